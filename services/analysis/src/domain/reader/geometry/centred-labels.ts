import { labelWeight } from '../labels/known-label.ts'
import { cellsBetween } from './by-height.ts'
import { type Cell, squash } from './cell.ts'
import { cellsOfLine, type Page } from './layout.ts'

/** In font sizes: from a line to the next one of the same cell. */
const PITCH = 1.5

/**
 * 'Dwelling, frame' over '12 Elm St, Waco', and its figures beside the middle of both: the first line names them, as on their
 * line. What stands further along than its figure is of the block beside.
 */
export const centredLabels = (page: Page): Cell[] =>
  page.cells.flatMap((upper) => {
    if (labelWeight(upper) === 0 || NO_LABEL.test(upper.text)) return []
    const lower = cellsBetween(page, upper.y + 2, upper.y + PITCH * upper.size).find(
      (cell) => Math.abs(cell.left - upper.left) < 1.5,
    )
    const isLettered = LETTER.test(upper.text)
    if (!lower || (labelWeight(lower) > 0 && !isLettered)) return []
    const y = (upper.y + lower.y) / 2
    const figure = page.cells
      .filter(
        (cell) => Math.abs(cell.y - y) < 0.2 * upper.size && cell.left > upper.right && !SAID_OF_IT.test(cell.text),
      )
      .sort((a, b) => a.left - b.left)[0]
    // 'Tower   $210,000' half a line lower is a row of the block beside.
    if (!figure || !/^\$?\d/.test(figure.text) || ![upper, lower].every((line) => isLastBefore(page, line, figure)))
      return []
    return [isLettered ? joined(upper, lower, y) : { ...upper, y }]
  })

/** 'A' below 'Coverage', or 'each occurrence', between a name and its amount */
const SAID_OF_IT = /^[A-F]$|^[a-z]/

/** A figure, or a line that has one */
const NO_LABEL = /\d{3}|[$%]/

/** 'Coverage E' over 'Personal liability' */
const LETTER = /^cov(?:erage|\.)? [a-f]\W*$/i

const joined = (upper: Cell, lower: Cell, y: number): Cell => {
  const text = `${upper.text} ${lower.text}`
  return { ...upper, text, key: squash(text), right: Math.max(upper.right, lower.right), y }
}

const isLastBefore = (page: Page, cell: Cell, figure: Cell): boolean =>
  !cellsOfLine(page, cell).some(({ left, y }) => left > cell.left && left < figure.right && Math.abs(y - cell.y) < 2)
