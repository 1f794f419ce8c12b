import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { DEDUCTIBLE_LABELS } from '../labels/deductible-labels.ts'
import { matchLabel } from '../labels/label.ts'
import { LIMIT_LABELS } from '../labels/limit-labels.ts'
import { isValue } from './is-value.ts'

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

/** What follows a name upwards or downwards, flush and closely: a figure, a name, and so on. */
const stackFrom = (page: Page, name: Cell, way: 1 | -1): Cell[] => {
  const stack: Cell[] = []
  let last = name
  for (const cell of way > 0 ? page.cells : page.cells.toReversed()) {
    if ((cell.y - last.y) * way <= 2 || Math.abs(cell.left - name.left) > 3) continue
    const isNext = (cell.y - last.y) * way < PITCH * name.size && cellsOfLine(page, cell).length === 1
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

const isFigure = (cell: Cell): boolean => /^[$\d]/.test(cell.text) && isValue(cell)
