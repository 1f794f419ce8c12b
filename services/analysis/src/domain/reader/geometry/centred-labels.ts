import { labelWeight } from '../labels/known-label.ts'
import { cellsBetween } from './by-height.ts'
import type { Cell } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** In font sizes: from a line to the next one of the same cell. */
const PITCH = 1.5

/** 'Dwelling, frame' over '12 Elm St, Waco', and its figures beside the middle of both: the first line names them, as on their line. */
export const centredLabels = (page: Page): Cell[] =>
  page.cells.flatMap((upper) => {
    if (labelWeight(upper) === 0 || /\d{3}|[$%]/.test(upper.text) || !isLastOfLine(page, upper)) return []
    const lower = cellsBetween(page, upper.y + 2, upper.y + PITCH * upper.size).find(
      (cell) => Math.abs(cell.left - upper.left) < 1.5,
    )
    if (!lower || labelWeight(lower) > 0 || !isLastOfLine(page, lower)) return []
    const middle = (upper.y + lower.y) / 2
    const beside = page.cells.filter(({ y, left }) => Math.abs(y - middle) < 0.2 * upper.size && left > upper.right)
    return beside.some(({ text }) => /^\$?\d/.test(text)) ? [{ ...upper, y: middle }] : []
  })

const isLastOfLine = (page: Page, cell: Cell): boolean =>
  !cellsOfLine(page, cell).some(({ left, y }) => left > cell.left && Math.abs(y - cell.y) < 2)
