import type { Cell } from '../cell.ts'
import type { Page } from '../layout.ts'

/** In font sizes: a line of another column may be between a row and what stands further in below it. */
const FAR = 4
/** Points that a row may stand further in than the one it belongs to. */
const INDENT = { least: 3, most: 30 }

/** 'Contents   $256,200' over 'Loss settlement   Actual cash value', which stands a little further in. */
export const rowFurtherOut = (page: Page, { left, y, size }: Cell): Cell | undefined => {
  const over = page.cells.findLast(
    (cell) =>
      cell.y < y - 2 && y - cell.y < FAR * size && left - cell.left > -INDENT.least && left - cell.left < INDENT.most,
  )
  return over && left - over.left > INDENT.least ? over : undefined
}

/** That, or what stands flush right over it. */
export const rowOver = (page: Page, row: Cell): Cell | undefined =>
  rowFurtherOut(page, row) ??
  page.cells.findLast(
    ({ y, left }) =>
      y < row.y - 2 && row.y - y < CLOSE * row.size && left - row.left < INDENT.least && row.left - left < INDENT.most,
  )
const CLOSE = 2
