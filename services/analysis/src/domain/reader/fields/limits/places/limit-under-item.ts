import { cellsBetween } from '../../../geometry/by-height.ts'
import { type Cell, misalignment, overlap } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { ITEM, numberOf } from '../../../geometry/tables/item-headings.ts'

/**
 * 'Item 1 – Dwelling' over a table of its own, 'Description   Coverage A   Deductible   Premium' over one row: what stands
 * under the head of limits is the item's. Of two such figures, of a building and of what is in it, the building's is.
 */
export function* valueUnderItem(page: Page, label: Cell): Generator<Cell[]> {
  if (!isItem(page, label)) return
  const number = numberOf(page, label) ?? label
  const isOther = (cell: Cell) =>
    Math.abs(cell.left - number.left) < 3 && (ITEM.test(cell.text) || ITEM_WITH_NAME.test(cell.text))
  // Items in a list share the table below them.
  if (cellsBetween(page, label.y - LIST * label.size, label.y - 2).some(isOther)) return
  const below = cellsBetween(page, label.y + 2, label.y + LONGEST * label.size)
  const next = below.findIndex(isOther)
  const own = next < 0 ? below : below.slice(0, next)
  const head = own.find((cell) => HEAD_OF_LIMITS.test(cell.key) && isAmongHeads(cellsOfLine(page, cell)))
  if (!head || head.y - label.y > NEAR * label.size) return
  const figures = own.filter((cell) => cell.y > head.y + 2 && isUnder(head, cell) && /^\$\s?\d[\d,]*$/.test(cell.text))
  if (CONTENTS.test(label.text)) {
    if (figures.length === 1) yield figures
    return
  }
  const isIn = (row: RegExp) => (figure: Cell) => cellsOfLine(page, figure).some(({ text }) => row.test(text))
  const ofBuilding = figures.filter(isIn(BUILDING))
  if (figures.length === 1 && !figures.some(isIn(CONTENTS))) yield figures
  else if (figures.length > 1 && ofBuilding.length === 1) yield ofBuilding
}

/** 'Item 2 – Detached garage', or 'Item 2   Private garage, detached' */
const isItem = (page: Page, cell: Cell): boolean => {
  const { length } = cellsOfLine(page, cell)
  return length === 1 ? ITEM_WITH_NAME.test(cell.text) : length === 2 && numberOf(page, cell) !== undefined
}

const isUnder = (head: Cell, cell: Cell): boolean => misalignment(cell, head) < 4 || overlap(head, cell) > 0

const CONTENTS = /\b(?:contents|personal property|household)\b/i
const BUILDING = /^(?:(?:cov(?:erage|\.)? )?a\s?[–—-]\s?)?(?:dwelling|building|[a-z]+ building|structure)$/i

const ITEM_WITH_NAME = /^(?:item|building) (?:no\. ?)?\d{1,2}\s?[.:–—-]\s?[A-Z]/i
export const HEAD_OF_LIMITS = /^(?:coverage[a-c]|(?:limit|amount)s?(?:of(?:liability|insurance|coverage))?)$/

const isAmongHeads = (line: Cell[]): boolean =>
  line.length > 2 &&
  !/^(?:endorsement|form)/.test(line[0]?.key ?? '') &&
  line.every(({ text }) => !/[$\d]/.test(text)) &&
  line.some(({ key }) => OTHER_HEAD.test(key))
const OTHER_HEAD = /^(?:(?:annual)?premium|deductible(?:amount)?)$/

/** In font sizes: how far the heads, and the last line of the row, may be below the item's name. */
const NEAR = 6
const LONGEST = 9
/** In font sizes: how close items of a list stand to each other. */
const LIST = 1.9
