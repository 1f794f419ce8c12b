import { cellsBetween } from './by-height.ts'
import { type Cell, isSameLine } from './cell.ts'

export interface Page {
  number: number
  width: number
  height: number
  /** In reading order. */
  cells: Cell[]
}

const lines = new WeakMap<Page, WeakMap<Cell, Cell[]>>()

/** The cells on a cell's line, from the left. */
export const cellsOfLine = (page: Page, cell: Cell): Cell[] => {
  const ofPage = lines.get(page) ?? new WeakMap<Cell, Cell[]>()
  lines.set(page, ofPage)
  const known = ofPage.get(cell)
  if (known) return known
  const near = cellsBetween(page, cell.y - cell.size, cell.y + cell.size)
  const line = near.filter((other) => isSameLine(other, cell)).sort((a, b) => a.left - b.left)
  ofPage.set(cell, line)
  return line
}

/** A sentence that runs over half of the page stands in no column of a table above it. */
export const isAcross = (page: Page, { isClause, left, right }: Cell): boolean =>
  isClause === true && right - left > 0.5 * page.width

/** Whole sentences, which explain and give examples; labels and amounts are shorter. */
export const isProse = ({ text }: Cell): boolean =>
  isProseIn(
    text,
    text.split(' ').filter((word) => !SIGN.test(word)),
  )

/** 'Section I / Section II': no word. */
const SIGN = /^[/&–—-]$/

const isProseIn = (text: string, words: string[]): boolean => {
  if (words.length < 14) return words.length > 6 && /[a-z]\.$|^[^a-z]+[A-Z]{2}\.$/.test(text)
  const running = words.filter((word) => /^[a-z]/.test(word)).length
  return running >= 0.5 * words.length || words.length > 18 || isProseInCapitals(words)
}

const JOINS_WORDS =
  /^(?:an?|and|any|are|as|at|be|but|by|do|does|for|from|has|have|if|in|is|it|it's|no|not|of|on|or|our|so|such|than|that|the|there's|this|to|unless|was|we|when|which|will|with|you|your)\W*$/i

/** In capitals no letter tells a sentence from a title; the words that hold sentences together do. */
export const isProseInCapitals = (words: string[]): boolean =>
  words.length > 5 &&
  !words.some((word) => /[a-z]/.test(word)) &&
  words.filter((word) => JOINS_WORDS.test(word.replace('’', "'"))).length >= 0.3 * words.length

/** 'roof' and 'roof,', without an expression: it is asked for each word of a page. */
const isRunning = (word: string): boolean => {
  const last = word.at(-1)
  const end = last === ',' || last === '.' || last === ';' ? word.length - 1 : word.length
  for (let index = 0; index < end; index += 1) {
    const code = word.charCodeAt(index)
    if (code < 0x61 || code > 0x7a) return false
  }
  return end > 0
}

const reading = new WeakMap<Cell, boolean>()

/** In a narrow column sentences are cut short: half a dozen running words are enough. */
export const readsOn = (cell: Cell): boolean => {
  const before = reading.get(cell)
  if (before !== undefined) return before
  const words = cell.text.split(' ')
  const reads =
    words.length >= 5 &&
    (isProseIn(cell.text, words) || isProseInCapitals(words) || words.filter(isRunning).length >= 0.6 * words.length)
  reading.set(cell, reads)
  return reads
}
