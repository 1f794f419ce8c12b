import { toNumber } from '../../values/amount.ts'
import { parseDates } from '../../values/dates.ts'
import { cellsUpFrom } from '../by-height.ts'
import { type Cell, isSameLine, overlap, squash } from '../cell.ts'
import type { Page } from '../layout.ts'
import { type ColumnRole, roleOf } from '../tables/column-roles.ts'
import { isLimit } from '../tables/current-column.ts'
import { columnRole } from '../tables/headers.ts'
import { timesIn } from '../tables/heads-of-times.ts'

/** Figures that stand flush below each other. */
interface Column {
  cells: Cell[]
  edge: 'left' | 'right'
  at: number
}

/**
 * The page without the column that held before: 'Until' over 'Oct 21, 2026' beside 'From' over 'Oct 21, 2026', 'Limit' over
 * '04/25-04/26' beside 'Limit' over '04/26-04/27'. Their figures show that two columns compare two terms; all the words over
 * them together, which is which.
 */
export const withoutFormerColumns = (page: Page): Page => {
  const columns = columnsOfLimits(page)
  if (columns.length > MOST_COLUMNS) return page
  const former = columns.flatMap((left) => columns.flatMap((right) => formerIn(page, left, right)))
  return former.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !former.includes(cell)) }
}

/** Of limits, flush on either side: a page of more is no table of two terms, and each is held against each other. */
const MOST_COLUMNS = 40

/** Points that figures of a column may be off its edge, and how many of them make one. */
const FLUSH = 2.5
const LEAST_ROWS = 3

const columnsOfLimits = (page: Page): Column[] => {
  const limits = page.cells.filter(isLimit)
  const columns = (['right', 'left'] as const).flatMap((edge) =>
    limits
      .filter((cell, index) => limits.findIndex((other) => Math.abs(other[edge] - cell[edge]) < FLUSH) === index)
      .map(
        (cell): Column => ({
          cells: limits.filter((other) => Math.abs(other[edge] - cell[edge]) < FLUSH),
          edge,
          at: cell[edge],
        }),
      ),
  )
  return columns.filter(({ cells }) => cells.length >= LEAST_ROWS)
}

/** What is left out of two columns beside each other: the earlier one with its heads. */
const formerIn = (page: Page, left: Column, right: Column): Cell[] => {
  if (left.edge !== right.edge || left.at >= right.at) return []
  const rows = left.cells.flatMap((cell) => {
    const beside = right.cells.find((other) => isSameLine(other, cell))
    return beside ? [{ cell, beside }] : []
  })
  if (!areCompared(rows) || rows.some(({ cell, beside }) => hasLimitBetween(page, cell, beside))) return []
  if (rows.some(({ cell, beside }) => [cell, beside].some((figure) => TIMES.includes(columnRole(page, figure)))))
    return []
  const [heads, others] = [
    headsOf(
      page,
      rows.map(({ cell }) => cell),
    ),
    headsOf(
      page,
      rows.map(({ beside }) => beside),
    ),
  ]
  if (heads.length === 0 || others.length === 0) return []
  if (isEarlier(page, heads, others)) return [...heads, ...cellsOf(page, left, right)]
  return isEarlier(page, others, heads) ? [...others, ...cellsOf(page, right, left)] : []
}

/** What one head tells by itself is known where the figure is read. */
const TIMES: (ColumnRole | null)[] = ['previous', 'current', 'difference']

const areCompared = (rows: { cell: Cell; beside: Cell }[]): boolean =>
  rows.length >= LEAST_ROWS &&
  rows.every(({ cell, beside }) => {
    const share = toNumber(cell.text) / toNumber(beside.text)
    return share > 0.1 && share < 10
  })

const hasLimitBetween = (page: Page, left: Cell, right: Cell): boolean =>
  page.cells.some(
    (cell) => cell.left > left.right && cell.right < right.left && isSameLine(cell, left) && isLimit(cell),
  )

/** In font sizes: from the first row up to its heads, past the title of a section, and from one line of them to the next. */
const FAR = 4.8
const NEAR = 1.7

/** The words over a column, from the top. */
const headsOf = (page: Page, column: Cell[]): Cell[] => {
  const [first] = column as [Cell]
  const heads: Cell[] = []
  for (const cell of cellsUpFrom(page, first.y - 2)) {
    const lower = heads[0] ?? first
    if (lower.y - cell.y > (heads.length > 0 ? NEAR : FAR) * first.size) break
    if (overlap(cell, first) <= 0 || isSameLine(cell, lower)) continue
    if (/[$%]|\d,\d{3}/.test(cell.text) || cell.right - cell.left > WIDEST) break
    heads.unshift(cell)
  }
  return heads
}
/** Points: wider words are a sentence or a title of the page. */
const WIDEST = 120

/** All figures and answers of a column down to the last row that both have. */
const cellsOf = (page: Page, column: Column, other: Column): Cell[] => {
  const isIn = (cell: Cell, { edge, at }: Column) => Math.abs(cell[edge] - at) < FLUSH
  const top = Math.min(...column.cells.map(({ y }) => y))
  const own = page.cells.filter((cell) => cell.y > top - 2 && isIn(cell, column))
  const others = page.cells.filter((cell) => isIn(cell, other))
  // 'Limit' beside 'Premium' further down begins another table.
  const end = own.find((cell) => roleOf(cell) !== null)?.y ?? page.height
  const last = own.findLast((cell) => cell.y < end && others.some((one) => isSameLine(one, cell)))
  return own.filter(({ y }) => last !== undefined && y <= last.y + 1)
}

const isEarlier = (page: Page, heads: Cell[], others: Cell[]): boolean => {
  const [one, other] = [inOne(heads), inOne(others)]
  const times = timesIn(page, [one, other])
  if (times.length > 0) return times.some(({ head, role }) => head === one && role === 'previous')
  return endsAsOtherBegins(one.text, other.text) || isYearBefore(one.text, other.text)
}

const inOne = (heads: Cell[]): Cell => {
  const text = heads.map((cell) => cell.text).join(' ')
  return { ...(heads.at(-1) as Cell), text, key: squash(text) }
}

const ENDS = /\b(?:until|through|thru|ending|ends|ended|expir\w*)\b/i
const BEGINS = /\b(?:from|beginning|begins|starting|starts|effective|as of|renewal)\b/i
/** Milliseconds: 'through Feb 28', 'from Mar 1' */
const FEW_DAYS = 8 * 24 * 3600 * 1000

/** 'Your policy through 11/05/2026' beside 'Your renewal beginning 11/05/2026' */
const endsAsOtherBegins = (one: string, other: string): boolean => {
  const [end, begin] = [parseDates(one).at(-1), parseDates(other)[0]]
  if (!end || !begin || !ENDS.test(one) || !BEGINS.test(other)) return false
  return Math.abs(Date.parse(begin) - Date.parse(end)) < FEW_DAYS
}

/** 'Limit 2025-26' beside 'Limit 2026-27'; 'Building 1, built 05/01/1998' beside 'Building 2' is another building. */
const isYearBefore = (one: string, other: string): boolean => {
  const [start, next] = [startOf(one), startOf(other)]
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
  return start !== null && next !== null && next - start === 12 && words(one) === words(other)
}

/** The month in which a term begins, counted from the year 0: '04/25-04/26', '2025-26', '11/05/2025 - 11/05/2026'. */
const startOf = (text: string): number | null => {
  const [, month, short] =
    /\b(0?[1-9]|1[0-2])\/(\d\d)\s?(?:[-–—]|to|thru)\s?(?:0?[1-9]|1[0-2])\/\d\d\b(?!\/)/.exec(text) ?? []
  if (month && short) return 12 * (2000 + Number(short)) + Number(month)
  const year = /\b(20[1-4]\d)\s?[-–—/]\s?(?:20)?[1-5]\d\b/.exec(text)?.[1]
  if (year) return 12 * Number(year)
  const [day] = parseDates(text)
  return day ? 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) : null
}
