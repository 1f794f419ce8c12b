import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import { cellLeftOf, cellsRightOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { isDenial } from '../../values/denial.ts'
import { isShareOfOther } from '../../values/share-of-other.ts'
import { barePercent } from './bare-percent.ts'
import { buildingsRow } from './buildings-row.ts'
import { rowByKeyWord } from './limit-by-key-word.ts'
import { notPurchased } from './named-as-not-purchased.ts'
import { ordinanceColumns } from './ordinance-column.ts'
import { readExtension } from './read-extension.ts'
import { limitRows } from './read-limits.ts'
import type { LimitRow, Stated } from './rows/limit-row.ts'
import { ordinanceSaid } from './said-percents.ts'
import { severalBuildings } from './several-buildings.ts'

const DOLLAR_FIELDS = [
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
  const dwelling = dollarsIn(rowOf(pages, 'coverage_a_dwelling') ?? buildingsRow(pages), null)
  const limit = dwelling?.value ?? null
  const stated: [keyof PolicyFields, Stated | null][] = [
    ['coverage_a_dwelling', dwelling],
    ...DOLLAR_FIELDS.map(
      (field) =>
        [field, dollarsIn(rowOf(pages, field), limit) ?? ofContents(pages, field)] as [
          keyof PolicyFields,
          Stated | null,
        ],
    ),
    [
      'coverage_b_other_structures',
      severalBuildings(pages) ?? dollarsIn(rowOf(pages, 'coverage_b_other_structures'), limit),
    ],
    ...ZERO_WHEN_NONE.map(
      (field) =>
        [field, zeroOrDollars(rowOf(pages, field), limit) ?? notPurchased(pages, field)] as [
          keyof PolicyFields,
          Stated | null,
        ],
    ),
    [
      'ordinance_or_law_percentage',
      ordinance(pages, limit) ?? barePercent(pages, LIMIT_LABELS.ordinance_or_law_percentage),
    ],
    ['extended_dwelling_percentage', readExtension(pages, limit)],
  ]
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  for (const [field, found] of stated) {
    if (!found) continue
    const { value, row, isDerived } = found
    Object.assign(fields, { [field]: value })
    const cells = [...letterBefore(pages, row.label), row.label, ...row.cells]
    evidence[field] = evidenceOf(cells, 0.98 * row.rank, isDerived ? 'derived' : 'printed')
  }
  return { fields, evidence }
}

/** 'B' in a column of its own before 'Personal Property' */
const letterBefore = (pages: Page[], label: Cell): Cell[] => {
  const page = pages.find(({ number }) => number === label.page)
  const before = page && cellLeftOf(page, label)
  return before && /^(?:cov(?:erage|\.)?\s)?[A-FLM][.)]?$/.test(before.text) ? [before] : []
}

const rowOf = (pages: Page[], field: keyof typeof LIMIT_LABELS): LimitRow | undefined => {
  const rows = limitRows(pages, LIMIT_LABELS[field])
  const own = rowByKeyWord(pages, field)
  return (own ? [...rows, own] : rows).find(
    (row) =>
      isPlausible(field, row) &&
      (row.amount.dollars !== 0 || isDeniedInRow(pages, row)) &&
      !(isDwelling(field) && row.amount.hasCents) &&
      !cellsWithRemark(pages, row).some(isShareOfOther) &&
      (isDwelling(field) || !rows.some((other) => isDeniedBy(other, row))) &&
      !(isNamedByLetter(row) && rows.some((other) => isRival(other, row))),
  )
}

/** '$0   Water backup   Not covered'; '$0' alone may be what it costs. */
const isDeniedInRow = (pages: Page[], { label }: LimitRow): boolean =>
  pages.some((page) => page.number === label.page && cellsOfLine(page, label).some(({ text }) => isDenial(text)))

/** 'Detached garage   10% of A   Your option; use reduces the Coverage A amount': what is remarked on the figure stands right beside it. */
const cellsWithRemark = (pages: Page[], { label, cells }: LimitRow): Cell[] => {
  const page = pages.find(({ number }) => number === label.page)
  const last = cells.at(-1) ?? label
  return [label, ...cells, ...(page ? cellsRightOf(page, last).slice(0, 1) : [])]
}

/** 'Personal property   Not covered' in full: what is called so in other words is less than that. */
const isDeniedBy = (denied: LimitRow, row: LimitRow): boolean =>
  denied.amount.status === 'none' && denied.match.weight > row.match.weight

/** 'Fences (Coverage B)   $5,000' and 'Barn (Coverage B)   $20,000' are parts of it. */
const isNamedByLetter = ({ match, label }: LimitRow): boolean =>
  match.weight <= 0.4 && !/^coverage[a-f]/.test(label.key)

const isRival = (other: LimitRow, row: LimitRow): boolean =>
  isNamedByLetter(other) && other.amount.dollars !== row.amount.dollars

/** With cents it is the premium of the coverage. */
const isDwelling = (field: keyof typeof LIMIT_LABELS): boolean => field === 'coverage_a_dwelling'

/** Least and most that is sold of a coverage, with room to spare: a year, a premium or a loan number is none. */
const RANGES: Partial<Record<keyof typeof LIMIT_LABELS, [number, number]>> = {
  coverage_a_dwelling: [5_000, 50_000_000],
  coverage_b_other_structures: [400, 20_000_000],
  coverage_c_personal_property: [1_000, 20_000_000],
  coverage_d_loss_of_use: [500, 20_000_000],
  coverage_e_personal_liability: [10_000, 10_000_000],
  coverage_f_medical_payments: [250, 100_000],
  mold_limit: [500, 5_000_000],
  water_backup_limit: [500, 5_000_000],
  foundation_water_limit: [500, 5_000_000],
}

/** Of what words of the carrier's own name, or a letter behind them: 'Firearms (Coverage C)   $2,500' is a part of it. */
const LEAST_IN_OWN_WORDS: Partial<Record<keyof typeof LIMIT_LABELS, number>> = {
  coverage_c_personal_property: 5_000,
  coverage_d_loss_of_use: 2_500,
}
const OWN_WORDS = 0.75

const isPlausible = (field: keyof typeof LIMIT_LABELS, { amount, match }: LimitRow): boolean => {
  const { dollars, percent, base } = amount
  // 'Foundation: slab at grade, 100%' is what the home stands on.
  if (dollars === null && base === null && (percent ?? 0) >= 100) return false
  // 'House: up to 150% of the dwelling amount' extends it, and is no share of it.
  if (isDwelling(field) && dollars === null && base === 'A') return false
  const [least, most] = RANGES[field] ?? [0, 1e9]
  if (dollars === 0) return field === 'mold_limit' || field === 'water_backup_limit'
  const leastNamedSo = match.weight > OWN_WORDS ? 0 : (LEAST_IN_OWN_WORDS[field] ?? 0)
  return dollars === null || (dollars >= Math.max(least, leastNamedSo) && dollars <= most && !isYear(dollars))
}

/** 'Foundation: slab   1985'; limits are whole hundreds of dollars. */
const isYear = (dollars: number): boolean => dollars > 1800 && dollars < 2050 && dollars % 100 !== 0

const dollarsIn = (row: LimitRow | undefined, limit: number | null): Stated | null => {
  if (!row) return null
  const { dollars, percent, base } = row.amount
  if (dollars !== null) return { value: dollars, row, isDerived: false }
  if (percent === null || limit === null || (base !== null && base !== 'A')) return null
  return { value: Math.round(limit * percent) / 100, row, isDerived: true }
}

/** 'Loss of use   40% of Coverage C', as unit-owners have it. */
const ofContents = (pages: Page[], field: (typeof DOLLAR_FIELDS)[number]): Stated | null => {
  const row = field === 'coverage_d_loss_of_use' ? rowOf(pages, field) : undefined
  const contents = row?.amount.base === 'C' ? dollarsIn(rowOf(pages, 'coverage_c_personal_property'), null) : null
  return row && contents ? dollarsIn({ ...row, amount: { ...row.amount, base: null } }, contents.value) : null
}

const zeroOrDollars = (row: LimitRow | undefined, limit: number | null): Stated | null =>
  row?.amount.status === 'none' ? { value: 0, row, isDerived: false } : dollarsIn(row, limit)

/** 'Ordinance or law   100% of the increased cost' */
const OF_COST =
  /%\s?of (?:the |any |your )?(?:increased|added|additional|extra|actual|necessary|costs?|expenses?|loss)\b/i

/** A limit in dollars counts where it is a whole percentage of Coverage A, as carriers compute it. */
const ordinance = (pages: Page[], limit: number | null): Stated | null => {
  for (const row of [
    ...limitRows(pages, LIMIT_LABELS.ordinance_or_law_percentage),
    ...ordinanceSaid(pages),
    ...ordinanceColumns(pages),
  ]) {
    const { percent, dollars } = row.amount
    if ([row.label, ...row.cells].some(({ text }) => OF_COST.test(text))) continue
    if (percent !== null) return { value: percent, row, isDerived: false }
    const computed = dollars && limit ? (dollars / limit) * 100 : null
    const whole = Math.round(computed ?? 0)
    if (computed !== null && whole > 0 && Math.abs(computed - whole) < 0.01)
      return { value: whole, row, isDerived: true }
  }
  return null
}
