import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { isKnownLabel } from '../../../labels/known-label.ts'
import { isValue } from '../rows/is-value.ts'

/** In font sizes: from a line to the next. */
const PITCH = 1.6

/**
 * 'Dwelling' over '$300,000', 'Other structures' and '$30,000', line after line: a figure between two labels, as near to the
 * upper one, is that one's, where the first of them all has none above itself.
 */
export const isOfLineAbove = (page: Page, value: Cell, label: Cell): boolean => {
  const upper = value.y < label.y - 2 ? labelOver(page, value, label) : undefined
  if (!upper) return false
  return figuresOver(page, upper).every((figure) => isOfLineAbove(page, figure, upper))
}

const labelOver = (page: Page, value: Cell, label: Cell): Cell | undefined =>
  page.cells.find(
    (cell) =>
      Math.abs(cell.left - label.left) < 3 &&
      cell.y < value.y - 2 &&
      value.y - cell.y < label.y - value.y + 1 &&
      isKnownLabel(cell) &&
      // 'Coverage   Limit' heads the columns.
      cellsOfLine(page, cell).length === 1,
  )

/** Alone on their line. */
const figuresOver = (page: Page, label: Cell): Cell[] =>
  page.cells.filter(
    (cell) =>
      cell.y < label.y - 2 &&
      label.y - cell.y < PITCH * label.size &&
      cell.left > label.right &&
      isValue(cell) &&
      cellsOfLine(page, cell).every(isValue),
  )
