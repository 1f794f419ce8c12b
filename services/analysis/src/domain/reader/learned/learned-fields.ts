/** All that is guessed at, but the deductibles. */
export const LEARNED_VALUES = [
  'coverage_a_dwelling',
  'coverage_b_other_structures',
  'coverage_c_personal_property',
  'coverage_d_loss_of_use',
  'coverage_e_personal_liability',
  'coverage_f_medical_payments',
  'mold_limit',
  'water_backup_limit',
  'foundation_water_limit',
  'total_annual_premium',
  'ordinance_or_law_percentage',
  'extended_dwelling_percentage',
  'year_built',
  'roof_year',
  'dwelling_settlement',
  'personal_property_settlement',
  'roof_settlement',
] as const

export type LearnedValue = (typeof LEARNED_VALUES)[number]
