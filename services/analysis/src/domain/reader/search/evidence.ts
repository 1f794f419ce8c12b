import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { baselineOf, type Cell, drawnSizeOf, edgesOf } from '../geometry/cell.ts'
import { asPrinted } from '../geometry/printed-figures.ts'
import type { Reading } from './reading.ts'
import type { Found } from './search.ts'

const MAX_QUOTE = 400
/** Letters reach above the baseline by most of the font size and below it by a little. */
const ASCENT = 0.85
const DESCENT = 0.25

export const evidenceOf = (cells: Cell[], confidence: number, method: Evidence['method'] = 'printed'): Evidence => {
  const page = cells[0]?.page ?? 1
  const here = cells.filter((cell) => cell.page === page)
  const quote = here
    .map(({ text, printed }) => asPrinted(text, printed))
    .join(' ')
    .slice(0, MAX_QUOTE)
  return {
    page,
    quote,
    box: boxOf(here),
    confidence: Math.round(Math.min(Math.max(confidence, 0), 1) * 100) / 100,
    method,
  }
}

/** The label and its value together: the value alone does not show what it is about. */
export const evidenceOfReading = (
  reading: Reading,
  confidence: number,
  method: Evidence['method'] = 'printed',
): Evidence => evidenceOf(inOrder([reading.label, ...reading.cells]), confidence, method)

export const evidenceOfFound = (found: Found<unknown>, method: Evidence['method'] = 'printed'): Evidence =>
  evidenceOfReading(found.reading, 0.98 * found.rank, method)

const inOrder = (cells: Cell[]): Cell[] =>
  [...new Set(cells)].sort((a, b) => a.page - b.page || (Math.abs(a.y - b.y) < 2 ? a.left - b.left : a.y - b.y))

const boxOf = (cells: Cell[]): Evidence['box'] => {
  const left = Math.min(...cells.map((cell) => edgesOf(cell)[0]))
  const right = Math.max(...cells.map((cell) => edgesOf(cell)[1]))
  const top = Math.min(...cells.map((cell) => baselineOf(cell) - ASCENT * drawnSizeOf(cell)))
  const bottom = Math.max(...cells.map((cell) => baselineOf(cell) + DESCENT * drawnSizeOf(cell)))
  return [left, top, right, bottom].map((edge) => Math.round(edge * 10) / 10) as Evidence['box']
}
