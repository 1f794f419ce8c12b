import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isNextLine } from './paragraphs.ts'
import { isRow } from './rows.ts'
import { runInParagraphs } from './run-in-paragraphs.ts'
import { type Sentence, sentencesOn } from './sentences.ts'

const LEAST = 13

const LINES_BEFORE = 7
const LINES_AFTER = 4
/** In running text lines begin at one edge; the first of a paragraph, or of an item in a list, a little further in. */
const PARAGRAPH = { pitch: 2.2, indent: 26, sizes: 1.1 }

/** The sentences of running text in which this pattern occurs, drawn together over the lines of their own column. */
export const sentencesWith = (page: Page, pattern: RegExp): Sentence[] => {
  const found = new Map<string, Sentence>()
  for (const [index, cell] of page.cells.entries()) {
    if (!pattern.test(cell.text)) continue
    for (const sentence of sentencesAround(page, index))
      if (sentence.text.length >= LEAST && pattern.test(sentence.text) && sentence.cells.includes(cell))
        found.set(sentence.text, sentence)
  }
  for (const sentence of textOf(page).runIn) if (pattern.test(sentence.text)) found.set(sentence.text, sentence)
  return [...found.values()]
}

interface RunningText {
  /** By the cell that they stand around. */
  around: Sentence[][]
  runIn: Sentence[]
}

const known = new WeakMap<Page, RunningText>()

/** Cut once: dozens of fields look for their words in the same lines. */
const textOf = (page: Page): RunningText => {
  const before = known.get(page)
  if (before) return before
  const text = { around: [], runIn: runInParagraphs(page).flatMap((block) => sentencesOn(block)) }
  known.set(page, text)
  return text
}

const sentencesAround = (page: Page, index: number): Sentence[] => {
  const { around } = textOf(page)
  around[index] ??= sentencesOn(linesAround(page, index))
  return around[index]
}

/** The lines of its paragraph that stand around a cell of the page, itself among them. */
export const linesAround = (page: Page, index: number): Cell[] => {
  const cell = page.cells[index] as Cell
  const before: Cell[] = []
  for (let at = index - 1, last = cell; at >= 0 && before.length < LINES_BEFORE; at -= 1) {
    const upper = page.cells[at] as Cell
    if (last.y - upper.y > 1.9 * last.size) break
    if (!isNextLine(upper, last, PARAGRAPH)) continue
    if (isRow(page, upper) || isValueOver(page, upper, last)) break
    before.unshift(upper)
    last = upper
  }
  const after: Cell[] = []
  for (let at = index + 1, last = cell; at < page.cells.length && after.length < LINES_AFTER; at += 1) {
    const lower = page.cells[at] as Cell
    if (lower.y - last.y > 1.9 * last.size) break
    if (!goesOnIn(page, last, lower)) continue
    after.push(lower)
    last = lower
  }
  return [...before, cell, ...after]
}

const goesOnIn = (page: Page, last: Cell, lower: Cell): boolean =>
  isNextLine(last, lower, PARAGRAPH) && !isWithinRow(page, lower, last)

/** '…, roof of metal, 2014' over 'Item   Coverages and their limits', which begins further out and happens to end below it. */
const isWithinRow = (page: Page, lower: Cell, last: Cell): boolean =>
  last.left - lower.left > PARAGRAPH.indent && cellsOfLine(page, lower)[0] !== lower

/** 'Additional living expense   No fixed limit' over a line as wide as both: what ends a row is no beginning of a sentence below it. */
const isValueOver = (page: Page, upper: Cell, last: Cell): boolean =>
  upper.left - last.left > PARAGRAPH.indent &&
  cellsOfLine(page, upper).some(({ left, right }) => right < upper.left && left > last.left - 3 && right > last.left)
