import type { Cell } from '../../geometry/cell.ts'

/** '$3,383' and '75' in the next column: a ruled table keeps cents apart. */
export const isCentsOf = (dollars: Cell, cell: Cell): boolean =>
  /^\d\d$/.test(cell.text) &&
  !/\./.test(dollars.text) &&
  cell.left > dollars.right &&
  cell.left - dollars.right < 2.5 * dollars.size &&
  Math.abs(cell.y - dollars.y) < 0.3 * dollars.size
