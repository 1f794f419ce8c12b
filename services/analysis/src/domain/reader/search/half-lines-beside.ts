import { cellsBetween } from '../geometry/by-height.ts'
import { type Cell, misalignment } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { isKnownLabel, isLabelAlone } from '../labels/known-label.ts'
import { isCurrent } from './is-current.ts'
import { isCentred, linesAround } from './lines-around.ts'

/** Two lines of a value beside a label that stands between them. */
export const besideHalfLines = (page: Page, label: Cell): Cell[][] => {
  const reach = 0.9 * label.size
  const near = cellsBetween(page, label.y - reach, label.y + reach).filter(
    (cell) =>
      cell.left > label.right &&
      isCurrent(page, cell) &&
      !isBehindLabel(page, label, cell) &&
      !goesOnWithOther(page, label, cell),
  )
  const columns: Cell[][] = []
  for (const cell of near) {
    const column = columns.find((candidate) => misalignment(candidate[0] as Cell, cell) < 4)
    if (column) column.push(cell)
    else columns.push([cell])
  }
  return columns
    .filter((column) => column.every((cell) => !isKnownLabel(cell)) && !isRowBeside(page, label, column))
    .map((column) => linesAround(page, label, column))
}

/** 'Policy fee   75.00' half a line lower in the block beside 'Named insured', under which 'Ana Flores' stands. */
const isRowBeside = (page: Page, label: Cell, [cell]: Cell[]): boolean =>
  cell !== undefined &&
  cellsOfLine(page, cell).some(({ left, text }) => left > cell.right && /^\$?\s?\d[\d,]*\.\d\d$/.test(text)) &&
  cellsBetween(page, label.y + 2, label.y + 2.2 * label.size).some(
    (below) =>
      Math.abs(below.left - label.left) < 2 &&
      below.y - label.y < 1.65 * Math.max(below.size, label.size) &&
      /^[A-Z\d]/.test(below.text) &&
      !isKnownLabel(below),
  )

/** 'Ana Flores' over 'Luis Paredes', and 'Named insured:' at the middle of both: nearer to it than the list in the margin that has a line at its height. */
export const halfLinesBefore = (page: Page, label: Cell, first: Cell): Cell[][] =>
  besideHalfLines(page, label).filter((lines) => {
    const [upper, lower] = [lines[0], lines.at(-1)]
    return (
      upper &&
      lower &&
      upper !== lower &&
      isCentred(label, upper, lower) &&
      lines.every(({ right }) => right < first.left)
    )
  })

/** '12 Elm St, Waco TX' right below 'Agent:   Elm Street Agency', flush with that, goes on with it. */
const goesOnWithOther = (page: Page, label: Cell, cell: Cell): boolean =>
  cellsBetween(page, cell.y - 1.5 * cell.size, cell.y - 2).some(
    (upper) =>
      Math.abs(upper.left - cell.left) < 2 &&
      label.y - upper.y > 0.9 * label.size &&
      cellsOfLine(page, upper).some(
        (other) => other.left > label.right && other.right < upper.left && isKnownLabel(other),
      ),
  )

/** 'Location   Same as above   Agent   Elm Street Agency', each label at the middle of several lines: what is behind another label, on its own line or the label's, is that one's. */
const isBehindLabel = (page: Page, label: Cell, cell: Cell): boolean =>
  [...cellsOfLine(page, cell), ...cellsOfLine(page, label)].some(
    (other) => other.left > label.right && other.right < cell.left && (isKnownLabel(other) || isLabelAlone(other.text)),
  )
