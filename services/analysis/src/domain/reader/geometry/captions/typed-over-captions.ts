import { labelWeight } from '../../labels/known-label.ts'
import { cellsBetween } from '../by-height.ts'
import { type Cell, overlap } from '../cell.ts'
import type { Page } from '../layout.ts'

/** Captions of a line are in print as small as this beside what is typed over them. */
const SMALL = 0.85
/** In sizes of the captions: how far up the last line of a box may end. */
const FIRST_REACH = 7
/** In sizes of the values: from one line of a box to the next, an empty one between. */
const NEXT_REACH = 3
/** The same, with no empty line. */
const CLOSE = 1.8
/** Points: values that are typed into a box begin a little further in than its caption. */
const INDENT = 6
/** Points: how far beside its caption a value may end that nothing of the caption is under. */
const ASIDE = 60
/** In font sizes: from one word of a line to the next, 'Bluebonnet Agency    4471'. */
const WORDS_APART = 4
/** A word such as 'FRAME' or 'OWNER' may be a value as well. */
const SURE = 0.6

/** Told of a caption before its line is made, since most cells have nothing of the kind. */
export const hasLargerAbove = (page: Page, { y, size }: Cell): boolean =>
  cellsBetween(page, y - FIRST_REACH * size - 3, y - 2).some((cell) => cell.size * SMALL >= size)

export const isOfSize = (a: Cell, b: Cell): boolean => Math.abs(a.size - b.size) < 0.5

/** From edge to edge of all. */
export const hullOf = (cells: Cell[]): Cell => ({
  ...(cells[0] as Cell),
  left: Math.min(...cells.map(({ left }) => left)),
  right: Math.max(...cells.map(({ right }) => right)),
})

/** Each caption of a line that has something with what is typed over it: from the lowest line up, until what is no value of theirs. */
export const typedOver = (page: Page, line: Cell[]): Map<Cell, Cell[]> => {
  const [first] = line as [Cell]
  const region: Cell[] = []
  let lowest = first.y - 2
  let reach = FIRST_REACH * first.size
  for (const cell of cellsBetween(page, first.y - 30 * first.size, first.y - 2).reverse()) {
    if (lowest - cell.y > reach || isEnd(cell, line)) break
    if (cell.size * SMALL < first.size || labelWeight(cell) > SURE) continue
    region.push(cell)
    lowest = Math.min(lowest, cell.y)
    reach = NEXT_REACH * cell.size
  }
  return owners(page, region.reverse(), line)
}

/** Another line of captions, a label over its values, or a title. */
const isEnd = (cell: Cell, line: Cell[]): boolean => {
  const [first] = line as [Cell]
  const hull = hullOf(line)
  const isOver = overlap(cell, hull) > 0
  return isOver && (cell.size * SMALL < first.size || cell.size > 1.9 * first.size || labelWeight(cell) > SURE)
}

/** What is typed into one box begins together and is of one size, but for further words of a line. */
const owners = (page: Page, region: Cell[], line: Cell[]): Map<Cell, Cell[]> => {
  const owned = new Map<Cell, Cell[]>()
  const columns = columnsOf(region).map((column) => toTop(page, inBox(column)))
  for (const column of columns.toSorted((a, b) => lowestOf(b) - lowestOf(a))) {
    const owner = ownerOf(column, region, line)
    if (!owner || hasLowerCaption(page, column, owner)) continue
    const before = owned.get(owner) ?? []
    const isOfBox = (cell: Cell) => before.some(({ y }) => Math.abs(y - cell.y) < 2)
    owned.set(owner, [...before, ...(before.length > 0 ? column.filter(isOfBox) : column)])
  }
  return owned
}

/** A box of two lines beside those of one has its caption lower down, and none of theirs. */
const hasLowerCaption = (page: Page, column: Cell[], owner: Cell): boolean => {
  const hull = hullOf(column)
  if (overlap(owner, hull) > 0) return false
  const below = cellsBetween(page, lowestOf(column) + 2, lowestOf(column) + 2 * CLOSE * hull.size)
  return below.some((cell) => isOfSize(cell, owner) && overlap(cell, hull) > 0)
}

const lowestOf = (cells: Cell[]): number => Math.max(...cells.map(({ y }) => y))

/** Lines that begin together are of one box. */
const columnsOf = (cells: Cell[]): Cell[][] => {
  const columns: Cell[][] = []
  for (const cell of cells) {
    const column = columns.find(([first]) => first && Math.abs(first.left - cell.left) < 3 && isOfSize(first, cell))
    if (column) column.push(cell)
    else columns.push([cell])
  }
  return columns
}

/** Over an empty line a box goes on with lines that follow each other closely, not with a title. */
const inBox = (column: Cell[]): Cell[] => {
  const isAfterGap = (cell: Cell, index: number) =>
    index > 0 && cell.y - (column[index - 1] as Cell).y > CLOSE * cell.size
  return isAfterGap(column[1] ?? (column[0] as Cell), 1) ? column.slice(1) : column
}

/** A box may begin beside the captions of others further up. */
const toTop = (page: Page, column: Cell[]): Cell[] => {
  const [first] = column as [Cell]
  const over = cellsBetween(page, first.y - CLOSE * first.size, first.y - 2).findLast(
    (cell) => overlap(cell, first) > 0,
  )
  const goesOn = over && Math.abs(over.left - first.left) < 3 && isOfSize(over, first) && labelWeight(over) <= SURE
  return goesOn ? toTop(page, [over, ...column]) : column
}

/** The caption that a column stands over, at the middle or flush; or else the box's that it is a further word of. */
const ownerOf = (column: Cell[], region: Cell[], line: Cell[]): Cell | undefined => {
  const hull = hullOf(column)
  const shared = line.filter((caption) => overlap(caption, hull) > 0)
  if (shared.length > 0) return nearest(hull, shared)
  const before = line.findLast(({ left }) => left <= hull.left + INDENT)
  const isFlush = (cell: Cell) => before !== undefined && Math.abs(cell.left - before.left) < INDENT
  const isOnLine = (cell: Cell) => column.some(({ y }) => Math.abs(y - cell.y) < 2)
  const start = region.find((cell) => isFlush(cell) && isOnLine(cell))
  const isFurther = ({ left, right }: Cell) => left < hull.left && hull.left - right < WORDS_APART * hull.size
  if (start && region.some((cell) => isOnLine(cell) && isFurther(cell))) return before
  const near = line.filter((caption) => overlap(caption, hull) > -ASIDE)
  return nearest(hull, near)
}

const nearest = (hull: Cell, captions: Cell[]): Cell | undefined =>
  captions.toSorted((a, b) => offMiddle(hull, a) - offMiddle(hull, b))[0]
const offMiddle = (a: Cell, b: Cell): number => Math.abs(a.left + a.right - b.left - b.right)
