import { type Cell, squash } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** So many rows with letters of their own are a table of coverages. */
const LEAST = 3
const LETTERED = /^([A-Z][^()$%\d]{3,60}?)\s\((?:Coverage )?([A-FLM])(?:, (?:in addition to A|([a-z][a-z ]{4,40})))?\)$/

/**
 * 'Your rental house (A)   $238,000', 'Rent you lose (D, fair rental value)   $28,560': the letter of a coverage behind the
 * carrier's own words, or with the usual ones, as a label that says what the letter is.
 */
export const lettersBehind = (page: Page): Cell[] => {
  const rows = page.cells.flatMap((cell) => {
    const [, name = '', letter = '', usual] = LETTERED.exec(cell.text) ?? []
    return letter && hasFigureBeside(page, cell) ? [{ cell, name, letter, usual }] : []
  })
  if (new Set(rows.map(({ letter }) => letter)).size < LEAST) return []
  return rows.map(({ cell, name, letter, usual }): Cell => {
    const text = usual ? `Coverage ${letter} ${usual}` : `${name} (Coverage ${letter})`
    return { ...cell, text, key: squash(text) }
  })
}

const hasFigureBeside = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).some(({ left, text }) => left > cell.right && /^\$\s?\d/.test(text))
