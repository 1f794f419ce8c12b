import type { Cell } from './cell.ts'
import { type Column, columnsOf, headersOfColumns, isFlush } from './columns.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** What a column of a table holds. */
export type ColumnRole = 'previous' | 'current' | 'difference' | 'premium' | 'deductible' | 'limit'

const ROLES: [ColumnRole, RegExp][] = [
  [
    'previous',
    /^(?:the|your)?(?:previous|prior|expiring|old|last|before|current(?=term|policy))(?:policy|term|period|year|yr|change|limits?|values?|coverage|premium|amount|amendment|renewal|this)*s?$/,
  ],
  ['difference', /^(?:difference|change)s?$/],
  ['premium', /^(?:annual|total)?(?:premiums?|cost)$/],
  ['deductible', /^(?:applicable)?(?:deductibles?s?|ded)(?:amount)?$/],
  ['limit', /^(?:coverage)?(?:limits?|amounts?)(?:of(?:liability|insurance)?)?$/],
  [
    'current',
    /^(?:amended|renewal(?:term)?$|new(?:term|limit|value)?$|revised|this(?:policy)?term|thisrenewal|thisyear|now$|after(?:change|amendment)?$|current$)/,
  ],
]

const roleOf = (cell: Cell): ColumnRole | null =>
  cell.text.length < 40 ? (ROLES.find(([, pattern]) => pattern.test(cell.key))?.[0] ?? null) : null

/** A table: its line of headers and what each column of answers below it holds. */
interface Table {
  y: number
  headers: Cell[]
  columns: { column: Column; role: ColumnRole | null }[]
}

const tables = new WeakMap<Page, Table[]>()

const tablesOf = (page: Page): Table[] => {
  const known = tables.get(page)
  if (known) return known
  const lines = headerLines(page)
  const found = lines.map((headers) => tableOf(page, headers, lines))
  tables.set(page, found)
  return found
}

/** Lines that name columns: several cells, no figure, and one of the names above. A lone 'Premium' is a section's title. */
const headerLines = (page: Page): Cell[][] => {
  const lines: Cell[][] = []
  for (const cell of page.cells) {
    if (!roleOf(cell) || lines.some((line) => line.includes(cell))) continue
    const line = cellsOfLine(page, cell)
    if (line.length > 1 && line.every((other) => !/\$\s?\d/.test(other.text))) lines.push(line)
  }
  return lines
}

/** How far a column's figures may stand beyond the outermost headers. */
const MARGIN = 60

const tableOf = (page: Page, headers: Cell[], lines: Cell[][]): Table => {
  const y = (headers[0] as Cell).y
  const left = Math.min(...headers.map((cell) => cell.left)) - MARGIN
  const right = Math.max(...headers.map((cell) => cell.right)) + MARGIN
  const below = lines.filter(
    (line) => (line[0] as Cell).y > y + 2 && line.some((cell) => cell.right > left && cell.left < right),
  )
  const end = Math.min(page.height, ...below.map((line) => (line[0] as Cell).y))
  const columns = columnsOf(
    page.cells.filter((cell) => cell.y > y + 2 && cell.y < end && cell.left > left && cell.right < right),
  )
  const matched = headersOfColumns(columns, headers)
  return {
    y,
    headers,
    columns: columns.map((column, index) => ({ column, role: matched[index] ? roleOf(matched[index]) : null })),
  }
}

/** The role of the column in which a value stands, from the nearest header line above it; null where there is none. */
export const columnRole = (page: Page, value: Cell): ColumnRole | null => {
  for (const table of tablesOf(page)
    .filter(({ y }) => y < value.y - 2)
    .reverse()) {
    const own = table.columns.find(({ column }) => column.cells.includes(value))
    const near = own ?? table.columns.find(({ column }) => isFlush(column, value))
    if (near) return near.role
  }
  return null
}

/** Whether a table on this page keeps limits apart from deductibles. */
export const hasLimitColumn = (page: Page, value: Cell): boolean =>
  tablesOf(page).some((table) => table.y < value.y && table.headers.some((cell) => roleOf(cell) === 'limit'))
