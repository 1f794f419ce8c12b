import { cellsDownFrom } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isNextLine } from './paragraphs.ts'

const PARAGRAPH = { pitch: 1.45, indent: 0, sizes: 0.6 }
/** In font sizes: no next line is as far below, however the cells of a line rise and fall. */
const FAR = 3

/**
 * 'How we settle:   Losses to the roof' over 'by windstorm or hail are paid at …' below the first of them: a paragraph whose
 * heading stands on its first line.
 */
export const runInParagraphs = (page: Page): Cell[][] => {
  const before = known.get(page)
  if (before) return before
  const found = page.cells.flatMap((last) => runInFrom(page, last))
  known.set(page, found)
  return found
}

const known = new WeakMap<Page, Cell[][]>()

/** The one that begins with the last cell of a line, if any does. */
const runInFrom = (page: Page, last: Cell): Cell[][] => {
  const [heading, ...more] = cellsOfLine(page, last)
  if (!heading || more.at(-1) !== last || !OPEN_END.test(last.text) || !mayHead(heading)) return []
  const [next, ...rest] = linesFlushWith(page, { heading, last })
  const goesOn = next !== undefined && /^[a-z]/.test(next.text) && next.right > last.left
  return goesOn ? [[last, next, ...rest]] : []
}

/** 'Last year:' and 'Barn:' say what else the paragraph is of; a long cell is the end of the one before. */
const mayHead = ({ text }: Cell): boolean =>
  text.length > 60 ||
  /^(?:how (?:we|losses|claims) [a-z ]+|(?:loss )?(?:settlement|valuation)|item \d{1,2}):?$/i.test(text)

/** The lines below, each alone on its line. */
const linesFlushWith = (page: Page, { heading, last }: Record<'heading' | 'last', Cell>): Cell[] => {
  const found: Cell[] = []
  for (const cell of cellsDownFrom(page, last.y)) {
    const upper = found.at(-1) ?? last
    if (cell.y - upper.y > FAR * (upper.size + PARAGRAPH.sizes)) break
    const isFlush = Math.abs(cell.left - heading.left) < 3 && cellsOfLine(page, cell).length === 1
    if (isFlush && isNextLine({ ...upper, left: cell.left }, cell, PARAGRAPH)) found.push(cell)
  }
  return found
}

/** A line of text whose sentence goes on, or that ends in a name: '… Year built 2009. Roof:' */
const OPEN_END = /\b[a-z]+ [a-z]+,?$|\s[A-Z][a-z]+:$/
