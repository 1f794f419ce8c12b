import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'

type NumberField =
  | 'total_annual_premium'
  | 'coverage_b_other_structures'
  | 'coverage_f_medical_payments'
  | 'mold_limit'
  | 'water_backup_limit'
  | 'foundation_water_limit'
  | 'roof_year'

/** What another figure of the same policy rules out was misread: it is left out rather than told. */
const RULED_OUT: [NumberField, (value: number, fields: PolicyFields) => boolean][] = [
  ['coverage_b_other_structures', (value, { coverage_a_dwelling: limit }) => limit !== null && value > limit],
  [
    'coverage_f_medical_payments',
    (value, { coverage_e_personal_liability: liability }) => liability !== null && value >= liability,
  ],
  ['mold_limit', (value, { coverage_a_dwelling: limit }) => limit !== null && value > limit],
  ['water_backup_limit', (value, { coverage_a_dwelling: limit }) => limit !== null && value > limit],
  ['foundation_water_limit', (value, { coverage_a_dwelling: limit }) => limit !== null && value > limit],
  [
    'total_annual_premium',
    (value, { coverage_a_dwelling: limit }) => limit !== null && (value > 0.2 * limit || value < 0.0004 * limit),
  ],
  [
    'roof_year',
    (value, { year_built, renewal_date }) =>
      (year_built !== null && value < year_built) ||
      (renewal_date !== null && value > Number(renewal_date.slice(0, 4))),
  ],
]

/** Takes out of the fields, and of their evidence, what cannot be beside the rest. */
export const leaveOutContradicted = (fields: PolicyFields, evidence: FieldEvidence): void => {
  for (const [field, isRuledOut] of RULED_OUT) {
    const value = fields[field]
    if (value === null || !isRuledOut(value, fields)) continue
    fields[field] = null
    delete evidence[field]
  }
  if (fields.wind_hail_excluded && fields.roof_settlement) {
    // How a roof is paid after wind or hail is nothing to a policy without them.
    fields.roof_settlement = null
    delete evidence.roof_settlement
  }
  for (const [peril, deductible] of Object.entries(fields.deductibles)) {
    const most = fields.coverage_a_dwelling === null ? Number.POSITIVE_INFINITY : 0.3 * fields.coverage_a_dwelling
    // A policy without wind and hail has no deductible of theirs: 'Windstorm or hail' below an amount was the exclusion.
    const isExcluded = fields.wind_hail_excluded && peril !== 'all_perils'
    if (!deductible || (deductible.amount <= most && !isExcluded)) continue
    fields.deductibles[peril as keyof PolicyFields['deductibles']] = null
    delete evidence[`deductibles.${peril}`]
    delete evidence[`deductible_bases.${peril}`]
  }
}
