import { type Cell, overlap } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { type ColumnRole, isOfPresent, roleIn, roleOf, THE_CHANGE } from './column-roles.ts'
import type { Column } from './columns.ts'
import { isOfEarlierYear } from './years-of-heads.ts'

/** A head that tells when what stands below it holds. */
interface Time {
  head: Cell
  role: ColumnRole
}

/** 'Expiring term' beside 'This term'; none where a line does not tell of both. */
export const timesIn = (page: Page, line: Cell[]): Time[] => {
  const former = line.filter((cell) => roleIn(page, line, cell) === 'previous')
  const isPresent = (cell: Cell) =>
    roleIn(page, line, cell) === 'current' ||
    isOfPresent(cell) ||
    former.some((other) => isOfEarlierYear(other, [cell]))
  const present = line.filter((cell) => !former.includes(cell) && isPresent(cell))
  if (former.length === 0 || present.length === 0) return []
  return line.flatMap((head): Time[] =>
    former.includes(head) ? [{ head, role: 'previous' }] : present.includes(head) ? [{ head, role: 'current' }] : [],
  )
}

/** 'Limit   Premium   Limit   Premium' below 'Expiring term' and 'This term': which of these heads are of which time. */
export const timesOver = (page: Page, headers: Cell[]): Map<Cell, ColumnRole> => {
  const times = upperTimes(page, headers)
  const under = times.length > 0 ? eachUnder(headers, times) : null
  if (under) return under
  const own = times.length > 0 ? repeated(headers, times.length).filter(({ key }) => !ENDS_TIME.test(key)) : []
  const each = own.length / times.length
  return new Map(own.map((cell, index) => [cell, times[Math.floor(index / each)]?.role ?? 'previous']))
}

/** 'Expiring   Renewal   Renewal' over 'Limit   Limit   Premium': each right below its own. */
const eachUnder = (headers: Cell[], times: Time[]): Map<Cell, ColumnRole> | null => {
  const lower = times.map(({ head }) => headers.filter((cell) => overlap(cell, head) > 0))
  const isEach =
    times.length > 2 && lower.every(([own, ...more]) => own !== undefined && more.length === 0 && roleOf(own) !== null)
  return isEach && new Set(lower.flat()).size === times.length
    ? new Map(times.map(({ role }, index) => [lower[index]?.[0] as Cell, role]))
    : null
}

/** 'Before   After' over 'change   change' */
const ENDS_TIME = new RegExp(`^${THE_CHANGE}`)

/** In font sizes: the upper heads stand on the next line or, over days, on the one above that. */
const REACH = 2.8

const upperTimes = (page: Page, headers: Cell[]): Time[] => {
  const [first] = headers
  if (!first) return []
  const above = page.cells.filter((cell) => cell.y < first.y - 2 && first.y - cell.y < REACH * first.size)
  const row = above.findLastIndex(({ text }) => /\$\s?\d/.test(text))
  for (const cell of above.slice(row + 1).reverse()) {
    const times = timesIn(page, cellsOfLine(page, cell))
    if (times.length > 0) return times
  }
  return []
}

/** The longest run of heads that names the same columns so many times. */
const repeated = (headers: Cell[], times: number): Cell[] => {
  for (let each = Math.floor(headers.length / times); each > 0; each -= 1) {
    const isRun = (run: Cell[]) => run.every(({ key }, index) => key === run[index % each]?.key)
    const runs = headers.map((_, index) => headers.slice(index, index + each * times))
    const run = runs.find((one) => one.length === each * times && isRun(one))
    if (run) return run
  }
  return []
}

/**
 * '1%   $2,810   2%   $5,900' below 'Expiring' and 'Renewal', which name no columns of their own: each has as many
 * columns as the other, wherever over them it is set. Null where other heads stand among them, or one over the other's columns.
 */
export const headsOfColumns = (page: Page, columns: Column[], headers: Cell[]): Cell[] | null => {
  const times = timesIn(page, headers)
  if (areWithin(columns, times)) return times.map(({ head }) => head)
  const each = columns.length / times.length
  if (times.length < 2 || each < 2 || !Number.isInteger(each)) return null
  if (headers.slice(headers.indexOf((times[0] as Time).head)).length > times.length || isBefore(columns[0], times))
    return null
  const matched = columns.map((_, index) => (times[Math.floor(index / each)] as Time).head)
  const isNearest = (column: Column, index: number) =>
    times.every(({ head }) => head === matched[index] || !stands(head, column))
  return columns.every(isNearest) ? matched : null
}

/** 'Before this change   After this change' flush left over figures that are flush right, nearer to the next head than to their own. */
const areWithin = (columns: Column[], times: Time[]): boolean =>
  times.length > 1 &&
  columns.length === times.length &&
  columns.every(
    ({ left, right }, index) =>
      left >= (times[index] as Time).head.left - 3 &&
      right <= (times[index + 1]?.head.left ?? Number.POSITIVE_INFINITY),
  )

/** 'Wind and hail   1% of A   $2,150   $2,290' below 'Prior' and 'Amended': the share stands before both. */
const isBefore = (column: Column | undefined, [first, second]: Time[]): boolean =>
  column !== undefined &&
  first !== undefined &&
  second !== undefined &&
  column.left < first.head.left - (second.head.left - first.head.left) / 2

/** Whether a head stands over a column, not beside it. */
const stands = (head: Cell, column: Column): boolean => head.left < column.right && head.right > column.left

/** The last one is over as many columns as the one before: where these may end. */
export const endOfTimes = (page: Page, headers: Cell[]): number => {
  const [before, last] = timesIn(page, headers).slice(-2)
  return before && last ? 2 * last.head.left - before.head.left : 0
}
