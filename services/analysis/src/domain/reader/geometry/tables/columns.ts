import { type Cell, misalignment, overlap } from '../cell.ts'

/** Figures and short answers that stand below each other, flush left or right. */
export interface Column {
  cells: Cell[]
  left: number
  right: number
}

const FIGURE = /^[$\d(+•−-]|\d\s?%/
const IN_WORDS =
  /^(?:replacement cost|actual cash|included|incl\.?$|none|not |covered|applies|no change|added|yes|no$)/i

/** 'Replacement cost', 'Not covered': what stands in a column, and heads none. */
export const isAnswerInWords = ({ text }: Cell): boolean => text.length < 45 && IN_WORDS.test(text)

const isAnswer = (cell: Cell): boolean => isAnswerInWords(cell) || (cell.text.length < 45 && FIGURE.test(cell.text))

const FLUSH = 3

/** The columns of answers among these cells. */
export const columnsOf = (cells: Cell[]): Column[] => {
  const columns: Column[] = []
  for (const cell of cells.filter(isAnswer)) {
    const column = mostFlush(columns, cell)
    if (!column) {
      columns.push({ cells: [cell], left: cell.left, right: cell.right })
      continue
    }
    column.cells.push(cell)
    column.left = Math.min(column.left, cell.left)
    column.right = Math.max(column.right, cell.right)
  }
  return columns.sort((a, b) => a.left + a.right - b.left - b.right)
}

/** '10%' below '$5,000' may begin by chance where '2% of Coverage A ($13,680)' in the next column does: it is flush with more of its own. */
const mostFlush = (columns: Column[], cell: Cell): Column | undefined => {
  const flush = columns.map((column) => column.cells.filter((other) => areFlush(other, cell)).length)
  const most = Math.max(0, ...flush)
  return most > 0 ? columns[flush.indexOf(most)] : undefined
}

export const isFlush = (column: Column, cell: Cell): boolean => column.cells.some((other) => areFlush(other, cell))

const areFlush = (one: Cell, other: Cell): boolean =>
  Math.abs(other.right - one.right) < FLUSH || Math.abs(other.left - one.left) < FLUSH

/** In font sizes: what a column costs that stands under no header, one beside its header, and one more under the same. */
const NOT_USED = 6.5
const BESIDE = 2.3
const SHARED = 1.2

/**
 * Which header each column stands under. Headers are centred, flush left or right as they like, so the columns are
 * matched in order, each to a header of its own, so that all distances together are smallest.
 */
export const headersOfColumns = (columns: Column[], headers: Cell[]): (Cell | null)[] => {
  // row[j]: the cheapest way to match the columns so far with the first j headers.
  let row: Matching[] = [{ cost: 0, match: [] }, ...headers.map(() => ({ cost: 0, match: [] }))]
  for (const column of columns) row = withColumn(row, column, headers)
  return row.at(-1)?.match ?? []
}

interface Matching {
  cost: number
  match: (Cell | null)[]
}

const withColumn = (before: Matching[], column: Column, headers: Cell[]): Matching[] => {
  const row: Matching[] = []
  const size = column.cells[0]?.size ?? 0
  for (const [j, same] of before.entries()) {
    const header = headers[j - 1]
    const choices: Matching[] = [{ cost: same.cost + NOT_USED * size, match: [...same.match, null] }]
    const shorter = row[j - 1]
    if (shorter) choices.push(shorter)
    const beside = before[j - 1]
    if (header && beside)
      choices.push({ cost: beside.cost + distance(header, column), match: [...beside.match, header] })
    // Percent and dollars may stand in columns of their own under one header.
    if (header && same.match.at(-1) === header) {
      choices.push({ cost: same.cost + distance(header, column) + SHARED * size, match: [...same.match, header] })
    }
    row.push(choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)))
  }
  return row
}

const distance = (header: Cell, column: Column): number => {
  const box = { ...header, left: column.left, right: column.right }
  const beside = BESIDE * (column.cells[0]?.size ?? 0)
  return overlap(header, box) > 0 ? 0.2 * misalignment(header, box) : beside + misalignment(header, box)
}
