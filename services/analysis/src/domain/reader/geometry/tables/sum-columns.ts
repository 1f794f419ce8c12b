import { isSigned, toNumber } from '../../values/amount.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { figureHeads } from './figure-heads.ts'

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

/** Rows under such heads, and further down, below the heading of another section, rows that add up in the same columns. */
const sumRows = (page: Page): SumRow[] => {
  const rows = page.cells.flatMap((cell) => {
    const figures = cellsOfLine(page, cell).filter(isFigure)
    if (figures[0] !== cell) return []
    const [basic, added, sum] = figures
    return basic && added && sum && isSum(basic, added, sum) ? [[basic, added, sum] satisfies SumRow] : []
  })
  const headed = rows.filter((row) => isHeadedAsAdded(page, row))
  return rows.filter((row) => headed.includes(row) || headed.some((other) => areInSameColumns(other, row)))
}

const isHeadedAsAdded = (page: Page, row: SumRow): boolean => {
  const top = tableAbove(page, row).at(-1) ?? row[0]
  const heads = figureHeads(page, cellsOfLine(page, top)[0] ?? top, row)
  return heads.some(({ head, figures }) => figures.includes(row[1]) && ADDED.test(head.text))
}

const areInSameColumns = (one: SumRow, other: SumRow): boolean =>
  one.every(({ right }, index) => Math.abs(right - (other[index]?.right ?? 0)) < 3)

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
