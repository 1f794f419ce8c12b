import { matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { parseAmount, parsePercent, toNumber } from '../../values/amount.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

const known = new WeakMap<Page, number | null>()

/**
 * Of several columns of limits whose names say nothing, the one that holds now: a deductible that is printed in percent
 * and in dollars (2%, $8,100) belongs to one dwelling limit only. The right edge of that column; null where none is proven.
 */
export const currentColumn = (page: Page): number | null => {
  const before = known.get(page)
  if (before !== undefined) return before
  const pairs = percentPairs(page)
  const limits = page.cells
    .filter((cell) => (matchLabel(cell, LIMIT_LABELS.coverage_a_dwelling)?.weight ?? 0) >= 0.8)
    .flatMap((label) => cellsOfLine(page, label).filter((cell) => cell.left > label.right && isLimit(cell)))
  const proven = limits.filter((cell) => {
    const limit = toNumber(cell.text)
    return pairs.some(({ percent, dollars }) => Math.abs((limit * percent) / 100 - dollars) <= 1.01)
  })
  const edges = new Set(proven.map((cell) => Math.round(cell.right)))
  const edge = edges.size === 1 ? (proven[0]?.right ?? null) : null
  known.set(page, edge)
  return edge
}

export const isLimit = (cell: Cell): boolean => /^\$?\s?\d{1,3}(?:,\d{3})+$/.test(cell.text)

const percentPairs = (page: Page): { percent: number; dollars: number }[] =>
  page.cells.flatMap((cell) => {
    const percent = parsePercent(cell.text)
    if (percent === null || percent > 10) return []
    return [cell, ...cellsOfLine(page, cell)].flatMap((other) => {
      const dollars = /\$/.test(other.text) ? parseAmount(other.text)?.dollars : null
      return dollars ? [{ percent, dollars }] : []
    })
  })
