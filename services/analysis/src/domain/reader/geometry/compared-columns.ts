import { toNumber } from '../values/amount.ts'
import { type Cell, isSameLine } from './cell.ts'
import type { Column } from './columns.ts'
import { isLimit } from './current-column.ts'

/** Limits beside limits in a column that holds now: whatever this one is called, it does not. */
export const isCompared = (column: Column | undefined, now: Column[]): boolean => {
  const held = now.flatMap(({ cells }) => cells)
  const rows = column?.cells.filter((cell) => held.some((other) => isSameLine(other, cell) && isLimit(other))) ?? []
  const alike = rows.filter((cell) => held.some((other) => isSameLine(other, cell) && areComparable(other, cell)))
  return alike.length > 1 && rows.every((cell) => alike.includes(cell) || !isLimit(cell))
}

/** Two limits of one coverage, and no limit beside its price. */
const areComparable = (a: Cell, b: Cell): boolean => {
  const share = toNumber(a.text) / toNumber(b.text)
  return isLimit(a) && isLimit(b) && share < 3 && share > 1 / 3
}
