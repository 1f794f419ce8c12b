import type { PolicyFields } from '../policy-fields.ts'
import { day, dollars, list, oneOf, percent, place, words, year, yesOrNo } from './written-value.ts'

type Plain = Exclude<keyof PolicyFields, 'deductibles' | 'endorsements'>

/** How a person writes each value. Deductibles have rules of their own; the list of forms is not corrected. */
export const correctableFields: Record<Plain, (written: string) => unknown> = {
  insurance_provider: words,
  policy_number: words,
  policy_form: words,
  policy_holder_name: words,
  additional_insured_names: list,
  property_address: place,
  effective_date: day,
  renewal_date: day,
  total_annual_premium: dollars,
  coverage_a_dwelling: dollars,
  coverage_b_other_structures: dollars,
  coverage_c_personal_property: dollars,
  coverage_d_loss_of_use: dollars,
  coverage_e_personal_liability: dollars,
  coverage_f_medical_payments: dollars,
  extended_dwelling_percentage: percent,
  wind_hail_excluded: yesOrNo,
  roof_settlement: oneOf('RCV', 'ACV', 'schedule'),
  dwelling_settlement: oneOf('RCV', 'ACV'),
  personal_property_settlement: oneOf('RCV', 'ACV'),
  cosmetic_damage_excluded: yesOrNo,
  mold_limit: dollars,
  water_backup_limit: dollars,
  flood_coverage: yesOrNo,
  ordinance_or_law_percentage: percent,
  foundation_water_limit: dollars,
  year_built: year,
  roof_year: year,
  mortgagee: words,
}

/** 'none': the policy does not state it. What that looks like for each value. */
export const notStated = (field: Plain): unknown => {
  if (field === 'property_address') return { street: null, city: null, state: null, zip: null }
  if (field === 'additional_insured_names') return []
  return correctableFields[field] === yesOrNo ? false : null
}

export const isPlain = (field: string): field is Plain => Object.hasOwn(correctableFields, field)
