import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import { isValueFirst } from '../../../geometry/tables/value-first.ts'
import { baseIn } from '../../../values/amount.ts'
import { amountIn, withPercent } from '../rows/amount-in-row.ts'
import { isValue } from '../rows/is-value.ts'
import type { LimitRow, RowPlace } from '../rows/limit-row.ts'
import { rankOf } from '../rows/rank-of.ts'
import { cellsBefore, saysDeductible, wordsOf } from './cells-before.ts'
import { isOfOtherLabel } from './figure-of-other.ts'

/** '$65,000   Coverage A – Dwelling': Travelers prints the figure first. '6610 03/19   Water back-up' is a form. */
export const rowLeft = ({ page, label, match, wanted }: RowPlace): LimitRow | null => {
  const [left, ...more] = cellsBefore(page, label)
  if (left && (isOfOtherLabel({ page, label, wanted }, left) || [left, label].every(isUnderFigure(page)))) return null
  const words = wordsOf([left, ...more], wanted === 'deductible' ? match : null)
  const role = left && columnRole(page, left)
  const isFigure = left && isValue(left) && (isValueFirst(page, label) || /[$%]|\d,\d{3}/.test(left.text))
  const isForeign = role !== null && role !== wanted && !(wanted === 'deductible' && saysDeductible(page, label))
  const amount = isFigure && !isForeign ? amountIn(words, wanted) : null
  if (!left || !amount) return null
  const base = amount.base ?? baseIn(label.text)
  const whole = withPercent({ ...amount, base }, match) ?? amount
  return { label, match, amount: whole, cells: [left, ...more], rank: 0.95 * rankOf(match, amount, wanted) }
}

/** '$7,420   $5,000' over '1% of dwelling coverage   All other perils': of what stands under figures of their own none is the other's. */
const isUnderFigure =
  (page: Page) =>
  (remark: Cell): boolean =>
    cellsBetween(page, remark.y - 2.2 * remark.size, remark.y - 2).some(
      (cell) => Math.abs(cell.left - remark.left) < 3 && /^\$\s?\d[\d,]*$/.test(cell.text) && cell.size > remark.size,
    )
