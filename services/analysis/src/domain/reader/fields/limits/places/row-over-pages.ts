import { cellsRightOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { isValue } from '../rows/is-value.ts'

/** Of the page's height: what stands above is its head, what stands below its foot. */
const HEAD = 0.25
const FOOT = 0.93

/** 'Water that backs up through sewers' ends a page, 'or drains, limit  $7,500' begins the next one. */
export const valuesOverPage = (page: Page, label: Cell, next: Page | undefined): Cell[] => {
  if (!next || label.y < 0.5 * page.height || !/^[A-Z]/.test(label.text) || !isLastRow(page, label)) return []
  const rest = next.cells.find(
    (cell) =>
      cell.y < HEAD * next.height &&
      /^[a-z(]/.test(cell.text) &&
      Math.abs(cell.left - label.left) < 2.6 * label.size &&
      cellsRightOf(next, cell).some(isValue),
  )
  return rest ? cellsRightOf(next, rest).filter(isValue) : []
}

const isLastRow = (page: Page, label: Cell): boolean =>
  cellsRightOf(page, label).length === 0 &&
  !page.cells.some((cell) => cell.y > label.y + 2 && cell.y < FOOT * page.height && !/^\W*continued\b/i.test(cell.text))
