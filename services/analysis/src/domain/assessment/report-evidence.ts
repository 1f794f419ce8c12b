import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence } from '../policy-fields.ts'
import type { EffectiveDeductibles } from './deductibles.ts'

/** Where each field of the reading stands in the report. A field that serves twice is listed twice. */
const PATHS: [field: string, ...reportPaths: string[]][] = [
  ['policy_holder_name', 'policy_holder_details.policy_holder_name'],
  ['additional_insured_names', 'policy_holder_details.additional_insured_names'],
  ['property_address', 'policy_holder_details.property_address', 'dwelling_valuation.location'],
  ['insurance_provider', 'policy_holder_details.insurance_provider'],
  ['policy_number', 'policy_holder_details.policy_number'],
  ['policy_form', 'policy_holder_details.policy_form'],
  ['effective_date', 'policy_holder_details.effective_date'],
  ['renewal_date', 'policy_holder_details.renewal_date'],
  ['mortgagee', 'policy_holder_details.mortgagee'],
  ['year_built', 'dwelling_valuation.year_built'],
  ['roof_year', 'dwelling_valuation.roof_year'],
  ['dwelling_settlement', 'dwelling_valuation.dwelling_settlement'],
  ['personal_property_settlement', 'dwelling_valuation.personal_property_settlement'],
  ['extended_dwelling_percentage', 'dwelling_valuation.extended_dwelling_percentage'],
  ['ordinance_or_law_percentage', 'dwelling_valuation.ordinance_or_law_percentage'],
  ['foundation_water_limit', 'dwelling_valuation.foundation_water_limit'],
  [
    'coverage_a_dwelling',
    'property_coverage_limits.coverage_a_dwelling',
    'calculated_deductibles.dwelling_coverage_amount',
    'sections.storm.coverage_limit',
  ],
  ['coverage_b_other_structures', 'property_coverage_limits.coverage_b_other_structures'],
  ['coverage_c_personal_property', 'property_coverage_limits.coverage_c_personal_property'],
  ['coverage_d_loss_of_use', 'property_coverage_limits.coverage_d_loss_of_use'],
  ['coverage_e_personal_liability', 'property_coverage_limits.coverage_e_personal_liability'],
  ['coverage_f_medical_payments', 'property_coverage_limits.coverage_f_medical_payments'],
  ['total_annual_premium', 'premium_details.total_annual_premium'],
  ['roof_settlement', 'coverage_summary.roof_coverage.settlement', 'sections.roof.coverage_type'],
  [
    'cosmetic_damage_excluded',
    'coverage_summary.roof_coverage.cosmetic_damage_excluded',
    'sections.roof.cosmetic_damage_excluded',
  ],
  ['wind_hail_excluded', 'sections.storm.wind_hail_excluded', 'sections.roof.wind_hail_excluded'],
  ['mold_limit', 'coverage_summary.mold_coverage.coverage_limit', 'sections.mold.limit'],
  ['water_backup_limit', 'coverage_summary.water_damage.sewer_backup', 'sections.water.sewer_backup'],
  ['flood_coverage', 'coverage_summary.water_damage.flood_coverage', 'sections.water.flood_coverage'],
  ['roof_schedule', 'sections.roof.payment_schedule'],
  ['roof_material', 'sections.roof.material'],
  ['county', 'coastal_check.county'],
  ['claim_notice_limit', 'claims_clock.notice'],
  ['suit_limit', 'claims_clock.suit'],
  ['endorsements', 'forms.listed'],
  ['deductible_bases.all_perils', 'deductible_proof.all_perils.base'],
  ['deductible_bases.wind_hail', 'deductible_proof.wind_hail.base'],
  ['deductible_bases.hurricane', 'deductible_proof.hurricane.base'],
  ['deductibles.all_perils', 'deductibles.all_perils', 'sections.water.water_deductible'],
  ['deductibles.wind_hail', 'deductibles.wind_hail'],
  ['deductibles.hurricane', 'deductibles.hurricane'],
]

/** Which field of the reading the value of the report is; null for one that is worked out. */
export function fieldOfReportPath(path: string): string | null {
  const [, peril] = /^calculated_deductibles\.(standard|wind_hail|hurricane)_deductible$/.exec(path) ?? []
  if (peril) return `deductibles.${peril === 'standard' ? 'all_perils' : peril}`
  return PATHS.find(([, ...reportPaths]) => reportPaths.includes(path))?.[0] ?? null
}

const DERIVED_OF_WIND = ['sections.storm.emergency_fund', 'sections.storm.additional_for_storms']

/** Where a field of the reading stands in the report; its own name where it stands nowhere. */
export function reportPathOf(field: string): string {
  return PATHS.find(([name]) => name === field)?.[1] ?? field
}

/** Keyed by the report's paths. A deductible that serves for another peril brings its own evidence along. */
export function reportEvidence(evidence: FieldEvidence, deductibles: EffectiveDeductibles): Record<string, Evidence> {
  const found: Record<string, Evidence> = {}
  const copy = (field: string, path: string, method?: 'derived') => {
    const place = evidence[field] ?? firstPart(evidence, field)
    if (place) found[path] = method ? { ...place, method } : place
  }
  for (const [field, ...reportPaths] of PATHS) for (const path of reportPaths) copy(field, path)
  copy('extended_dwelling_percentage', 'total_insured_value', 'derived')
  copy('roof_year', 'sections.roof.roof_age', 'derived')
  copy('mold_limit', 'sections.mold.typical_gap', 'derived')
  copy('mold_limit', 'sections.mold.coverage_level_percentage', 'derived')
  copy('water_backup_limit', 'sections.water.risk', 'derived')
  for (const peril of ['standard', 'wind_hail', 'hurricane'] as const) {
    const effective = deductibles[peril]
    if (effective) copy(`deductibles.${effective.from}`, `calculated_deductibles.${peril}_deductible`)
  }
  const wind = deductibles.wind_hail?.from
  if (wind) {
    copy(`deductibles.${wind}`, 'sections.roof.storm_deductible_display')
    for (const path of DERIVED_OF_WIND) copy(`deductibles.${wind}`, path, 'derived')
  }
  return found
}

/** An address or a list may be proven by its parts ('property_address.street'); the first one opens the place. */
function firstPart(evidence: FieldEvidence, field: string): Evidence | undefined {
  const key = Object.keys(evidence).find((path) => path.startsWith(`${field}.`))
  return key === undefined ? undefined : evidence[key]
}
