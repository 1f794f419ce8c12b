import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const FIGURE = '\\$?\\d[\\d,]*(?:\\.\\d\\d?)?\\s?%?'
/** '2%', '$5,520', '2% = $5,520', '2% ($5,520)' */
const FIGURES = `${FIGURE}(?:\\s?(?:=|\\()?\\s?${FIGURE}\\)?)?`
const FORMER = new RegExp(
  `^(?:old|was|prior|previous(?:ly)?|former(?:ly)?|originally|before|expiring):?\\s${FIGURES}$`,
  'i',
)
const PRESENT = new RegExp(`^(?:new|now|current|(?:as )?(?:amended|revised)|renewal|after):?\\s(?=${FIGURES}$)`, 'i')

/** 'Dwelling   Old $280,000   New $305,000': of two figures in one row, each with its word, the new one alone. */
export const withoutFormerFigures = (page: Page): Page => {
  const line = new Map(page.cells.map((cell) => [cell, cellsOfLine(page, cell)]))
  const isBeside = (cell: Cell, words: RegExp) => line.get(cell)?.some(({ text }) => words.test(text)) === true
  const cells = page.cells.flatMap((cell) => {
    if (FORMER.test(cell.text) && isBeside(cell, PRESENT)) return []
    if (!PRESENT.test(cell.text) || !isBeside(cell, FORMER)) return [cell]
    const text = cell.text.replace(PRESENT, '')
    return [{ ...cell, text, key: squash(text) }]
  })
  return cells.length === page.cells.length ? page : { ...page, cells }
}
