import type { PolicyFields } from '../../policy-fields.ts'

/** How a carrier may set the amounts of a policy: its name, what is stated ('A=370000 wind=7400/2%'), the page as typed. */
export type AmountLayout = [name: string, stated: string, text: string]

const FIELDS: Record<string, keyof PolicyFields> = {
  A: 'coverage_a_dwelling',
  B: 'coverage_b_other_structures',
  C: 'coverage_c_personal_property',
  D: 'coverage_d_loss_of_use',
  E: 'coverage_e_personal_liability',
  F: 'coverage_f_medical_payments',
  premium: 'total_annual_premium',
  mold: 'mold_limit',
  water: 'water_backup_limit',
  ordinance: 'ordinance_or_law_percentage',
  foundation: 'foundation_water_limit',
  extension: 'extended_dwelling_percentage',
  roof: 'roof_settlement',
  dwelling: 'dwelling_settlement',
  contents: 'personal_property_settlement',
}

const PERILS: Record<string, keyof PolicyFields['deductibles']> = {
  wind: 'wind_hail',
  storm: 'hurricane',
  other: 'all_perils',
}

/** The amounts of a reading in the same notation, sorted; what is not stated is left out. */
export const statedIn = (fields: PolicyFields): string[] => {
  const amounts = Object.entries(FIELDS).map(([name, field]) => ({ name, value: fields[field] }))
  const deductibles = Object.entries(PERILS).map(([name, peril]) => {
    const { amount, percentage } = fields.deductibles[peril] ?? { amount: null, percentage: null }
    return { name, value: amount === null || percentage === null ? amount : `${amount}/${percentage}%` }
  })
  const stated = [...amounts, ...deductibles].filter(({ value }) => value !== null)
  return stated.map(({ name, value }) => `${name}=${value}`).sort()
}
