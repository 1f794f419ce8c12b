import type { Cell } from './cell.ts'
import type { Page } from './layout.ts'

const known = new WeakMap<Page, Map<RegExp, Cell[]>>()

/** The cells of a page that an expression meets, in reading order: a row is under few headings, most pages have none, and all rows ask. */
export const cellsSaying = (page: Page, words: RegExp): Cell[] => {
  const ofPage = known.get(page) ?? new Map<RegExp, Cell[]>()
  known.set(page, ofPage)
  const before = ofPage.get(words)
  if (before) return before
  const found = page.cells.filter(({ text }) => words.test(text))
  ofPage.set(words, found)
  return found
}
