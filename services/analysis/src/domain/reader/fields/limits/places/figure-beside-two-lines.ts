import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { columnRole } from '../../../geometry/tables/headers.ts'
import { isValue } from '../rows/is-value.ts'

type Side = 'left' | 'right'

interface Beside {
  name: Cell
  figure: Cell
  side: Side
}

/** How much larger than the name beside it the figure is. */
const LARGER = 1.3
/** In sizes of the name: how far below it its explanation begins. */
const PITCH = 1.7
/** So many of one size in one column are no accident. */
const ENOUGH = 3

/**
 * '$334,000' in large print beside 'Coverage A, your house' over 'Rebuilt at replacement cost.' in small print: a figure
 * at the height between a name and its explanation, on one side of both, as the ones above and below it are.
 */
export function* valueBesideTwoLines({ page, label }: { page: Page; label: Cell }): Generator<Cell[]> {
  const beside = besideTwoLines(page)
  const own = beside.filter(({ name }) => name === label)
  const [first] = own
  if (!first || own.length > 1) return
  const column = beside.filter((other) => isOfColumn(first, other))
  if (new Set(column.map(({ figure }) => figure)).size >= ENOUGH) yield [first.figure]
}

const isOfColumn = ({ figure, side, name }: Beside, other: Beside): boolean =>
  other.side === side &&
  Math.abs(other.figure.size - figure.size) < 0.3 &&
  Math.abs(other.name.left - name.left) < 3 &&
  [other.figure.left - figure.left, other.figure.right - figure.right].some((apart) => Math.abs(apart) < 4)

const known = new WeakMap<Page, Beside[]>()

const besideTwoLines = (page: Page): Beside[] => {
  const before = known.get(page)
  if (before) return before
  // What has cents is a price.
  const figures = page.cells.filter((cell) => isValue(cell) && !/\.\d\d\b/.test(cell.text) && mayBeLimit(page, cell))
  const found = figures.flatMap((figure) => namesBeside(page, figure))
  known.set(page, found)
  return found
}

const mayBeLimit = (page: Page, cell: Cell): boolean => {
  const role = columnRole(page, cell)
  return role === null || role === 'limit' || role === 'current'
}

const namesBeside = (page: Page, figure: Cell): Beside[] =>
  page.cells.flatMap((name) => {
    const side: Side | null = name.left > figure.right ? 'left' : name.right < figure.left ? 'right' : null
    if (!side || isFarFrom(figure, name) || isValue(name)) return []
    const remark = page.cells.find((cell) => isRemarkOf(name, cell))
    if (!remark || figure.y > remark.y + 1 || (side === 'right' && remark.right > figure.left)) return []
    return isNearest(page, { name, figure, side }, remark) ? [{ name, figure, side }] : []
  })

const isFarFrom = (figure: Cell, name: Cell): boolean =>
  figure.size < LARGER * name.size || figure.y < name.y + 1 || figure.y - name.y > PITCH * name.size

/** Right under the name, in no larger print. */
const isRemarkOf = (name: Cell, cell: Cell): boolean =>
  cell.y > name.y + 2 &&
  cell.y - name.y < PITCH * name.size &&
  cell.size < 0.97 * name.size &&
  Math.abs(cell.left - name.left) < 3 &&
  /^[A-Z].*[a-z]{2}/.test(cell.text) &&
  !isValue(cell)

/** Nothing but the explanation at those heights between the name and its figure. */
const isNearest = (page: Page, { name, figure, side }: Beside, remark: Cell): boolean => {
  const [from, to] = side === 'left' ? [figure.right, name.left] : [name.right, figure.left]
  return !page.cells.some(
    (cell) =>
      cell !== remark &&
      cell !== name &&
      cell.left >= from - 1 &&
      cell.right <= to + 1 &&
      cell.y > name.y - 0.7 * figure.size &&
      cell.y < remark.y + 0.5 * figure.size,
  )
}
