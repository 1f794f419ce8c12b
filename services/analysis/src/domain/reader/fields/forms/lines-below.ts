import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'

/** What stands below a heading, line by line, from `left` on. */
export const linesBelow = (page: Page, heading: Cell, left: number): Cell[][] => {
  const lines: Cell[][] = []
  for (const cell of page.cells) {
    if (cell.y <= heading.y + 0.5 * heading.size || cell.left < left) continue
    const last = lines.at(-1)
    if (last?.[0] && Math.abs(last[0].y - cell.y) <= 0.45 * cell.size) last.push(cell)
    else lines.push([cell])
  }
  return lines
}

/** Whether the line of a cell begins there. */
export const beginsAt = (page: Page, cell: Cell, left: number): boolean =>
  Math.abs((cellsOfLine(page, cell)[0] ?? cell).left - left) < 3
