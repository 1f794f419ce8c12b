import type { Cell } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** 'DEDUCTIBLES   Named storm: 3% - $9,030   Other wind or hail: 2% - $6,020': the line begins with the word. */
export const isBesideDeductibles = (page: Page, cell: Cell): boolean => isInBlockOf(page, cell, DEDUCTIBLES)
const DEDUCTIBLES = /^(?:\d{1,2}[.)]\s+)?(?:your )?(?:policy )?ded(?:uctible)?s?\b(?! buy)/i

/** Whether such words stand before a row, or before the first one of its block. */
export const isInBlockOf = (page: Page, cell: Cell, words: RegExp): boolean => {
  let row: Cell | undefined = cell
  while (row) {
    const { left } = row
    if (cellsOfLine(page, row).some((one) => one.right <= left && words.test(one.text))) return true
    row = cellsOfLine(page, row)[0] === row ? rowOver(page, row) : undefined
  }
  return false
}

/** The row right above, in a block whose first row alone has the words before it. */
const rowOver = (page: Page, { left, y, size }: Cell): Cell | undefined =>
  page.cells.find((cell) => Math.abs(cell.left - left) < 1.5 && y - cell.y > 2 && y - cell.y < ROW * size)
/** In font sizes. */
const ROW = 2
