import { toNumber } from '../../values/amount.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { columnRole } from '../tables/headers.ts'

/** A row of two figures and of what the one is more or less than the other. */
interface Row {
  former: Cell
  present: Cell
  difference: Cell
}

/**
 * Below 'Expiring limit   Renewal limit   Change' a section of its own may have no heads: 'Medical payments   $1,000
 * $5,000   $4,000' is told by its sum, where its figures stand about as those of that table do.
 */
export const withoutFormerByDifference = (page: Page): Page => {
  const rows = page.cells.flatMap((cell) => rowEndingWith(page, cell))
  const told = rows.find(
    ({ former, difference }) =>
      columnRole(page, former) === 'previous' && columnRole(page, difference) === 'difference',
  )
  if (!told) return page
  const without = new Set(
    rows
      .filter((row) => columnRole(page, row.former) === null && isLike(row, told) && !hasHeads(page, told, row))
      .flatMap(({ former, difference }) => [former, difference]),
  )
  return without.size === 0 ? page : { ...page, cells: page.cells.filter((cell) => !without.has(cell)) }
}

const rowEndingWith = (page: Page, difference: Cell): Row[] => {
  if (!LIMIT.test(difference.text)) return []
  const [name, former, present, last, ...more] = cellsOfLine(page, difference)
  if (!name || !former || !present || last !== difference || more.length > 0) return []
  if (LIMIT.test(name.text) || !LIMIT.test(former.text) || !LIMIT.test(present.text)) return []
  const apart = Math.abs(toNumber(present.text) - toNumber(former.text))
  return apart > 0 && apart === toNumber(difference.text) ? [{ former, present, difference }] : []
}
/** Without cents: a premium is no limit. */
const LIMIT = /^[+−–-]?\(?\$\s?\d{1,3}(?:,?\d{3})*\)?$/

/** Points that the figures of a section may end beside those of the table above. */
const ASIDE = 14

const isLike = (row: Row, told: Row): boolean =>
  (['former', 'present', 'difference'] as const).every((part) => Math.abs(row[part].right - told[part].right) < ASIDE)

/** A line of several words between them names other columns. */
const hasHeads = (page: Page, told: Row, row: Row): boolean =>
  page.cells.some((cell) => {
    if (cell.y <= told.former.y + 2 || cell.y >= row.former.y - 2) return false
    const line = cellsOfLine(page, cell)
    return line[0] === cell && line.length > 2 && !line.some(({ text }) => /\d/.test(text))
  })
