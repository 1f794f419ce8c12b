import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { isLockedPath } from '../locked-paths.ts'
import type { RelatedWords } from './related-words.ts'

type Label = keyof RelatedWords['labels']
export type Deductible = ReportData['deductibles']['all_perils']

/** What two policies are compared by; each value by its path in the report. */
export type ComparedValue = { path: string; label: Label } & (
  | { kind: 'dollars' | 'percent'; read: (report: ReportData) => number | null | undefined; isShareOfA?: true }
  | { kind: 'text' | 'settlement'; read: (report: ReportData) => string | null }
  | { kind: 'yesOrNo'; read: (report: ReportData) => boolean | null | undefined }
  | { kind: 'deductible'; read: (report: ReportData) => Deductible }
)

export const comparedValues: ComparedValue[] = [
  dollars('premium_details.total_annual_premium', 'premium', (report) => report.premium_details.total_annual_premium),
  dollars(
    'property_coverage_limits.coverage_a_dwelling',
    'coverage_a',
    ({ property_coverage_limits: limits }) => limits.coverage_a_dwelling,
  ),
  shareOfA(
    'property_coverage_limits.coverage_b_other_structures',
    'coverage_b',
    ({ property_coverage_limits: limits }) => limits.coverage_b_other_structures,
  ),
  shareOfA(
    'property_coverage_limits.coverage_c_personal_property',
    'coverage_c',
    ({ property_coverage_limits: limits }) => limits.coverage_c_personal_property,
  ),
  shareOfA(
    'property_coverage_limits.coverage_d_loss_of_use',
    'coverage_d',
    ({ property_coverage_limits: limits }) => limits.coverage_d_loss_of_use,
  ),
  dollars(
    'property_coverage_limits.coverage_e_personal_liability',
    'coverage_e',
    ({ property_coverage_limits: limits }) => limits.coverage_e_personal_liability,
  ),
  dollars(
    'property_coverage_limits.coverage_f_medical_payments',
    'coverage_f',
    ({ property_coverage_limits: limits }) => limits.coverage_f_medical_payments,
  ),
  deductible('standard'),
  deductible('wind_hail'),
  deductible('hurricane'),
  {
    kind: 'percent',
    path: 'dwelling_valuation.extended_dwelling_percentage',
    label: 'extension',
    read: ({ dwelling_valuation: home }) => home.extended_dwelling_percentage,
  },
  {
    kind: 'percent',
    path: 'dwelling_valuation.ordinance_or_law_percentage',
    label: 'ordinance',
    read: ({ dwelling_valuation: home }) => home.ordinance_or_law_percentage,
  },
  {
    kind: 'settlement',
    path: 'coverage_summary.roof_coverage.settlement',
    label: 'roof',
    read: ({ coverage_summary: summary }) => summary.roof_coverage.settlement,
  },
  {
    kind: 'settlement',
    path: 'dwelling_valuation.dwelling_settlement',
    label: 'dwelling',
    read: ({ dwelling_valuation: home }) => home.dwelling_settlement,
  },
  {
    kind: 'settlement',
    path: 'dwelling_valuation.personal_property_settlement',
    label: 'belongings',
    read: ({ dwelling_valuation: home }) => home.personal_property_settlement,
  },
  {
    kind: 'yesOrNo',
    path: 'coverage_summary.roof_coverage.cosmetic_damage_excluded',
    label: 'cosmetic',
    read: ({ coverage_summary: summary }) => summary.roof_coverage.cosmetic_damage_excluded,
  },
  {
    kind: 'yesOrNo',
    path: 'sections.storm.wind_hail_excluded',
    label: 'wind_excluded',
    read: ({ sections }) => sections.storm?.wind_hail_excluded,
  },
  dollars(
    'coverage_summary.mold_coverage.coverage_limit',
    'mold',
    ({ coverage_summary: summary }) => summary.mold_coverage?.coverage_limit,
  ),
  dollars(
    'coverage_summary.water_damage.sewer_backup',
    'sewer',
    ({ coverage_summary: summary }) => summary.water_damage?.sewer_backup,
  ),
  dollars(
    'dwelling_valuation.foundation_water_limit',
    'foundation',
    ({ dwelling_valuation: home }) => home.foundation_water_limit,
  ),
  {
    kind: 'yesOrNo',
    path: 'coverage_summary.water_damage.flood_coverage',
    label: 'flood',
    read: ({ coverage_summary: summary }) => summary.water_damage?.flood_coverage,
  },
  {
    kind: 'text',
    path: 'policy_holder_details.insurance_provider',
    label: 'insurance_provider',
    read: ({ policy_holder_details: details }) => details.insurance_provider,
  },
  {
    kind: 'text',
    path: 'policy_holder_details.policy_form',
    label: 'policy_form',
    read: ({ policy_holder_details: details }) => details.policy_form,
  },
]

/** Mold and water are shown of reports alone whose Enhanced version is unlocked. */
export const isLockedValue = ({ path }: ComparedValue): boolean => isLockedPath(path)

type ReadAmount = (report: ReportData) => number | null | undefined

function dollars(path: string, label: Label, read: ReadAmount): ComparedValue {
  return { kind: 'dollars', path, label, read }
}

/** Limits that are often printed as a percent of Coverage A. */
function shareOfA(path: string, label: Label, read: ReadAmount): ComparedValue {
  return { kind: 'dollars', path, label, read, isShareOfA: true }
}

function deductible(peril: 'standard' | 'wind_hail' | 'hurricane'): ComparedValue {
  const name = `${peril}_deductible` as const
  const read = ({ calculated_deductibles: deductibles }: ReportData) => deductibles[name]
  return { kind: 'deductible', path: `calculated_deductibles.${name}`, label: peril, read }
}
