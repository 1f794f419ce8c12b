import { toNumber } from '../../values/amount.ts'
import { type Cell, isSameLine } from '../cell.ts'
import type { Page } from '../layout.ts'
import type { Column } from './columns.ts'
import { isLimit } from './current-column.ts'
import { coverageOf } from './names-of-coverages.ts'

/** Limits beside limits in a column that holds now: whatever this one is called, it does not. */
export const isCompared = (page: Page, column: Column | undefined, now: Column[]): boolean => {
  const held = now.flatMap(({ cells }) => cells)
  const rows = column?.cells.filter((cell) => held.some((other) => isSameLine(other, cell) && isLimit(other))) ?? []
  const alike = rows.filter((cell) => held.some((other) => isSameLine(other, cell) && areComparable(other, cell)))
  return (
    alike.length > 1 &&
    rows.every((cell) => alike.includes(cell) || !isLimit(cell)) &&
    !alike.some((cell) => hasOwnName(page, cell))
  )
}

/** Two limits of one coverage, and no limit beside its price. */
const areComparable = (a: Cell, b: Cell): boolean => {
  const share = toNumber(a.text) / toNumber(b.text)
  return isLimit(a) && isLimit(b) && share < 3 && share > 1 / 3
}

/** 'Dwelling' over '$300,000', such blocks side by side: no column of figures whose rows have their names before them. */
const hasOwnName = (page: Page, figure: Cell): boolean =>
  page.cells.some(
    (cell) =>
      cell.y < figure.y - 2 &&
      figure.y - cell.y < 1.6 * figure.size &&
      Math.abs(cell.left - figure.left) < 3 &&
      coverageOf(cell.text) !== undefined,
  )
