import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { DocumentKind, Language } from '@plainpolicy/platform/report/report-data'
import type { Deductible, PolicyDetails, PolicyFields, PolicyReading } from '../../policy-fields.ts'
import { buildReport } from '../build-report.ts'
import { policyFacts } from '../policy-facts.ts'

/** The day on which tests look at a policy, within the term of `aHome`. */
export const TODAY = '2026-11-21'

export const inDollars = (amount: number): Deductible => ({ amount, percentage: null, stated: 'amount' })
export const inPercent = (percentage: number, amount: number): Deductible => ({ amount, percentage, stated: 'both' })

/** A home policy of 400,000 that states nothing but its limit, its deductibles (1% and 2%) and its settlements. */
export const aHome: PolicyFields = {
  insurance_provider: 'Lone Star Lloyds',
  policy_number: 'TX-100-2',
  policy_form: 'HO-3',
  policy_holder_name: 'Ada Rivera',
  additional_insured_names: [],
  property_address: { street: '12 Pecan St', city: 'Austin', state: 'TX', zip: '78701' },
  effective_date: '2026-03-02',
  renewal_date: '2027-03-02',
  total_annual_premium: 4316,
  coverage_a_dwelling: 400_000,
  coverage_b_other_structures: null,
  coverage_c_personal_property: 200_000,
  coverage_d_loss_of_use: null,
  coverage_e_personal_liability: 300_000,
  coverage_f_medical_payments: null,
  extended_dwelling_percentage: null,
  deductibles: { all_perils: inPercent(1, 4000), wind_hail: inPercent(2, 8000), hurricane: null },
  wind_hail_excluded: false,
  roof_settlement: 'RCV',
  dwelling_settlement: 'RCV',
  personal_property_settlement: 'RCV',
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
}

export const noDetails: PolicyDetails = {
  county: null,
  deductible_bases: { all_perils: null, wind_hail: null, hurricane: null },
  roof_schedule: [],
  roof_material: null,
  claim_notice_limit: null,
  suit_limit: null,
  forms: [],
}

export const nothingPrinted = { all_perils: null, wind_hail: null, hurricane: null }

export const anEvidence = (quote: string): Evidence => ({
  page: 2,
  quote,
  box: [54, 180, 200, 192],
  confidence: 0.95,
  method: 'printed',
})

interface Variant {
  kind?: DocumentKind
  fields?: Partial<PolicyFields>
  reading?: Partial<PolicyReading>
}

export const aReading = ({
  kind = 'homeowners_declarations',
  fields = {},
  reading = {},
}: Variant = {}): PolicyReading => ({
  document_kind: kind,
  fields: { ...aHome, ...fields },
  details: noDetails,
  evidence: {},
  refusal: null,
  warnings: [],
  ...reading,
})

export const factsOf = (fields: Partial<PolicyFields> = {}, kind?: DocumentKind, language: Language = 'en') =>
  policyFacts({ reading: aReading({ fields, ...(kind ? { kind } : {}) }), today: TODAY, language })

export const reportOf = (variant: Variant = {}, today = TODAY, language: Language = 'en') =>
  buildReport({ reportId: '7b0c2f0e-3f0e-4a57-9a1c-0d7f4d3c9a11', reading: aReading(variant), today, language })
