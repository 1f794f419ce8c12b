import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { LIMIT_LABELS } from '../labels/limit-labels.ts'
import type { FieldValues } from './field-values.ts'
import { readExtension } from './read-extension.ts'
import { type LimitRow, limitRows, type Stated } from './read-limits.ts'

const DOLLAR_FIELDS = [
  'coverage_b_other_structures',
  'coverage_c_personal_property',
  'coverage_d_loss_of_use',
  'coverage_e_personal_liability',
  'coverage_f_medical_payments',
  'foundation_water_limit',
] as const

/** Fields where 'Not covered' is a limit of 0: the report tells people so. */
const ZERO_WHEN_NONE = ['mold_limit', 'water_backup_limit'] as const

/** The limits of the declarations, in dollars; percentages of Coverage A are computed. */
export const readCoverages = (pages: Page[]): FieldValues => {
  const dwelling = dollarsIn(rowOf(pages, 'coverage_a_dwelling'), null)
  const limit = dwelling?.value ?? null
  const stated: [keyof PolicyFields, Stated | null][] = [
    ['coverage_a_dwelling', dwelling],
    ...DOLLAR_FIELDS.map(
      (field) => [field, dollarsIn(rowOf(pages, field), limit)] as [keyof PolicyFields, Stated | null],
    ),
    ...ZERO_WHEN_NONE.map(
      (field) => [field, zeroOrDollars(rowOf(pages, field), limit)] as [keyof PolicyFields, Stated | null],
    ),
    ['ordinance_or_law_percentage', ordinance(pages, limit)],
    ['extended_dwelling_percentage', readExtension(pages, limit)],
  ]
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  for (const [field, found] of stated) {
    if (!found) continue
    const { value, row, isDerived } = found
    Object.assign(fields, { [field]: value })
    evidence[field] = evidenceOf([row.label, ...row.cells], 0.98 * row.rank, isDerived ? 'derived' : 'printed')
  }
  return { fields, evidence }
}

const rowOf = (pages: Page[], field: keyof typeof LIMIT_LABELS): LimitRow | undefined =>
  limitRows(pages, LIMIT_LABELS[field])[0]

const dollarsIn = (row: LimitRow | undefined, limit: number | null): Stated | null => {
  if (!row) return null
  const { dollars, percent, base } = row.amount
  if (dollars !== null) return { value: dollars, row, isDerived: false }
  if (percent === null || limit === null || (base !== null && base !== 'A')) return null
  return { value: Math.round(limit * percent) / 100, row, isDerived: true }
}

const zeroOrDollars = (row: LimitRow | undefined, limit: number | null): Stated | null =>
  row?.amount.status === 'none' ? { value: 0, row, isDerived: false } : dollarsIn(row, limit)

/** A limit in dollars counts where it is a whole percentage of Coverage A, as carriers compute it. */
const ordinance = (pages: Page[], limit: number | null): Stated | null => {
  for (const row of limitRows(pages, LIMIT_LABELS.ordinance_or_law_percentage)) {
    const { percent, dollars } = row.amount
    if (percent !== null) return { value: percent, row, isDerived: false }
    const computed = dollars && limit ? (dollars / limit) * 100 : null
    const whole = Math.round(computed ?? 0)
    if (computed !== null && whole > 0 && Math.abs(computed - whole) < 0.01)
      return { value: whole, row, isDerived: true }
  }
  return null
}
