import { type Caption, captionRows } from '../captions/caption-rows.ts'
import { baselineOf, type Cell, edgesOf } from '../cell.ts'
import type { Page } from '../layout.ts'

/** In font sizes: from a caption to the line below it. */
const PITCH = 1.2

/** Boxes with their captions in small print at the foot are read as if each caption stood over its values, flush. */
export const withCaptionsFirst = (page: Page): Page => {
  const rows = captionRows(page)
  if (rows.length === 0) return page
  const turned = new Map(rows.flatMap(turnedRow))
  const cells = page.cells.flatMap((cell) => turned.get(cell) ?? [cell])
  return { ...page, cells: cells.sort((a, b) => (Math.abs(a.y - b.y) < 1 ? a.left - b.left : a.y - b.y)) }
}

/** The boxes of a line begin at one height, however far down each was filled in. A caption's further lines stay at the foot. */
const turnedRow = (row: Caption[]): [Cell, Cell[]][] => {
  const top = Math.min(...row.flatMap(({ values }) => values.map(({ y }) => y)))
  return row.flatMap(({ lines, title, rest, values }): [Cell, Cell[]][] => {
    const first = Math.min(...values.map(({ y }) => y))
    const left = Math.min(...values.map((value) => value.left))
    const by = top - first + PITCH * Math.max(...values.map(({ size }) => size))
    const foot = Math.max(...values.map(({ y }) => y)) + by
    return [
      ...lines.map((line, at): [Cell, Cell[]] => [line, at === 0 ? [movedTo(title, left, top)] : []]),
      ...values.map((value): [Cell, Cell[]] => [value, [movedTo(value, value.left, value.y + by)]]),
      ...rest.map((line, at): [Cell, Cell[]] => [line, [movedTo(line, left, foot + (at + 1) * PITCH * line.size)]]),
    ]
  })
}

const movedTo = (cell: Cell, left: number, y: number): Cell => ({
  ...cell,
  left,
  right: left + cell.right - cell.left,
  y,
  drawnY: baselineOf(cell),
  drawnLeft: edgesOf(cell)[0],
})
