import { toNumber } from '../../values/amount.ts'
import { isYearApart, parseDates } from '../../values/dates.ts'
import { cellsBetween, cellsDownFrom } from '../by-height.ts'
import { type Cell, overlap } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** In font sizes: from one row of the table to the next. */
const PITCH = 2.6
const LEAST_ROWS = 3

/**
 * 'Mar 1, 2025   Mar 1, 2026' over 'Dwelling   $290,000   $300,000', 'Roof   Replacement cost   Actual cash value' and more
 * such rows: two terms by their first days alone. The page without what held from the earlier one.
 */
export const withoutColumnsOfEarlierDays = (page: Page): Page => {
  const former = page.cells.flatMap((cell) => formerBelow(page, cell))
  return former.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !former.includes(cell)) }
}

const formerBelow = (page: Page, cell: Cell): Cell[] => {
  const day = dayIn(cell)
  const heads = day ? cellsOfLine(page, cell) : []
  const next = heads[0] === cell ? heads[1] : undefined
  const nextDay = next && dayIn(next)
  if (!day || !next || !nextDay || heads.length > 2 || !isYearApart(day, nextDay)) return []
  if ([cell, next].some((one) => isUnderHead(page, one))) return []
  const rows = rowsBelow(page, cell, next)
  return rows.length >= LEAST_ROWS ? [cell, ...rows] : []
}

/** 'Effective   Expires', 'From   To' over the days of one term */
const isUnderHead = (page: Page, day: Cell): boolean =>
  cellsBetween(page, day.y - PITCH * day.size, day.y - 2).some((cell) => overlap(cell, day) > 0)

/** What stands under the earlier day, in rows of a name and two values of a kind. */
const rowsBelow = (page: Page, day: Cell, next: Cell): Cell[] => {
  const values: Cell[] = []
  let last = day
  for (const cell of cellsDownFrom(page, day.y + 2)) {
    if (cell.y - last.y > PITCH * cell.size) break
    const line = cellsOfLine(page, cell)
    if (line[0] !== cell) continue
    const [name, before, after, ...more] = line
    const isRow = name && before && after && more.length === 0 && areCompared(before, after)
    if (!isRow || overlap(before, day) <= 0 || overlap(after, next) <= 0 || name.right > day.left) break
    values.push(before)
    last = cell
  }
  return values
}

/** Limits of two terms are near each other; a limit and its premium are not. */
const areCompared = (before: Cell, after: Cell): boolean => {
  const share = toNumber(before.text) / toNumber(after.text)
  return isFigure(before) === isFigure(after) && (!isFigure(before) || (share > 0.4 && share < 2.5))
}

const isFigure = ({ text }: Cell): boolean => /^\$?\d[\d,.]*\s?%?$/.test(text)

const dayIn = ({ text }: Cell): string | undefined => (BARE_DAY.test(text) ? parseDates(text)[0] : undefined)
const BARE_DAY = /^(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|[A-Z][A-Za-z]{2,8}\.? \d{1,2}, \d{4})$/
