import { cellsBetween } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** 'DEDUCTIBLES   Named storm: 3% - $9,030   Other wind or hail: 2% - $6,020': the word stands before the row, or before the first one of its block. */
export const isBesideDeductibles = (page: Page, cell: Cell): boolean => isInBlockOf(page, cell, DEDUCTIBLES)
const DEDUCTIBLES = /^(?:\d{1,2}[.)]\s+)?(?:your )?(?:policy )?ded(?:uctible)?s?\b(?! buy)/i

/** Whether such words stand before a row, or before the first one of its block. */
export const isInBlockOf = (page: Page, cell: Cell, words: RegExp): boolean => {
  let row: Cell | undefined = cell
  while (row) {
    const { left } = row
    const line: Cell[] = cellsOfLine(page, row)
    if (line.some((one) => one.right <= left && words.test(one.text))) return true
    row = line[0] === row ? rowOver(page, row) : undefined
  }
  return false
}

/** The row right above, in a block whose first row alone has the words before it. */
const rowOver = (page: Page, { left, y, size }: Cell): Cell | undefined =>
  cellsBetween(page, y - ROW * size, y - 2).find((cell) => Math.abs(cell.left - left) < 1.5)
/** In font sizes. */
const ROW = 2
