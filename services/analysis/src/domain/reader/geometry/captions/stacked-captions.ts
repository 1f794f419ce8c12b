import { labelWeight } from '../../labels/known-label.ts'
import { cellsRightOf } from '../around/neighbours.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/**
 * 'Ana Flores' over 'Named insured(s)' over '12 Elm St, Waco, TX 76710' over 'Insured property', each second line in smaller
 * print: a stack that begins with a value and ends with a caption, however far the lines are apart. The lines of the value
 * over each caption.
 */
export const valuesInStack = (page: Page, caption: Cell): Cell[] => {
  const { below } = stacksOf(page)
  const own = below.get(caption)
  if (own) return own
  // 'LO-448812   03/01/2026 – 03/01/2027' over 'Policy number   Policy period': beside a caption of the stack.
  const over = below.get(besideIn(page, caption, below) as Cell)
  return over
    ? page.cells.filter((cell) => isFlush(cell, caption) && over.some(({ y }) => Math.abs(y - cell.y) < 2))
    : []
}

/** 'Coinsurance' over '80%' over 'Year built' over '1991': a stack that begins with a caption, each of which heads what is below it. */
export const headsInStack = (page: Page, caption: Cell): boolean => {
  const { above } = stacksOf(page)
  return above.has(caption) || besideIn(page, caption, above) !== undefined
}

const besideIn = (page: Page, caption: Cell, stacks: Map<Cell, Cell[]>): Cell | undefined =>
  cellsOfLine(page, caption).find((cell) => stacks.has(cell) && isAlike(cell, caption))

/** Captions that stand below their values, and those that stand above them. */
interface Stacks {
  below: Map<Cell, Cell[]>
  above: Map<Cell, Cell[]>
}

const known = new WeakMap<Page, Stacks>()

const stacksOf = (page: Page): Stacks => {
  const before = known.get(page)
  if (before) return before
  const flushWith = columnsOf(page)
  const columns = page.cells.filter((cell) => labelWeight(cell) > 0).map((label) => runAt(flushWith(label), label))
  const found = {
    below: new Map(columns.flatMap((run) => pairsOf(page, run.toReversed()).map(inOrder))),
    above: new Map(columns.flatMap((run) => pairsOf(page, run))),
  }
  known.set(page, found)
  return found
}

/** The cells flush with a label, from the top; labels mostly share their edges. */
const columnsOf = (page: Page) => {
  const byEdge = new Map<number, Cell[]>()
  return (label: Cell): Cell[] => {
    const before = byEdge.get(label.left)
    if (before) return before
    const column = page.cells.filter((cell) => isFlush(cell, label)).sort((a, b) => a.y - b.y)
    byEdge.set(label.left, column)
    return column
  }
}

/** The column of lines that follow each other closely above and below a label. */
const runAt = (column: Cell[], label: Cell): Cell[] => {
  const at = column.indexOf(label)
  const isParted = (cell: Cell, index: number) => index > 0 && !isNear(column[index - 1] as Cell, cell)
  const first = column.findLastIndex((cell, index) => index <= at && isParted(cell, index))
  const end = column.findIndex((cell, index) => index > at && isParted(cell, index))
  return column.slice(Math.max(first, 0), end < 0 ? undefined : end)
}

/** Each caption of a run that begins with one and ends with a value, with the lines of its value; from either end. */
const pairsOf = (page: Page, run: Cell[]): [Cell, Cell[]][] => {
  const [first] = run
  const beside = first && cellsRightOf(page, first)[0]
  if (!first || labelWeight(first) === 0 || (beside && isLarger(beside, first))) return []
  const pairs = paired(run, first) ?? []
  const isWhole = pairs.every(([, { length }]) => length > 0 && length <= MOST_LINES)
  return isWhole && pairs.filter(([caption]) => labelWeight(caption) > 0).length > 1 ? pairs : []
}

/** Captions as small as the first one, and what is larger behind each; null where a line is neither. */
const paired = (run: Cell[], first: Cell): [Cell, Cell[]][] | null => {
  const pairs: [Cell, Cell[]][] = []
  for (const cell of run) {
    const values = pairs.at(-1)?.[1] ?? [first]
    const isValue = isLarger(cell, first)
    // A letterhead over the first value is in larger print again.
    if (isValue && values[0] && !isAlike(cell, values[0])) return pairs
    if (isValue && labelWeight(cell) === 0) values.push(cell)
    else if (isAlike(cell, first) && values.length > 0) pairs.push([cell, []])
    else return null
  }
  return pairs
}

const inOrder = ([caption, values]: [Cell, Cell[]]): [Cell, Cell[]] => [caption, values.toReversed()]

const MOST_LINES = 3
/** In font sizes: from one line of a stack to the next. */
const PITCH = 1.85
const LARGER = 1.2

const isNear = (upper: Cell, lower: Cell): boolean => lower.y - upper.y < PITCH * Math.max(upper.size, lower.size)
const isFlush = (a: Cell, b: Cell): boolean => Math.abs(a.left - b.left) < 3
const isLarger = (a: Cell, b: Cell): boolean => a.size >= LARGER * b.size
const isAlike = (a: Cell, b: Cell): boolean => Math.abs(a.size - b.size) < 0.06 * b.size
