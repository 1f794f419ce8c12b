import type { Cell } from '../geometry/cell.ts'
import { columnRole, hasLimitColumn, ofNow } from '../geometry/headers.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { isSigned } from '../values/amount.ts'

interface Row {
  page: Page
  label: Cell
  wanted: 'limit' | 'deductible'
}

/** The figures of a row that say what its limit or its deductible is now, by their columns and signs. */
export const countingFigures = ({ page, label, wanted }: Row, cells: Cell[]): Cell[] => {
  const figures = cells.filter((cell) => cell.text.includes('$')).length
  const counting = cells.filter(
    (cell) =>
      ((!isSigned(cell.text) || isExtension(cell, label, wanted)) && countsFor(page, cell, wanted)) ||
      (wanted === 'deductible' && figures === 1 && isLoneFigure(page, cell)),
  )
  return ofNow(page, counting)
}

/** Below a table with a column of premiums a deductible may stand in the same place: without cents, the one figure of its line. */
const isLoneFigure = (page: Page, cell: Cell): boolean =>
  columnRole(page, cell) === 'premium' &&
  !/\.\d\d$/.test(cell.text) &&
  !isSigned(cell.text) &&
  cellsOfLine(page, cell).filter(({ text }) => /^\(?\$/.test(text)).length < 2

/** '+25% of Dwelling' is what the limit may grow by; '+ $43,000' is what it changed by. */
const EXTENDS = /^\+\s?\d[\d.]*\s?%(?:$|\s(?:of|x)\b)/
const MAY_GROW =
  /^(?!.*(?:change|difference)).*(?:exten[ds]|expan[ds]|replacement|reconstruction|ordinance|increasedcost)/

/** Whether a signed figure is no change of the limit, but what it may grow by. */
const isExtension = (cell: Cell, label: Cell, wanted: 'limit' | 'deductible'): boolean =>
  wanted === 'limit' && EXTENDS.test(cell.text) && MAY_GROW.test(label.key)

const countsFor = (page: Page, cell: Cell, wanted: 'limit' | 'deductible'): boolean => {
  const role = columnRole(page, cell)
  if (role === 'previous' || role === 'difference' || role === 'premium') return false
  return wanted === 'deductible' ? true : role !== 'deductible' || !hasLimitColumn(page, cell)
}
