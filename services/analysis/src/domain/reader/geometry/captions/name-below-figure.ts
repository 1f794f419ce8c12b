import { DEDUCTIBLE_LABELS } from '../../labels/deductible-labels.ts'
import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { parseAmount } from '../../values/amount.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/**
 * '1,000' over 'All other perils' over '6,000' over 'Windstorm or hail': in a stack that begins with a figure and ends
 * with a name, what stands below a name is the figure of the next one.
 */
export const isOfNameBelow = (page: Page, label: Cell): boolean => {
  const above = stackFrom(page, label, -1)
  const below = stackFrom(page, label, 1)
  const [top, foot] = [above.at(-1), below.at(-1)]
  return top !== undefined && foot !== undefined && isFigure(top) && !isFigure(foot) && below.length > 1
}

/** 'Personal property' over 'Loss of use' over '$150,000' over '$60,000': a stack of names over one of figures, of which none is told its own. */
export const isOverStack = (page: Page, label: Cell): boolean => {
  const flush = page.cells.filter(({ left }) => Math.abs(left - label.left) < 3)
  const isNear = (upper: Cell, lower: Cell) => lower.y - upper.y > 2 && lower.y - upper.y < PITCH * lower.size
  const isAlone = (cell: Cell) => cellsOfLine(page, cell).length === 1
  const over = flush.find((cell) => isNear(cell, label) && isAlone(cell))
  const figure = flush.find((cell) => isNear(label, cell) && isAlone(cell) && DOLLARS.test(cell.text))
  const next = figure && flush.find((cell) => isNear(figure, cell) && isAlone(cell) && DOLLARS.test(cell.text))
  return next !== undefined && over !== undefined && isName(over) && !areOfOne(over, label)
}
const DOLLARS = /^(?:\$\s?\d[\d,]*|\d{1,3}(?:,\d{3})+)$/

/** 'Coverage A' over 'Dwelling' */
const areOfOne = (name: Cell, other: Cell): boolean =>
  NAMES.some((of) => matchLabel(name, of) !== null && matchLabel(other, of) !== null)

/** What follows a name upwards or downwards, flush and closely: a figure, a name, and so on. */
const stackFrom = (page: Page, name: Cell, way: 1 | -1): Cell[] => {
  const stack: Cell[] = []
  let last = name
  for (const cell of way > 0 ? page.cells : page.cells.toReversed()) {
    if ((cell.y - last.y) * way <= 2 || Math.abs(cell.left - name.left) > 3) continue
    const line = cellsOfLine(page, cell)
    const isPure = line.every(isFigure) || !line.some(isFigure)
    const isNext = (cell.y - last.y) * way < PITCH * name.size && isPure
    if (!isNext || (isFigure(last) ? !isName(cell) : !isFigure(cell))) break
    stack.push(cell)
    last = cell
  }
  return stack
}
/** In font sizes. */
const PITCH = 1.9

/** 'Deductibles' over such a stack is its heading. */
const isName = (cell: Cell): boolean => NAMES.some((of) => (matchLabel(cell, of)?.weight ?? 0) > 0.6)
const NAMES = [...Object.values(LIMIT_LABELS), ...Object.values(DEDUCTIBLE_LABELS)]

const isFigure = ({ text }: Cell): boolean => text.length < 40 && /^[$\d]/.test(text) && parseAmount(text) !== null
