import { cellsDownFrom } from '../by-height.ts'
import { type Cell, edgesOf } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** 'Limit   Premium   Coverage': heads of figures, and behind them that of the names. */
const OF_FIGURES =
  /^(?:(?:coverage|policy|our|your|the|annual|term|total)*(?:limits?|amounts?|premiums?|percent(?:age)?|charges?|costs?|rates?|prices?|deductibles?)(?:ofliability|ofinsurance|ofcoverage)?|(?:the)?mostwe(?:will)?pay|youpay|wepay)$/
const OF_NAMES =
  /^(?:your|the)?(?:optional|additional|other|policy|section(?:i|ii|1|2)|property|liability)*(?:coverages?|deductibles?(?:for|per|by|each)*(?:loss|occurrence|claim|perils?)?|endorsements?|forms?|descriptions?|items?|perils?|causes?ofloss|options?|protections?)$/
const IS_ANSWER = /^[$\d(+•−–-]|\d\s?%|^(?:included|incl\.?|none|nil|not? |yes|no|n\/?a|waived)/i

/** In font sizes: rows of one table are closer. */
const PITCH = 2
/** Points by which figures and names may stand out from their heads. */
const MARGIN = 3
/** Between names and figures once they have changed places. */
const GAP = 20
/** Fewer rows are no table. */
const ENOUGH = 2

interface Table {
  head: Cell[]
  rows: Cell[][]
}

/** Tables that name each row at its end, '$455,000   $3,377   A - Dwelling', are read as if the name came first. */
export const withNamesFirst = (page: Page): Page => {
  const moved = new Map(tablesOf(page).flatMap(turned))
  if (moved.size === 0) return page
  const lines = page.cells.map((cell) => cellsOfLine(page, cell))
  const firsts = lines.filter((line, index) => line[0] === page.cells[index])
  const isTurned = (line: Cell[]) => line.some((cell) => moved.has(cell))
  if (firsts.flat().length !== page.cells.length) return page
  const inOrder = (line: Cell[]) => line.map((cell) => moved.get(cell) ?? cell).sort((a, b) => a.left - b.left)
  return { ...page, cells: firsts.flatMap((line) => (isTurned(line) ? inOrder(line) : line)) }
}

const tablesOf = (page: Page): Table[] =>
  page.cells.flatMap((cell) => {
    const head = cellsOfLine(page, cell)
    if (head[0] !== cell || !isHead(head)) return []
    const rows = rowsBelow(page, head)
    return rows.filter(isWhole).length < ENOUGH ? [] : [{ head, rows }]
  })

const isHead = (line: Cell[]): boolean => {
  const name = line.at(-1)
  return line.length > 1 && name !== undefined && OF_NAMES.test(name.key) && line.slice(0, -1).every(isOfFigures)
}
const isOfFigures = ({ key }: Cell): boolean => OF_FIGURES.test(key)

/** A row has a figure and a name; a name may go on alone. */
const isWhole = (row: Cell[]): boolean => IS_ANSWER.test(row[0]?.text ?? '') && row.length > 1

/** Rows with nothing but answers before the column of names, and a name in it. */
const rowsBelow = (page: Page, head: Cell[]): Cell[][] => {
  const at = (head.at(-1) as Cell).left - MARGIN
  const rows: Cell[][] = []
  let last = head[0] as Cell
  for (const cell of cellsDownFrom(page, last.y + 2)) {
    const line = cellsOfLine(page, cell)
    if (line[0] !== cell) continue
    const names = line.filter(({ left }) => left >= at)
    const isRow = names.length > 0 && /[a-z]{3}/i.test(names.at(-1)?.text ?? '') && line.every(isPlaced(at))
    if (!isRow || cell.y - last.y > PITCH * cell.size) break
    rows.push(line)
    last = cell
  }
  return rows
}

const isPlaced = (at: number) => (cell: Cell) => cell.left >= at || (cell.right < at && IS_ANSWER.test(cell.text))

/** The columns of names and of figures in each other's place. */
const turned = ({ head, rows }: Table): [Cell, Cell][] => {
  const all = [head, ...rows].flat()
  const at = (head.at(-1) as Cell).left - MARGIN
  const names = all.filter(({ left }) => left >= at)
  const start = Math.min(...all.map(({ left }) => left))
  const nameStart = Math.min(...names.map(({ left }) => left))
  const end = Math.max(...names.map(({ right }) => right))
  return all.map((cell) => {
    const by = cell.left >= at ? start - nameStart : end - nameStart + GAP
    return [cell, { ...cell, left: cell.left + by, right: cell.right + by, drawnLeft: edgesOf(cell)[0] }]
  })
}
