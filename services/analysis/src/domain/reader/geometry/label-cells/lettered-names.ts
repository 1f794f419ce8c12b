import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const LETTER = /^(?:coverage|cov\.?) [A-F]$/i
const IN_WORDS = /^[A-Z][A-Za-z ,&'’()-]{3,38}$/

/** 'CONTENTS   Coverage B   $64,000': a coverage whose name stands before its letter, both as one label. */
export const letteredNames = (page: Page): Cell[] =>
  page.cells.flatMap((letter) => {
    const name = nameBefore(page, letter)
    if (!name) return []
    const text = `${letter.text} ${name.text}`
    return [{ ...letter, text, key: squash(text) }]
  })

/** Words that begin the line or the block in which a bare letter stands; before several letters they name none of them. */
export const nameBefore = (page: Page, letter: Cell): Cell | undefined => {
  const line = cellsOfLine(page, letter)
  const figure = line.find(({ left }) => left >= letter.right)
  if (!figure || !/^\$?\s?\d/.test(figure.text) || line.filter(({ text }) => LETTER.test(text)).length > 1)
    return undefined
  const before = LETTER.test(letter.text) ? line.findLast(({ right }) => right <= letter.left) : undefined
  return before && IN_WORDS.test(before.text) && !LETTER.test(before.text) ? before : undefined
}
