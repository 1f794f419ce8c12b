import type { Cell } from './cell.ts'

interface Page {
  cells: Cell[]
}

/** Cells are in reading order, so that those of a height stand together, however a line's own cells rise and fall. */
interface Heights {
  /** The lowest baseline up to each cell. */
  lowestSoFar: number[]
  /** The highest baseline from each cell on. */
  highestFromHere: number[]
}

const known = new WeakMap<Cell[], Heights>()

const heightsOf = (cells: Cell[]): Heights => {
  const before = known.get(cells)
  if (before) return before
  const lowestSoFar = cells.map(({ y }) => y)
  const highestFromHere = [...lowestSoFar]
  for (let at = 1; at < cells.length; at += 1)
    lowestSoFar[at] = Math.max(lowestSoFar[at] as number, lowestSoFar[at - 1] as number)
  for (let at = cells.length - 2; at >= 0; at -= 1)
    highestFromHere[at] = Math.min(highestFromHere[at] as number, highestFromHere[at + 1] as number)
  const found = { lowestSoFar, highestFromHere }
  known.set(cells, found)
  return found
}

/** How many of a rising row are up to a number, itself included or not. */
const countUpTo = (rising: number[], most: number, isIncluded: boolean): number => {
  let [from, to] = [0, rising.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const value = rising[middle] as number
    if (value < most || (isIncluded && value === most)) from = middle + 1
    else to = middle
  }
  return from
}

/** The cells between two heights, in reading order. */
export const cellsBetween = ({ cells }: Page, top: number, foot: number): Cell[] => {
  const { lowestSoFar, highestFromHere } = heightsOf(cells)
  const end = countUpTo(highestFromHere, foot, false)
  const found: Cell[] = []
  for (let at = countUpTo(lowestSoFar, top, true); at < end; at += 1) {
    const cell = cells[at] as Cell
    if (cell.y > top && cell.y < foot) found.push(cell)
  }
  return found
}

/** The cells above a height, from there up: against the reading order. */
export function* cellsUpFrom({ cells }: Page, foot: number): Generator<Cell> {
  for (let at = countUpTo(heightsOf(cells).highestFromHere, foot, false) - 1; at >= 0; at -= 1) {
    const cell = cells[at] as Cell
    if (cell.y < foot) yield cell
  }
}

/** The cells below a height, from there down, in reading order. */
export function* cellsDownFrom({ cells }: Page, top: number): Generator<Cell> {
  for (let at = countUpTo(heightsOf(cells).lowestSoFar, top, true); at < cells.length; at += 1) {
    const cell = cells[at] as Cell
    if (cell.y > top) yield cell
  }
}

/** The nearest of the cells above a height that is such a one. */
export const nearestUpFrom = (page: Page, foot: number, isSuch: (cell: Cell) => boolean): Cell | undefined => {
  for (const cell of cellsUpFrom(page, foot)) if (isSuch(cell)) return cell
  return
}
