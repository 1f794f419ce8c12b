import { type Cell, squash } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isUnderDeductibles } from '../../geometry/sections/sections.ts'
import { namesOtherThing } from '../../geometry/tables/headed-rows.ts'
import { BESIDES, isNotInsured } from '../../values/besides.ts'

/** In font sizes: how far below its heading a deductible may stand. */
const FAR = 2.3

/** '$500 each loss, whatever the cause' beside or below 'Scheduled jewelry': words that name nothing are said of that. */
export const isOfThingBesides = (page: Page, cell: Cell): boolean => {
  const line = cellsOfLine(page, cell)
  const [first = cell] = line
  // 'Mold      Each loss   $2,500', where the second cell stands below 'Deductibles': a block beside another.
  if (first !== cell && isUnderDeductibles(page, cell) && !isUnderDeductibles(page, first)) return false
  const over = headingOf(page, first)
  if (cell.isClause && line.some((whole) => isAfterThing(whole, cell))) return true
  return (
    line.some((before) => before.right <= cell.left + 2 && namesThing(before) && !hasOwnRow(line, before, cell)) ||
    (over !== undefined && namesThing(over))
  )
}

/** 'Water backup $10,000, deductible $500 each loss', 'Jewelry. Deductible, whatever the cause: $250' in one cell */
const isAfterThing = (whole: Cell, clause: Cell): boolean => {
  const at = whole.text.indexOf(clause.text)
  const before = whole.text.slice(0, Math.max(at, 0))
  return /[$%]|[a-z]\.\s*$/.test(before) && namesThing({ ...whole, text: before, key: squash(before) })
}

/** 'Scheduled jewelry' over 'There is a deductible of $250 …' may have become a part of the sentence. */
export const beginsWithThing = (cells: Cell[]): boolean => {
  const [first, ...more] = cells
  return first !== undefined && more.length > 0 && !/^\$?\d|deductible|[a-z]\.$/i.test(first.text) && namesThing(first)
}

/** 'Deductible for scheduled property: …', 'Your water backup deductible is …', 'The deductible of your jewelry is …' */
export const saysThingBesides = (text: string): boolean =>
  [THING_AFTER, THING_BEFORE, THING_FIRST, LOSS_OF_THING].some((says) => says.test(text))

export const isLossOfThing = (text: string): boolean => LOSS_OF_THING.test(text)
const THING_AFTER = new RegExp(
  `\\bdeductibles? (?:(?:that )?appl(?:ies|icable) )?(?:for|of|on|to|under)(?: (?:the|your|any|each|every|all|a|claims?|loss(?:es)?|damage|to|of|for|by|from|coverage|covered|limited|personal))*\\s${BESIDES.source}`,
  'i',
)
/** '… applies to each covered loss to the jewels in the list below' */
const LOSS_OF_THING = new RegExp(
  `\\b(?:each|every|any|all) (?:covered |insured )?loss(?:es)? (?:to|of) (?:(?:the|your|any|scheduled|listed) )*${BESIDES.source}`,
  'i',
)
const THING_BEFORE = new RegExp(
  `${BESIDES.source}(?: (?:damage|back-?up|property|coverage|claims?|loss)){0,2} deductible`,
  'i',
)

/** 'Water backup of sewers $10,000, deductible $500 each loss' */
const THING_FIRST = new RegExp(
  `^(?![^$]*\\b(?:all|any|every|each|other|else)\\b)[^$.;]*${BESIDES.source}[^$.;]*\\$\\s?[\\d,]+[,(]? [^.;$]*\\bdeductible`,
  'i',
)

/** 'C. Personal property   $150,000' before 'Deductible each loss   $2,500': a lettered coverage with its limit is a row of another table. */
const hasOwnRow = (line: Cell[], name: Cell, cell: Cell): boolean =>
  !BESIDES.test(name.text) &&
  line.some(({ left, right, text }) => left >= name.right && right <= cell.left + 2 && /\$\s?\d|\d,\d{3}/.test(text))

/** 'Roof: composition shingle', 'Scheduled property: none', 'Flood: insured under another policy' */
const ANSWERED =
  /^roof\w*\b[^:]*:\s*[a-z]|:\s*(?:no(?:ne|t)?\b|n\/a|declined|actual loss)|\b(?:insured|covered|written) (?:separately|elsewhere|(?:under|by|with) (?:an?other|a separate|its own)\b)/i

const namesThing = ({ text, ...cell }: Cell): boolean =>
  !/\b(?:all|any|every|other|else|deductibles)\b/i.test(text) &&
  !ANSWERED.test(text) &&
  !isNotInsured(text) &&
  namesOtherThing({ ...cell, text })

const headingOf = (page: Page, row: Cell): Cell | undefined => {
  if (LIMIT_ROW.test(row.text)) return page.cells.findLast((cell) => isRightOver(cell, row))
  const over = page.cells.findLast(({ y, left }) => y < row.y - 2 && left < row.left + 3)
  if (!over || row.y - over.y > FAR * row.size) return undefined
  if (LIMIT_ROW.test(over.text)) return headingOf(page, over)
  const isHeading = cellsOfLine(page, over).length === 1 && over.text.length < 70 && !/^\$|\.$/.test(over.text)
  return isHeading || beginsBlock(page, over) || isSubRow(over, row) ? over : undefined
}

/** 'Deductible: $1,000', further in than 'Water back up   LO-208 CW   $5,000   $61.00' right over it */
const isSubRow = (over: Cell, row: Cell): boolean =>
  /^(?:deductible|ded)\b[^a-z]*$/i.test(row.text) &&
  row.left > over.left + 0.5 * row.size &&
  row.y - over.y < APART * row.size

/** 'Water back up' over 'Limit   $5,000' over 'Deductible   $1,000', or over 'Limit: $5,000   Deductible: $1,000' */
const LIMIT_ROW = /^limit\b[^a-z]*$/i
const isRightOver = (over: Cell, row: Cell): boolean =>
  Math.abs(over.left - row.left) < 3 && row.y - over.y > 2 && row.y - over.y < APART * row.size

/** 'Scheduled jewelry   $10,000' below an empty line, over nothing but its deductible */
const beginsBlock = (page: Page, row: Cell): boolean =>
  cellsOfLine(page, row)[0] === row &&
  cellsOfLine(page, row).some(({ text }) => /^\$\s?\d/.test(text)) &&
  !/deductible/i.test(row.text) &&
  !page.cells.some(({ y }) => row.y - y > 2 && row.y - y < APART * row.size)
/** In font sizes: rows of one block. */
const APART = 1.7
