import type { Cell } from '../geometry/cell.ts'
import { currentColumn, isLimit } from '../geometry/current-column.ts'
import { columnRole } from '../geometry/headers.ts'
import type { Page } from '../geometry/layout.ts'
import { toNumber } from '../values/amount.ts'

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

/** '25% of A   187.00': what stands after a percentage without a sign and with cents is its price. */
export const withoutPremium = ([first, ...rest]: Cell[]): Cell[] =>
  first === undefined
    ? []
    : /%\s?of\b/i.test(first.text)
      ? [first, ...rest.filter(({ text }) => !/^\$?\d[\d,]*\.\d\d$/.test(text))]
      : [first, ...rest]
