import { cellsUpFrom } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** In font sizes: how far rows, and a heading over them, may be apart. */
const FAR = 2.3
/** Points that rows may stand further in than each other. */
const FLUSH = 12

/** The line without figures over a row and the rows above it: 'Your premium by peril', 'Peril   Premium'. */
export const headingOverRows = (page: Page, row: Cell, indent = FLUSH): Cell[] => {
  let lower = row
  for (const cell of cellsUpFrom(page, row.y - 2)) {
    if (cell.left - row.left >= FLUSH || row.left - cell.left >= indent) continue
    if (lower.y - cell.y > FAR * lower.size) return []
    const line = cellsOfLine(page, cell)
    if (!line.some(({ text }) => /\d/.test(text))) return line
    lower = cell
  }
  return []
}
