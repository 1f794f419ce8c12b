import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { currentColumn, isLimit } from '../../../geometry/tables/current-column.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import { toNumber } from '../../../values/amount.ts'

/**
 * Two limits that differ a little, in columns whose names say nothing: only the one in the column that is proven to be
 * the current one holds; where none is, neither does.
 */
export const undisputed = (page: Page, cells: Cell[]): Cell[] => {
  const rivals = cells.filter((cell) => isLimit(cell) && columnRole(page, cell) === null)
  const limits = rivals.map((cell) => toNumber(cell.text))
  const [least, most] = [Math.min(...limits), Math.max(...limits)]
  if (limits.length < 2 || least < 5_000 || least === most || most > 1.5 * least) return cells
  const edge = currentColumn(page)
  const current = rivals.filter((cell) => edge !== null && Math.abs(cell.right - edge) < 4)
  return current.length === 1 ? current : []
}

/** '1%   $3,000      2%   $6,600' in columns whose names say nothing: two deductibles, and none that is proven to hold. */
export const withoutTwo = (page: Page, cells: Cell[]): Cell[] => {
  const open = cells.filter((cell) => columnRole(page, cell) === null).map(({ text }) => text)
  const [percents, dollars] = [/^\(?[\d.½]+\s?%/, /^\(?\$/].map(
    (kind) => new Set(open.filter((text) => kind.test(text))),
  )
  return (percents?.size ?? 0) > 1 && (dollars?.size ?? 0) > 1 ? [] : cells
}

/** '$1,000 deductible   $10,000': the coverage's own deductible in a column before its limit. */
export const withoutOwnDeductible = (cells: Cell[]): Cell[] =>
  cells.filter(({ text }) => !/^\$\s?[\d,]+ (?:own )?deductible$/i.test(text))

/** '25% of A   187.00': what stands after a percentage without a sign and with cents is its price. */
export const withoutPremium = ([first, ...rest]: Cell[]): Cell[] =>
  first === undefined
    ? []
    : /%\s?of\b/i.test(first.text)
      ? [first, ...rest.filter(({ text }) => !/^\$?\d[\d,]*\.\d\d$/.test(text))]
      : [first, ...rest]
