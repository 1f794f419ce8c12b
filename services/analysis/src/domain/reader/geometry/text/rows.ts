import { isKnownLabel } from '../../labels/known-label.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** 'ROOF   MASTER POLICY', 'E. Loss of Rents and Income   Not purchased': a short cell, or a lettered one, with something beside it is a row of its own, and no line of a sentence. */
export const isRow = (page: Page, cell: Cell): boolean =>
  (cell.text.length <= 24 || /^[A-H][.)] [A-Z]/.test(cell.text)) &&
  cellsOfLine(page, cell).some((other) => other.left > cell.right)

/** Whether these lines may be of a sentence that goes on: a narrow column has short lines, too, but not all of them begin with capitals. */
export const mayGoOn = (page: Page, lines: Cell[], next: Cell): boolean => {
  const last = lines.at(-1)
  if (isNumbered(page, next)) return false
  if (last === undefined) return true
  if (SAYS.test(next.text) && isBesideFigure(page, last)) return false
  if (!isRow(page, last)) return true
  return lines.length > 1 && !(/^[A-Z]/.test(last.text) && /^[A-Z]/.test(next.text))
}

const SAYS = /^(?:We|Your|This policy|If)\s[a-z]/

/** 'Coverage B - Other Structures   $40,000' over 'Your belongings are covered for up to $200,000.' */
const isBesideFigure = (page: Page, cell: Cell): boolean =>
  isKnownLabel(cell) &&
  cellsOfLine(page, cell).some((other) => other.left > cell.right && /^\$\s?[\d,]+$/.test(other.text))

/** '(2)   $5,000 for every peril …': behind its number another note begins. */
const isNumbered = (page: Page, cell: Cell): boolean => {
  const line = cellsOfLine(page, cell)
  return /^\(?\d{1,2}[.)]$/.test(line[line.indexOf(cell) - 1]?.text ?? '')
}
