import type { Cell } from '../../geometry/cell.ts'
import { isNumber } from '../../geometry/item-headings.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { type Label, type LabelMatch, matchLabel } from '../../labels/label.ts'
import { OTHER_BUILDING } from '../../values/other-building.ts'

/** '2   A   Private garage with storage room, detached, frame   $38,500': an item is described, and not named. */
export const matchOfItem = (page: Page, cell: Cell, labels: Label[]): LabelMatch | null =>
  isDescribed(page, cell) && OTHER_BUILDING.test(cell.text) && !OF_HOME.test(cell.text)
    ? matchLabel({ ...cell, text: 'Detached building', key: 'detachedbuilding' }, labels)
    : null

/** What stands first behind the number of an item, and behind the letter of its coverage. */
const isDescribed = (page: Page, cell: Cell): boolean => {
  const [number, ...described] = page.cells.includes(cell) ? cellsOfLine(page, cell) : []
  return number !== undefined && isNumber(number) && described.find(({ text }) => !LETTER.test(text)) === cell
}
const LETTER = /^(?:coverage |cov\.? )?[A-D]$/i

/** 'One-family dwelling with attached workshop', 'Contents of the guest house' */
const OF_HOME = /\b(?:dwellings?|home|residence|family|contents|personal property|belongings|goods|attached)\b/i
