import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const FIGURE = '(?:\\$\\s?\\d[\\d,]*(?:\\.\\d\\d)?|\\d[\\d.]*\\s?%)'
const SETTLEMENT = '(?:ACV|RCV?|actual cash value|replacement cost(?: value)?|(?:roof )?(?:payment )?schedule)'
const TO = '\\s(?:to|->|→)\\s'
/** 'Annual premium $2,911.00 to $2,704.00', 'Roof settlement: ACV to replacement cost' */
const CHANGE = new RegExp(
  `(?<=^[A-Za-z].{2,70})(?:(?<!\\b(?:up|by)\\s|[\\d.])${FIGURE}${TO}(?=${FIGURE}$)|\\b${SETTLEMENT}${TO}(?=${SETTLEMENT}$))`,
  'i',
)
/** Told first: the whole expression looks back from every place of a text. */
const MAY_CHANGE = new RegExp(TO, 'i')
const SAYS_CHANGE =
  /\b(?:chang(?:e|es|ed|ing)|amend(?:ed|s|ments?)?|revis(?:ed|ions?)|updated?|increas(?:e|es|ed)|decreas(?:e|es|ed)|raised|lowered|reduced)\b/i

/** Of 'Wind/hail deductible: 1% to 2%' among changes the page has what holds now; elsewhere such words are a range. */
export const withoutChangedValues = (page: Page): Page => {
  const cells = page.cells.map((cell) => {
    if (!MAY_CHANGE.test(cell.text) || !CHANGE.test(cell.text) || !isAmongChanges(page, cell)) return cell
    const text = cell.text.replace(CHANGE, '')
    return { ...cell, text, key: squash(text) }
  })
  return cells.every((cell, index) => cell === page.cells[index]) ? page : { ...page, cells }
}

/** In font sizes: how far a heading such as 'Your policy is amended as follows' reaches down. */
const BLOCK = 8

const isAmongChanges = (page: Page, cell: Cell): boolean =>
  !MAY_BE.test(cell.text) &&
  (cellsOfLine(page, cell).some(({ text }) => saysChange(text)) ||
    page.cells.some((other) => other.y < cell.y && cell.y - other.y < BLOCK * cell.size && saysChange(other.text)))

/** 'Coverages you can change at renewal', 'Wind/hail deductible options: 1% to 2%' */
const MAY_BE = /\b(?:can|may|could|might|available|options?|choose|choices?|inside)\b/i
const saysChange = (text: string): boolean => SAYS_CHANGE.test(text) && !MAY_BE.test(text)
