import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { RoofScheduleRow, UncertainValue } from '@plainpolicy/platform/report/report-answers'
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

/** The limits that a deductible's percentage may be of. */
export type DeductibleBase =
  | 'coverage_a_dwelling'
  | 'coverage_b_other_structures'
  | 'coverage_c_personal_property'
  | 'coverage_d_loss_of_use'

/** 'two years and one day' is { amount: 2, unit: 'years', extra_days: 1 }; `quote` is the sentence that sets it. */
export interface TimeLimit {
  amount: number
  unit: 'days' | 'months' | 'years'
  extra_days: number
  quote: string
}

/** A form that the declarations list, as printed without its edition; `page` is where the form itself begins, null: not enclosed. */
export interface ListedForm {
  code: string
  title: string | null
  page: number | null
}

/** What answers need beyond the fields. null and [] mean: not printed. Their evidence stands at 'county', 'deductible_bases.wind_hail' and so on. */
export interface PolicyDetails {
  /** Of the insured location, without the word: 'Galveston'. */
  county: string | null
  /** Only where the document names it, and of a printed percentage only. */
  deductible_bases: Record<keyof PolicyFields['deductibles'], DeductibleBase | null>
  roof_schedule: RoofScheduleRow[]
  /** As printed: 'Composition – asphalt shingle'. */
  roof_material: string | null
  /** How long after a loss the policy lets a claim be reported. */
  claim_notice_limit: TimeLimit | null
  /** How long the policy lets one sue the insurer. */
  suit_limit: TimeLimit | null
  /** As many as `endorsements` has, in its order. */
  forms: ListedForm[]
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
  details: PolicyDetails
  evidence: FieldEvidence
  refusal: RefusalCode | null
  warnings: { code: string; message: string }[]
  /** Values that were seen, but not with certainty: they stand nowhere else. Absent in readings made before there were any. */
  uncertain?: UncertainReading[]
  /** 0 to 1: the share of the stated values that is expected to be right. Absent until the reading is checked. */
  extractionConfidence?: number
}

/** A value under its field's name, which is a path as in evidence. */
export type UncertainReading = Omit<UncertainValue, 'label'>
