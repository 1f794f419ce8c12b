import { cellsBetween } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import type { Page } from '../layout.ts'

/** Points that lines of one block may begin apart. */
const FLUSH = 3

/** What begins where a cell does, on the lines over it up to so many of its font sizes, from the top. */
export const cellsRightOver = (page: Page, { left, y, size }: Cell, reach: number): Cell[] =>
  cellsBetween(page, y - reach * size, y - 2).filter((cell) => Math.abs(cell.left - left) < FLUSH)
