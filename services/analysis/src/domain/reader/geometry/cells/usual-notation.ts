import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { printedFigures } from '../printed-figures.ts'

/** So many figures of a document show how it prints them. */
const LEAST = 3

/**
 * What most policies tell by how they print a figure, a dollar sign for money and cents for premiums alone, says nothing
 * where a document prints no sign at all, or limits with cents: its figures are read as others would print them.
 */
export const inUsualNotation = (pages: Page[]): Page[] => {
  const texts = pages.flatMap(({ cells }) => cells.map(({ text }) => text))
  const hasNoSign = !texts.some((text) => /\$\d/.test(text)) && countOf(texts, LARGE_WITHIN) >= LEAST
  const hasAllCents = countOf(texts, LARGE_WITH_CENTS) >= LEAST && countOf(texts, LARGE) === 0
  if (!hasNoSign && !hasAllCents) return pages
  const written = (page: Page, cell: Cell): string => {
    const text = hasAllCents ? cell.text.replace(NO_CENTS, '') : cell.text
    return hasNoSign && !isArea(page, cell) ? text.replace(MONEY, '$$$&') : text
  }
  return pages.map((page) => ({ ...page, cells: page.cells.map((cell) => withText(cell, written(page, cell))) }))
}

const withText = (cell: Cell, text: string): Cell =>
  text === cell.text
    ? cell
    : { ...cell, text, key: squash(text), printed: [...printedFigures(cell.text, text), ...(cell.printed ?? [])] }

const countOf = (texts: string[], figure: RegExp): number => texts.filter((text) => figure.test(text)).length

/** Premiums and deductibles are seldom as large. */
const LARGE = /^\$?(?:\d{2,3}|\d,\d{3}),\d{3}$/
const LARGE_WITHIN = /(?<![\d,])(?:\d{2,3}|\d,\d{3}),\d{3}(?!\d|,\d)/
const LARGE_WITH_CENTS = /^\$?(?:\d{2,3}|\d,\d{3}),\d{3}\.00$/
const NO_CENTS = /(?<=\$\d[\d,]*|\d,\d{3})\.00(?![\d%])/g

/** '29,600', '$' left out; '62.50' in a cell of its own. Not '2,914 sq. ft.' */
const MONEY =
  /(?<![\w$,./-])\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?!\d|[,.]\d|[/%-]|\s?(?:sq|square|feet|ft|miles?|days)\b)|^\d{2,3}\.\d\d$/g

/** 'Square feet   2,918' */
const isArea = (page: Page, cell: Cell): boolean => {
  const before = cellsOfLine(page, cell).findLast(({ right }) => right <= cell.left)
  return [before, cell].some((one) => /\b(?:sq|square|feet|footage|area|score)\b/i.test(one?.text ?? ''))
}
