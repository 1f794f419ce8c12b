import { labelWeight } from '../labels/known-label.ts'
import { parseAmount } from '../values/amount.ts'
import { parseDates } from '../values/dates.ts'
import type { Cell } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

const known = new WeakMap<Page, boolean>()

/** Fewer such lines prove nothing: a figure may begin a line for many reasons. */
const ENOUGH = 3

/** Whether a page prints each value before its label: '$412,000  Dwelling    $41,200  Other structures'. */
export const isValueFirst = (page: Page): boolean => {
  const before = known.get(page)
  if (before !== undefined) return before
  const lines = page.cells.map((cell) => cellsOfLine(page, cell)).filter((line, index) => line[0] === page.cells[index])
  const valueFirst = lines.filter(([first, ...rest]) => first && isFigure(first) && isLabel(rest.at(-1)))
  const labelFirst = lines.filter(([first, ...rest]) => isLabel(first) && rest.some(isFigure) && !isLabel(rest.at(-1)))
  const is = valueFirst.length >= ENOUGH && valueFirst.length > 2 * labelFirst.length
  known.set(page, is)
  return is
}

const isFigure = (cell: Cell): boolean =>
  cell.text.length < 40 &&
  (/^[$\d½]/.test(cell.text) || parseDates(cell.text).length > 0) &&
  parseAmount(cell.text) !== null

const isLabel = (cell: Cell | undefined): boolean => cell !== undefined && labelWeight(cell) >= 0.6
