import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const LETTERED = /^([A-Z][^()$%\d]{3,60}?)\s\((?:Coverage )?([A-FLM])(?:, (?:in addition to A|([a-z][a-z ]{4,40})))?\)$/

/** Whether plain words for a coverage are about what its usual letter stands for. */
export const isAbout = (letter: string, words: string): boolean =>
  ABOUT.some(([own, about]) => own === letter && about.test(words))

/** What plain words for a coverage are about, by its usual letter; L and M are the landlord's E and F. */
export const ABOUT: [string, RegExp][] = [
  ['A', /\b(?:houses?|homes?|dwelling|unit|building|condo)\b/i],
  ['B', /\b(?:structures?|sheds?|fences?|garages?|apart|detached|unattached|outbuildings?)\b/i],
  ['C', /\b(?:belongings|things|contents|stuff|furniture|furnishings|cloth\w*|possessions|goods|keep|inside)\b/i],
  ['D', /\b(?:rents?|rental value|living|live|stay|elsewhere|loss of use)\b/i],
  ['E', /\b(?:sues?|sued|lawsuits?|liab\w*|injur\w*|harm)\b/i],
  ['F', /\b(?:medic\w*|guests?|hurt|doctors?)\b/i],
]
const USUAL: Record<string, string> = { L: 'E', M: 'F' }

/**
 * 'Your rental house (A)   $238,000', 'Rent you lose (D, fair rental value)   $28,560': the letter of a coverage behind the
 * carrier's own words, or with the usual ones. Texas forms and schedules letter otherwise: where the words of one row
 * are about something else than its letter, none of them is a label; A, and two more, have to be told by both.
 */
export const lettersBehind = (page: Page): Cell[] => {
  const rows = page.cells.flatMap((cell) => rowAt(page, cell))
  const told = rows.filter(({ letters, letter }) => letters.includes(USUAL[letter] ?? letter))
  const isOther = rows.some((row) => row.letters.length > 0 && !told.includes(row))
  const own = new Set(told.map(({ letter }) => letter))
  if (isOther || !own.has('A') || own.size < 3) return []
  return told.map(({ cell, text }) => ({ ...cell, text, key: squash(text) }))
}

const rowAt = (page: Page, cell: Cell): { cell: Cell; letter: string; letters: string[]; text: string }[] => {
  const [, name = '', letter = '', usual] = LETTERED.exec(cell.text) ?? []
  const figures = letter ? cellsOfLine(page, cell).filter(({ left, text }) => left > cell.right && /\d/.test(text)) : []
  if (figures.length !== 1 || !/^\$\s?\d/.test(figures[0]?.text ?? '')) return []
  const letters = ABOUT.flatMap(([own, words]) => (words.test(usual ?? name) ? [own] : []))
  return [{ cell, letter, letters, text: usual ? `Coverage ${letter} ${usual}` : `${name} (Coverage ${letter})` }]
}
