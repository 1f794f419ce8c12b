import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'

/** What stands around a cell. */
export interface Surroundings {
  left: Cell[]
  right: Cell[]
  /** The lines before and after its own. */
  above: Cell[]
  below: Cell[]
  /** The nearest cell over it, and the nearest without a figure, which may head its column. */
  over: Cell | undefined
  head: Cell | undefined
}

/** Lines above in which the head of a column is looked for. */
const REACH = 12
/** Points by which right edges of one column may differ. */
const FLUSH = 4

export const surroundingsOf = (page: Page, cell: Cell): Surroundings => {
  const lines = linesOf(page)
  const line = cellsOfLine(page, cell)
  const [at, index] = [line.indexOf(cell), lines.indexOf(line[0] as Cell)]
  const near = (from: number, to: number): Cell[][] =>
    lines.slice(Math.max(0, from), to).map((first) => cellsOfLine(page, first))
  const column = near(index - REACH, index)
    .reverse()
    .flatMap((other) => other.find((one) => isOver(one, cell)) ?? [])
  return {
    left: line.slice(0, at),
    right: line.slice(at + 1),
    above: near(index - 1, index)[0] ?? [],
    below: near(index + 1, index + 2)[0] ?? [],
    over: column[0],
    head: column.find(({ text }) => !/\d/.test(text)),
  }
}

const isOver = (other: Cell, cell: Cell): boolean =>
  Math.min(other.right, cell.right) > Math.max(other.left, cell.left) || Math.abs(other.right - cell.right) < FLUSH

const known = new WeakMap<Page, Cell[]>()

/** The first cells of a page's lines, from the top. */
const linesOf = (page: Page): Cell[] => {
  const before = known.get(page)
  if (before) return before
  const lines = page.cells.filter((cell) => cellsOfLine(page, cell)[0] === cell).sort((a, b) => a.y - b.y)
  known.set(page, lines)
  return lines
}
