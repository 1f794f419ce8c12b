import type { Page } from '../geometry/layout.ts'
import { cellsOfLine, isProse } from '../geometry/layout.ts'
import { DEDUCTIBLE_LABELS } from '../labels/deductible-labels.ts'
import { matchLabel } from '../labels/label.ts'
import { LIMIT_LABELS } from '../labels/limit-labels.ts'
import { parseAmount } from '../values/amount.ts'

/** Figures are read from declarations alone: forms, letters and notices print examples and last year's values. */
export type PageKind = 'declarations' | 'letter' | 'form'

const COVERAGES = [...Object.values(LIMIT_LABELS), ...Object.values(DEDUCTIBLE_LABELS)].flat()

export const pageKind = (page: Page): PageKind => {
  if (coverageLines(page) >= MANY) return 'declarations'
  if (page.cells.some((cell) => /^Dear\s/.test(cell.text))) return 'letter'
  const total = page.cells.reduce((sum, cell) => sum + cell.text.length, 0)
  const prose = page.cells.filter(readsOn).reduce((sum, cell) => sum + cell.text.length, 0)
  const share = total === 0 ? 0 : prose / total
  const isTitled = page.cells.some((cell) => cell.text.length < 80 && /declaration/i.test(cell.text))
  return share > 0.8 || (share > 0.5 && !isTitled) ? 'form' : 'declarations'
}

/** A form speaks of coverages in sentences; so many lines that give one its limit are a table. */
const MANY = 4

/** In a narrow column sentences are cut short: half a dozen running words are enough. */
const readsOn = (cell: { text: string } & Parameters<typeof isProse>[0]): boolean => {
  const words = cell.text.split(' ')
  return (
    isProse(cell) ||
    (words.length >= 5 && words.filter((word) => /^[a-z]+[,.;]?$/.test(word)).length >= 0.6 * words.length)
  )
}

const coverageLines = (page: Page): number =>
  page.cells.filter(
    (cell) =>
      matchLabel(cell, COVERAGES) &&
      cellsOfLine(page, cell).some((other) => other !== cell && parseAmount(other.text)?.dollars),
  ).length
