import { labelWeight } from '../../labels/known-label.ts'
import { cellsBetween } from '../by-height.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** In font sizes: from a line to the next one of the same cell. */
const PITCH = 1.5

/**
 * 'Dwelling, frame' over '12 Elm St, Waco', and its figures beside the middle of both: the first line names them, as on their
 * line. What stands further along than its figure is of the block beside.
 */
export const centredLabels = (page: Page): Cell[] =>
  page.cells.flatMap((upper) => {
    if (NO_LABEL.test(upper.text)) return []
    const lower = cellsBetween(page, upper.y + 2, upper.y + PITCH * upper.size).find(
      (cell) => Math.abs(cell.left - upper.left) < 1.5,
    )
    if (!lower) return []
    const y = (upper.y + lower.y) / 2
    const figure = figureBehind(page, upper, y)
    // 'Tower   $210,000' half a line lower is a row of the block beside.
    if (!figure || ![upper, lower].every((line) => isLastBefore(page, line, figure))) return []
    const isLettered = LETTER.test(upper.text)
    if (labelWeight(upper) === 0 || (labelWeight(lower) > 0 && !isLettered)) return []
    return [isLettered ? joined(upper, lower, y) : { ...upper, y }]
  })

const figureBehind = (page: Page, upper: Cell, y: number): Cell | undefined => {
  const off = 0.2 * upper.size
  const [first] = cellsBetween(page, y - off, y + off)
    .filter((cell) => cell.left > upper.right && !SAID_OF_IT.test(cell.text))
    .sort((a, b) => a.left - b.left)
  return first && /^\$?\d/.test(first.text) ? first : undefined
}

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
