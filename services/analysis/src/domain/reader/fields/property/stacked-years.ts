import { cellsBetween } from '../../geometry/by-height.ts'
import { type Cell, misalignment, overlap } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { Dated } from './dated.ts'

/** What a line of a head says, and what all of the head speaks of. */
const HEADS = {
  year_built: { line: /^(?:year|yr\.?) (?:built|constructed)\W*$/i, whole: /./ },
  roof_year: { line: /^(?:(?:year|yr\.?) (?:installed|replaced|of roof)|roof year)\W*$/i, whole: /\broof/i },
}

/** In font sizes: the line right below, and how far below its head a value may stand. */
const PITCH = 1.6
const FAR = 6

/**
 * 'Frame' over '1988' over '2015' below 'Construction /' over 'Year built /' over 'Roof year': each line of a column's cell
 * is what the same line of its head says.
 */
export const stackedYear = (pages: Page[], field: 'year_built' | 'roof_year'): Dated | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      const heads = beginsStack(page, cell) ? headsFrom(page, cell) : []
      const at = heads.findIndex(({ text }) => HEADS[field].line.test(text))
      if (at < 0 || !HEADS[field].whole.test(heads.map(({ text }) => text).join(' '))) continue
      const year = valuesUnder(page, heads)[at]
      if (year && YEAR.test(year.text))
        return { year: Number(year.text), evidence: evidenceOf([heads[at] as Cell, year], 0.9) }
    }
  }
  return null
}
const YEAR = /^(?:18|19|20)\d\d$/

const beginsStack = (page: Page, cell: Cell): boolean =>
  cell.text.endsWith('/') &&
  !cellsBetween(page, cell.y - PITCH * cell.size, cell.y - 2).some(
    (over) => over.text.endsWith('/') && misalignment(over, cell) < 8,
  )

/** A line that ends with a stroke goes on in the next one. */
const headsFrom = (page: Page, first: Cell): Cell[] => {
  const next = lineBelow(page, first, (below) => misalignment(below, first) < 8)
  if (!next) return [first]
  return [first, ...(next.text.endsWith('/') ? headsFrom(page, next) : [next])]
}

const lineBelow = (page: Page, cell: Cell, isIt: (below: Cell) => boolean): Cell | undefined =>
  cellsBetween(page, cell.y + 2, cell.y + PITCH * cell.size).find(isIt)

/** The lines of the first cell of the column; what stands under other heads, too, describes the whole row. */
const valuesUnder = (page: Page, heads: Cell[]): Cell[] => {
  const [first, last] = [heads[0], heads.at(-1)] as [Cell, Cell]
  const others = cellsOfLine(page, first).filter((cell) => cell !== first)
  const top = cellsBetween(page, last.y + 2, last.y + FAR * last.size).find(
    (cell) =>
      overlap(cell, first) > 0 && !others.some((other) => overlap(cell, other) > 0) && !isSecondLine(page, cell, last),
  )
  return top ? linesFrom(page, top) : []
}

const isSecondLine = (page: Page, cell: Cell, head: Cell): boolean =>
  cellsBetween(page, Math.max(head.y + 2, cell.y - PITCH * cell.size), cell.y - 2).some(
    ({ left }) => Math.abs(left - cell.left) < 2,
  )

const linesFrom = (page: Page, top: Cell): Cell[] => {
  const next = lineBelow(page, top, ({ left }) => Math.abs(left - top.left) < 2)
  return [top, ...(next ? linesFrom(page, next) : [])]
}
