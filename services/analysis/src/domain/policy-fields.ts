import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { DocumentKind } from '@plainpolicy/platform/report/report-data'

/** Dollars; `percentage` is a percent of Coverage A unless the document names another base. */
export interface Deductible {
  amount: number
  percentage: number | null
  stated: 'amount' | 'percentage' | 'both'
}

export interface PropertyAddress {
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
}

/** What a careful reader finds in the document. null, [] and false mean: not stated. Dollars and percents as printed. */
export interface PolicyFields {
  insurance_provider: string | null
  policy_number: string | null
  policy_form: string | null
  policy_holder_name: string | null
  additional_insured_names: string[]
  property_address: PropertyAddress
  effective_date: string | null
  renewal_date: string | null
  total_annual_premium: number | null
  coverage_a_dwelling: number | null
  coverage_b_other_structures: number | null
  coverage_c_personal_property: number | null
  coverage_d_loss_of_use: number | null
  coverage_e_personal_liability: number | null
  coverage_f_medical_payments: number | null
  extended_dwelling_percentage: number | null
  deductibles: { all_perils: Deductible | null; wind_hail: Deductible | null; hurricane: Deductible | null }
  wind_hail_excluded: boolean
  roof_settlement: 'RCV' | 'ACV' | 'schedule' | null
  dwelling_settlement: 'RCV' | 'ACV' | null
  personal_property_settlement: 'RCV' | 'ACV' | null
  cosmetic_damage_excluded: boolean
  mold_limit: number | null
  water_backup_limit: number | null
  flood_coverage: boolean
  ordinance_or_law_percentage: number | null
  foundation_water_limit: number | null
  year_built: number | null
  roof_year: number | null
  mortgagee: string | null
  endorsements: string[]
}

/** Paths such as 'coverage_a_dwelling' or 'deductibles.wind_hail' to the place in the document. */
export type FieldEvidence = Record<string, Evidence>

/** Why a document is not taken: the words for people live with the refusal, the code travels in AnalysisFailed. */
export const refusalCodes = ['not-home-insurance', 'renters', 'outside-texas', 'unreadable'] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** The outcome of reading one document. A refused document has its kind and fields all the same. */
export interface PolicyReading {
  document_kind: DocumentKind
  fields: PolicyFields
  evidence: FieldEvidence
  refusal: RefusalCode | null
  warnings: { code: string; message: string }[]
}
