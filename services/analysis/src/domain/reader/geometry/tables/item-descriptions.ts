import { isKnownLabel } from '../../labels/known-label.ts'
import { cellsDownFrom } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** The lines of a table's cell that describes an item, as one text. */
export interface ItemDescription {
  text: string
  cells: [Cell, ...Cell[]]
}

/** 'One-story dwelling, frame', 'A. House and contents'; not 'Texas Home Lending LLC' */
const BEGINS =
  /^(?:(?:item \d{1,2}|coverage [a-f]|[a-f])\b\W*)?(?:(?:one|two|three|single|[123])[- ](?:story|family)\b|(?:[a-z-]+ ){0,3}(?:dwelling|house|home|residence|duplex)(?=[,.:;]| [–—(-]| (?:at|on|of|and|with|in|frame|brick|stone|masonry|stucco)\b))(?=.{8})/i

/** 'Dwelling, one family, frame, year of' over 'construction 2004, metal roof': a narrow cell parts words that belong together. */
export const itemDescriptions = (page: Page): ItemDescription[] =>
  page.cells.flatMap((cell) => {
    const more =
      BEGINS.test(cell.text) && !cell.text.endsWith('.') && isOfItem(page, cell) ? linesBelow(page, cell) : []
    const text = [cell, ...more].map((line) => line.text).join(' ')
    return more.length > 0 ? [{ text, cells: [cell, ...more] }] : []
  })

/** A number or a coverage's letter stands before it, or its limit behind it. */
const isOfItem = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(({ left, text }) =>
    left < cell.left ? /^(?:(?:item )?\d{1,2}|[A-F])[.)]?$/i.test(text) : /^\$\s?\d{1,3},\d{3}/.test(text),
  )

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
