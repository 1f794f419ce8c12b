import { isSigned, toNumber } from '../values/amount.ts'
import type { Cell } from './cell.ts'
import { figureHeads } from './figure-heads.ts'
import { cellsOfLine, type Page } from './layout.ts'

const FIGURE = /^(?:[$+(−-]|\d)[\d,$().%+−\s-]*$/
/** What heads a column of what was added to, or taken from, the amounts before it. */
const ADDED = /\+|\b(?:incr|decr|add|adj|extra|more\b|chang|bought|purchas|option|endors|buy)/i

const known = new WeakMap<Page, Set<Cell>>()

/**
 * 'Standard   Incr/decr   Amount' over '353,500   -151,500   202,000': figures whose third is the sum of the first two,
 * the second under a word for what is added. What the sums are of holds no more.
 */
export const partsOfSums = (page: Page): Set<Cell> => {
  const before = known.get(page)
  if (before) return before
  const parts = new Set(sumRows(page).flatMap((row) => partsAlong(page, row)))
  known.set(page, parts)
  return parts
}

type SumRow = [Cell, Cell, Cell]

const sumRows = (page: Page): SumRow[] =>
  page.cells.flatMap((cell) => {
    const figures = cellsOfLine(page, cell).filter(isFigure)
    if (figures[0] !== cell) return []
    const [basic, added, sum] = figures
    if (!basic || !added || !sum || !isSum(basic, added, sum)) return []
    const row: SumRow = [basic, added, sum]
    const top = tableAbove(page, row).at(-1) ?? cell
    const heads = figureHeads(page, cellsOfLine(page, top)[0] ?? top, row)
    return heads.some(({ head, figures: own }) => own.includes(added) && ADDED.test(head.text)) ? [row] : []
  })

const isFigure = ({ text }: Cell): boolean => /\d/.test(text) && FIGURE.test(text)

const isSum = (basic: Cell, added: Cell, sum: Cell): boolean => {
  const unit = [basic, added, sum].map(({ text }) => text.includes('%'))
  const more = isSigned(added.text) && !/^\s*\+/.test(added.text) ? -toNumber(added.text) : toNumber(added.text)
  return new Set(unit).size === 1 && more !== 0 && Math.abs(toNumber(basic.text) + more - toNumber(sum.text)) < 0.01
}

/** In font sizes: how far the rows of a table may be apart. */
const FAR = 2.75

/** The figures in the column of sums from a row upwards. */
const tableAbove = (page: Page, [, , sum]: SumRow): Cell[] => columnFrom(sum, page.cells.toReversed())

const columnFrom = (sum: Cell, cells: Cell[]): Cell[] => {
  const column = [sum]
  for (const cell of cells.filter((other) => isFigure(other) && Math.abs(other.right - sum.right) < 3)) {
    const last = column.at(-1) as Cell
    const gap = Math.abs(cell.y - last.y)
    const isOnward = cells.indexOf(cell) > cells.indexOf(last)
    if (isOnward && gap > 2 && gap < FAR * last.size) column.push(cell)
  }
  return column
}

/** In each row that has a sum: its other figures in the columns of the parts. */
const partsAlong = (page: Page, row: SumRow): Cell[] => {
  const [basic, added, sum] = row
  const column = [...tableAbove(page, row), ...columnFrom(sum, page.cells)]
  return column.flatMap((total) =>
    cellsOfLine(page, total).filter(
      (cell) => isFigure(cell) && [basic, added].some((part) => Math.abs(part.right - cell.right) < 3),
    ),
  )
}
