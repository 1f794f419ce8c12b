import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import { keepEvidenced } from '../../keep-evidenced.ts'
import type { PolicyDetails, PolicyFields, PolicyReading } from '../../policy-fields.ts'
import { anEvidence, aReading, inPercent } from './a-reading.ts'

/** Every field and detail that a document can state. */
const FIELDS: Partial<PolicyFields> = {
  additional_insured_names: ['Luz Rivera'],
  coverage_b_other_structures: 41_300,
  coverage_c_personal_property: 207_700,
  coverage_d_loss_of_use: 61_100,
  coverage_e_personal_liability: 103_000,
  coverage_f_medical_payments: 1_900,
  coverage_a_dwelling: 413_000,
  extended_dwelling_percentage: 17,
  deductibles: { all_perils: inPercent(1, 4_130), wind_hail: inPercent(3, 12_390), hurricane: inPercent(4, 16_520) },
  roof_settlement: 'schedule',
  mold_limit: 7_300,
  water_backup_limit: 9_700,
  ordinance_or_law_percentage: 11,
  foundation_water_limit: 13_100,
  year_built: 1987,
  roof_year: 2013,
  mortgagee: 'Pecan Bank',
  endorsements: ['HO 04 95'],
  cosmetic_damage_excluded: true,
}

const DETAILS: PolicyDetails = {
  county: 'Galveston',
  deductible_bases: { all_perils: null, wind_hail: 'coverage_a_dwelling', hurricane: 'coverage_c_personal_property' },
  roof_schedule: [{ material: null, from_age: 13, to_age: 13, percentage: 53 }],
  roof_material: 'Composition',
  claim_notice_limit: { amount: 365, unit: 'days', extra_days: 0, quote: 'within 365 days' },
  suit_limit: { amount: 2, unit: 'years', extra_days: 1, quote: 'two years and one day' },
  forms: [{ code: 'HO 04 95', title: 'Water Back Up', page: null }],
}

const DEDUCTIBLES = ['deductibles.all_perils', 'deductibles.wind_hail', 'deductibles.hurricane']

/** By the names of evidence: what a reading may miss, one by one. */
export const STATEMENTS = [
  ...Object.keys(aReading().fields).filter((field) => field !== 'deductibles'),
  ...DEDUCTIBLES,
  ...Object.keys(DETAILS).filter((detail) => detail !== 'deductible_bases'),
  ...DEDUCTIBLES.map((path) => path.replace('deductibles', 'deductible_bases')),
]

/** Only what is stated has its place, and only what has its place is kept. */
export function aReadingThatStates(stated: string[], kind: DocumentKind, change: Partial<PolicyFields>): PolicyReading {
  const evidence = Object.fromEntries(stated.map((path) => [path, anEvidence(path)]))
  return keepEvidenced(aReading({ kind, fields: { ...FIELDS, ...change }, reading: { details: DETAILS, evidence } }))
}
