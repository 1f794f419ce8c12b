import { toNumber } from '../values/amount.ts'
import type { Cell } from './cell.ts'
import { columnRole } from './headers.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** A row of two figures and of what the one is more or less than the other. */
interface Row {
  first: Cell
  second: Cell
  difference: Cell
}

/**
 * Below 'Expiring limit   Renewal limit   Change' a section of its own may have no heads: 'Medical payments   $1,000
 * $5,000   $4,000' is told by its sum, where the page has such a table.
 */
export const withoutFormerByDifference = (page: Page): Page => {
  const rows = page.cells.flatMap((cell) => rowEndingWith(page, cell))
  const order = rows.length > 0 ? orderOfTerms(page) : null
  if (order === null) return page
  const former = rows.flatMap(({ first, second, difference }) => [
    order === 'former first' ? first : second,
    difference,
  ])
  const without = new Set(former.filter((cell) => columnRole(page, cell) === null))
  return without.size === 0 ? page : { ...page, cells: page.cells.filter((cell) => !without.has(cell)) }
}

const rowEndingWith = (page: Page, difference: Cell): Row[] => {
  if (!MONEY.test(difference.text)) return []
  const line = cellsOfLine(page, difference)
  const [name, first, second, last, ...more] = line
  if (!name || !first || !second || last !== difference || more.length > 0) return []
  if (MONEY.test(name.text) || !MONEY.test(first.text) || !MONEY.test(second.text)) return []
  const apart = Math.abs(toNumber(second.text) - toNumber(first.text))
  return apart > 0 && apart === toNumber(difference.text) ? [{ first, second, difference }] : []
}
const MONEY = /^[+−–-]?\(?\$\s?\d{1,3}(?:,?\d{3})*(?:\.\d\d)?\)?$/

/** Which of two terms a table of this page prints first; null where it has none. */
const orderOfTerms = (page: Page): 'former first' | 'present first' | null => {
  for (const former of page.cells) {
    if (!MONEY.test(former.text) || columnRole(page, former) !== 'previous') continue
    const line = cellsOfLine(page, former)
    const present = line.find((cell) => MONEY.test(cell.text) && columnRole(page, cell) === 'current')
    if (present) return former.left < present.left ? 'former first' : 'present first'
  }
  return null
}
