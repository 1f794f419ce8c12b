import { toNumber } from '../../values/amount.ts'
import { cellsBetween } from '../by-height.ts'
import { type Cell, misalignment } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { type ColumnRole, isOfPresent, namesColumn, roleIn, roleOf } from './column-roles.ts'
import { columnsOf, headersOfColumns, isAnswerInWords, isFlush } from './columns.ts'
import { isCompared } from './compared-columns.ts'
import { OF_FORMER } from './former-value.ts'
import { headsOfLine, withUpperLines } from './header-lines.ts'
import { endOfTimes, headsOfColumns, timesIn, timesOver } from './heads-of-times.ts'
import { partsOfSums } from './sum-columns.ts'
import { isEnded, type Table } from './table-end.ts'

const tables = new WeakMap<Page, Table[]>()

const tablesOf = (page: Page): Table[] => {
  const known = tables.get(page)
  if (known) return known
  const lines = headerLines(page).map((line) => headsOf(page, line))
  const found = lines.map((headers) => tableOf(page, headers, lines))
  tables.set(page, found)
  return found
}

const headsOf = (page: Page, line: Cell[]): Cell[] =>
  timesIn(page, line).length > 0 || timesOver(page, line).size > 0 ? line : headsOfLine(page, line)

/** Lines that name columns: several cells, no figure, and one of the names above. A lone 'Premium' is a section's title. */
const headerLines = (page: Page): Cell[][] => {
  const lines: Cell[][] = []
  for (const cell of page.cells) {
    if (lines.some((line) => line.includes(cell))) continue
    const line = withoutRowBeside(page, withoutMargin(cellsOfLine(page, cell), cell))
    if (!(namesColumn(cell, line) || namesTime(page, cell)) || isOverLabels(page, cell) || hasNumber(cell, line))
      continue
    if (line.length > 1 && line.every((other) => !/\$\s?\d/.test(other.text))) lines.push(line)
  }
  return lines
}

/** Points that the heads of a table are apart in height, at most. */
const LEVEL = 2

/** 'Coverage   Limit   Deductible', and a bit lower in the margin 'Policy fee   $28.00': a figure that stands lower is of another block. */
const withoutMargin = (line: Cell[], head: Cell): Cell[] => {
  const level = line.filter(({ y }) => Math.abs(y - head.y) <= LEVEL)
  return line.some((cell) => !level.includes(cell) && /\$\s?\d/.test(cell.text)) ? level : line
}

/** 'Amount   Deductible      Building premium   $1,184' over '      Contents premium   $356': the rows of a block beside are no heads. */
const withoutRowBeside = (page: Page, line: Cell[]): Cell[] => {
  const [name, figure] = line.slice(-2)
  if (line.length < 4 || !name || !figure || !/^\(?\$\s?\d/.test(figure.text)) return line
  const near = cellsBetween(page, figure.y - 2.6 * figure.size, figure.y + 2.6 * figure.size)
  const names = near.filter((cell) => cell !== name && Math.abs(cell.left - name.left) < 2)
  const figures = near.filter(({ right, text }) => Math.abs(right - figure.right) < 2 && /^\(?\$\s?\d/.test(text))
  return names.some(({ y }) => figures.some((other) => Math.abs(other.y - y) < 2)) ? line.slice(0, -2) : line
}

/** 'Previous policy:   LO1 0093371' beside 'Policy number:   LO1 0093372', 'Previous residence   12 Elm St, Waco TX 76710', 'Prior term ended: 03/01/2026' */
const hasNumber = (cell: Cell, line: Cell[]): boolean => {
  const next = line[line.indexOf(cell) + 1]?.text ?? ''
  if (/\b(?:ended|expired)(?: on)?:?(?: \d|$)/i.test(cell.text)) return true
  return (cell.text.endsWith(':') && /^[A-Z\d -]*\d{4}[\d-]*$/.test(next)) || /^\d+ [A-Z].*\b\d{5}$/.test(next)
}

/** 'Limits before' over 'this change' */
const namesTime = (page: Page, cell: Cell): boolean => {
  if (isAnswerInWords(cell)) return false
  const role = roleOf(withUpperLines(page, cell))
  return role === 'previous' || role === 'current'
}

/** 'PREMIUM' over 'Policy premium …  $7,104': the title of a block, not of a column of figures. */
const isOverLabels = (page: Page, header: Cell): boolean => {
  const below = cellsBetween(page, header.y + 2, header.y + 2.6 * header.size).find(
    ({ left }) => Math.abs(left - header.left) < 2,
  )
  if (!below || /^[$\d(+−-]/.test(below.text)) return false
  const next = cellsOfLine(page, below).find((cell) => cell.left >= below.right)
  return next !== undefined && /^[$(+−-]?\$?\d/.test(next.text)
}

/** How far a column's figures may stand beyond the outermost headers. */
const MARGIN = 60

const tableOf = (page: Page, headers: Cell[], lines: Cell[][]): Table => {
  const y = Math.max(...headers.map((cell) => cell.y))
  const left = Math.min(...headers.map((cell) => cell.left)) - MARGIN
  const right = Math.max(...headers.map((cell) => cell.right + MARGIN), endOfTimes(page, headers))
  const below = lines.filter(
    (line) => (line[0] as Cell).y > y + 2 && line.some((cell) => cell.right > left && cell.left < right),
  )
  const end = Math.min(page.height, ...below.map((line) => (line[0] as Cell).y))
  const cells = page.cells.filter((cell) => cell.y > y + 2 && cell.y < end && cell.left > left && cell.right < right)
  const foot = firstBreak(y, cells)
  const [own, later] = partition(columnsOf(cells), ({ cells: [top] }) => top !== undefined && top.y < foot)
  const matched = headsOfColumns(page, own, headers) ?? headersOfColumns(own, headers)
  const roles = rolesOf(page, headers)
  const withRoles = own.map((column, index) => ({
    column,
    role: matched[index] ? (roles.get(matched[index]) ?? null) : null,
  }))
  const now = withRoles.filter(({ role }) => role === 'current').map(({ column }) => column)
  const compared = new Set(matched.filter((_, index) => isCompared(page, own[index], now)))
  const held = withRoles.map(({ column, role }, index) => ({
    column,
    // 'Limit   New limit'
    role: (role ?? 'limit') === 'limit' && matched[index] && compared.has(matched[index]) ? 'previous' : role,
  }))
  return { y, headers, columns: [...held, ...later.map((column) => ({ column, role: null }))] }
}

/** Below 'Expiring term' and 'This term' a 'Premium' of this term is a premium; all of the other is of the past. */
const rolesOf = (page: Page, headers: Cell[]): Map<Cell, ColumnRole | null> => {
  const times = timesOver(page, headers)
  const roleOfHead = (cell: Cell) => {
    const [time, role] = [times.get(cell), roleIn(page, headers, cell)]
    return time === 'previous' || (time && (role ?? 'limit') === 'limit') ? time : role
  }
  return new Map(headers.map((cell) => [cell, roleOfHead(cell)]))
}

const partition = <T>(all: T[], holds: (one: T) => boolean): [T[], T[]] => [
  all.filter(holds),
  all.filter((one) => !holds(one)),
]

/** Rows of a table follow each other evenly. A column that begins only below an empty line is one of another block. */
const firstBreak = (head: number, cells: Cell[]): number => {
  const ys = cells.map((cell) => cell.y).sort((a, b) => a - b)
  const rows = ys.filter((y, index) => index === 0 || y - (ys[index - 1] as number) > 3)
  const pitch = Math.max((rows[0] ?? head) - head, (rows[1] ?? head) - (rows[0] ?? head), MIN_PITCH)
  return rows.find((y, index) => index > 1 && y - (rows[index - 1] as number) > 1.6 * pitch) ?? Number.POSITIVE_INFINITY
}
const MIN_PITCH = 9

/** The role of the column in which a value stands, from the nearest header line above it; null where there is none. */
export const columnRole = (page: Page, value: Cell): ColumnRole | null => {
  if (OF_FORMER.test(value.text) || partsOfSums(page).has(value)) return 'previous'
  const above = tablesOf(page).filter(({ y }) => y < value.y - 2)
  if (above.some((table) => isOverBoth(page, table, value))) return 'previous'
  for (const table of above.reverse()) {
    const own = table.columns.find(({ column }) => column.cells.includes(value))
    const near = own ?? table.columns.find(({ column }) => isFlush(column, value))
    if (near) return isEnded(page, { table, near, value }) ? null : near.role
    if (isUnderFormer(page, table, value)) return 'previous'
  }
  return null
}

/** 'Mortgagee   Gateway Bank   Frost Bank' below 'From   To': words of a row stand under what was and what is, too. */
const isUnderFormer = (page: Page, { y, headers }: Table, value: Cell): boolean => {
  if (value.y - y > MOST_ROWS * value.size) return false
  const former = headers.find(
    (cell) => roleIn(page, headers, cell) === 'previous' && misalignment(cell, value) < UNDER * value.size,
  )
  const present = former && headers.find((cell) => cell.left > former.right && isOfPresent(cell))
  return (
    present !== undefined && cellsOfLine(page, value).some((cell) => misalignment(cell, present) < UNDER * cell.size)
  )
}
const MOST_ROWS = 16
/** In font sizes: how far words may stand off their head. */
const UNDER = 0.5

/** 'Frost Bank Gateway Bank' in one run of words below 'Before' and 'Now' tells nothing of either. */
const isOverBoth = (page: Page, { y, headers }: Table, value: Cell): boolean =>
  value.y - y < MOST_ROWS * value.size &&
  /^[^\d$%]{3,60}$/.test(value.text) &&
  cellsOfLine(page, value)[0] !== value &&
  headers.some(
    (former, index) =>
      roleIn(page, headers, former) === 'previous' &&
      headers
        .slice(index + 1)
        .some(
          (present) => isOfPresent(present) && value.left <= former.right && Math.abs(value.right - present.right) < 3,
        ),
  )

/** Whether a table on this page keeps limits apart from deductibles. */
export const hasLimitColumn = (page: Page, value: Cell): boolean =>
  tablesOf(page).some((table) => table.y < value.y && table.headers.some((cell) => roleOf(cell) === 'limit'))

/** Beside a figure of the column that holds now, one of no column is none of it: '2%   $6,360' and '2%   $6,940' below 'Prior' and 'New'. */
export const ofNow = (page: Page, figures: Cell[]): Cell[] => {
  const now = figures.filter((cell) => columnRole(page, cell) === 'current')
  // A new premium beside a limit is its price.
  const isPrice = (figure: Cell, { text }: Cell) => toNumber(text) > 10 * toNumber(figure.text)
  const isLikeNow = (cell: Cell) =>
    now.some((other) => other.text.includes('%') === cell.text.includes('%') && !isPrice(other, cell))
  return figures.filter((cell) => columnRole(page, cell) !== null || !isLikeNow(cell))
}
