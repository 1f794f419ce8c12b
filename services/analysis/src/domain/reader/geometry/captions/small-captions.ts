import { cellsBetween } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** How much smaller than its value a caption is that is centred under it. */
const SMALL = 0.85
/** In font sizes of the value. */
const CLOSE = 1.45
/** Fewer may be a remark in small print. */
const LEAST = 3

/** 'HO 0418-22763   03-14-2027   HO-A Plus' over 'POLICY NUMBER   FROM (12:01 AM)   POLICY FORM' in smaller print, each centred under its value, as many as those. */
export const valueOverSmall = (page: Page, caption: Cell): Cell | undefined => {
  const line = cellsOfLine(page, caption)
  const over = line.length < LEAST ? [] : line.map((cell) => centredOver(page, cell))
  const [first] = over
  const isWhole =
    first !== undefined &&
    over.every((cell) => cell !== undefined) &&
    new Set(over).size === line.length &&
    cellsOfLine(page, first).length === line.length
  return isWhole ? over[line.indexOf(caption)] : undefined
}

const centredOver = (page: Page, { left, right, y, size }: Cell): Cell | undefined =>
  cellsBetween(page, y - 2 * CLOSE * size, y - 2).find(
    (cell) =>
      size < SMALL * cell.size &&
      y - cell.y < CLOSE * cell.size &&
      Math.abs(left + right - cell.left - cell.right) < 3 &&
      /\w/.test(cell.text),
  )
