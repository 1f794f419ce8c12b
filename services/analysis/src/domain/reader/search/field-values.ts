import type { FieldEvidence, PolicyDetails, PolicyFields } from '../../policy-fields.ts'

/** What one reader of fields hands over: values and, for each that is stated, its place in the document. */
export interface FieldValues {
  fields: Partial<PolicyFields>
  details?: Partial<PolicyDetails>
  evidence: FieldEvidence
}

export const emptyFields = (): PolicyFields => ({
  insurance_provider: null,
  policy_number: null,
  policy_form: null,
  policy_holder_name: null,
  additional_insured_names: [],
  property_address: { street: null, city: null, state: null, zip: null },
  effective_date: null,
  renewal_date: null,
  total_annual_premium: null,
  coverage_a_dwelling: null,
  coverage_b_other_structures: null,
  coverage_c_personal_property: null,
  coverage_d_loss_of_use: null,
  coverage_e_personal_liability: null,
  coverage_f_medical_payments: null,
  extended_dwelling_percentage: null,
  deductibles: { all_perils: null, wind_hail: null, hurricane: null },
  wind_hail_excluded: false,
  roof_settlement: null,
  dwelling_settlement: null,
  personal_property_settlement: null,
  cosmetic_damage_excluded: false,
  mold_limit: null,
  water_backup_limit: null,
  flood_coverage: false,
  ordinance_or_law_percentage: null,
  foundation_water_limit: null,
  year_built: null,
  roof_year: null,
  mortgagee: null,
  endorsements: [],
})

export const emptyDetails = (): PolicyDetails => ({
  county: null,
  deductible_bases: { all_perils: null, wind_hail: null, hurricane: null },
  roof_schedule: [],
  roof_material: null,
  claim_notice_limit: null,
  suit_limit: null,
  forms: [],
})
