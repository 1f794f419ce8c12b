import { isKnownLabel } from '../labels/known-label.ts'
import { cellsDownFrom } from './by-height.ts'
import type { Cell } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** The lines of a table's cell that describes an item, as one text. */
export interface ItemDescription {
  text: string
  cells: [Cell, ...Cell[]]
}

/** 'One-story dwelling', 'Dwelling, frame', 'A. House and contents' */
const BEGINS =
  /^(?:(?:item \d{1,2}|coverage [a-f]|[a-f])\b\W*)?(?:(?:one|two|three|single|[123])[- ](?:story|family)|(?:[a-z-]+ ){0,3}(?:dwelling|house|home|residence|duplex))\b(?=.{8})/i

/** 'Dwelling, one family, frame, year of' over 'construction 2004, metal roof': a narrow cell parts words that belong together. */
export const itemDescriptions = (page: Page): ItemDescription[] =>
  page.cells.flatMap((cell) => {
    const more = BEGINS.test(cell.text) && !cell.text.endsWith('.') ? linesBelow(page, cell) : []
    const text = [cell, ...more].map((line) => line.text).join(' ')
    return more.length > 0 ? [{ text, cells: [cell, ...more] }] : []
  })

/** In font sizes: how far the lines of one cell are apart. */
const PITCH = 1.5
const MOST_LINES = 5

const linesBelow = (page: Page, top: Cell): Cell[] => {
  const lines: Cell[] = []
  for (const cell of cellsDownFrom(page, top.y + 2)) {
    if (Math.abs(cell.left - top.left) > 1.5) continue
    const last = lines.at(-1) ?? top
    if (cell.y - last.y > PITCH * cell.size || lines.length === MOST_LINES || beginsRow(page, cell)) break
    lines.push(cell)
  }
  return lines
}

/** '2   Other structures' begins a row of its own; 'construction 2004' and 'County, TX 76710' go on. */
const beginsRow = (page: Page, cell: Cell): boolean => {
  const [first] = cellsOfLine(page, cell)
  const isNumbered = first !== cell && /^(?:item )?\d{1,2}[.)]?$/i.test(first?.text ?? '')
  return isNumbered || (/^[A-Z]/.test(cell.text) && !/^County,/.test(cell.text) && isKnownLabel(cell))
}
