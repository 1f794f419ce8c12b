import { baselineOf, type Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { coverageOf } from '../tables/names-of-coverages.ts'

const FIGURE = /^\$?\s?\d{1,3}(?:,\d{3})+$/
/** Fewer names may be those of a table with empty places. */
const ENOUGH = 4
/** In font sizes: from one line of a stack to the next. */
const PITCH = 1.9

/** A stack of names and, some lines lower, a stack of as many figures beside it: each figure is read on the line of its name. */
export const withStacksPaired = (page: Page): Page => {
  const stacks = stacksOf(page, isFigure)
  if (stacks.length === 0) return page
  const moved = new Map(stacksOf(page, isName).flatMap((names) => pairs(names, stacks)))
  if (moved.size === 0) return page
  const figures = new Set([...moved.values()].map(({ from }) => from))
  const cells = page.cells.flatMap((cell) => {
    const pair = moved.get(cell)
    return figures.has(cell) ? [] : pair ? [cell, pair.to] : [cell]
  })
  return { ...page, cells }
}

const isName = (page: Page, cell: Cell): boolean =>
  coverageOf(cell.text) !== undefined &&
  cellsOfLine(page, cell).every((other) => other === cell || FIGURE.test(other.text))

const isFigure = (page: Page, cell: Cell): boolean =>
  FIGURE.test(cell.text) && cellsOfLine(page, cell).every((other) => other === cell || isName(page, other))

/** Cells of a kind that follow each other closely, flush. */
const stacksOf = (page: Page, isOfKind: (page: Page, cell: Cell) => boolean): Cell[][] => {
  const stacks: Cell[][] = []
  for (const cell of page.cells.filter((one) => isOfKind(page, one))) {
    const last = stacks.at(-1)?.at(-1)
    const isFlush = last && (Math.abs(last.left - cell.left) < 3 || Math.abs(last.right - cell.right) < 3)
    if (last && isFlush && cell.y - last.y > 2 && cell.y - last.y < PITCH * cell.size) stacks.at(-1)?.push(cell)
    else stacks.push([cell])
  }
  return stacks.filter(({ length }) => length >= ENOUGH)
}

const pairs = (names: Cell[], stacks: Cell[][]): [Cell, { from: Cell; to: Cell }][] => {
  const [first, last] = [names[0] as Cell, names.at(-1) as Cell]
  const figures = stacks.filter((stack) => isBeside(stack, names))
  const [own] = figures
  if (!own || figures.length > 1 || own.length !== names.length) return []
  const top = own[0] as Cell
  if (Math.abs(top.y - first.y) < 2 || top.y < first.y - 2 || top.y > last.y + 2) return []
  return names.map((name, index) => {
    const from = own[index] as Cell
    return [name, { from, to: { ...from, y: name.y, drawnY: baselineOf(from) } }]
  })
}

const isBeside = (figures: Cell[], names: Cell[]): boolean =>
  figures.every(({ left }) => left > Math.max(...names.map(({ right }) => right)))
