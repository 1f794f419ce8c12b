import type { Cell } from '../geometry/cell.ts'
import { namesOtherThing } from '../geometry/headed-rows.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { isUnderDeductibles } from '../geometry/sections.ts'
import { BESIDES, isNotInsured } from '../values/besides.ts'

/** In font sizes: how far below its heading a deductible may stand. */
const FAR = 2.3

/** '$500 each loss, whatever the cause' beside or below 'Scheduled jewelry': words that name nothing are said of that. */
export const isOfThingBesides = (page: Page, cell: Cell): boolean => {
  const line = cellsOfLine(page, cell)
  const [first = cell] = line
  // 'Mold      Each loss   $2,500', where the second cell stands below 'Deductibles': a block beside another.
  if (first !== cell && isUnderDeductibles(page, cell) && !isUnderDeductibles(page, first)) return false
  const over = headingOf(page, first)
  return (
    line.some((before) => before.right <= cell.left + 2 && namesThing(before) && !hasOwnRow(line, before, cell)) ||
    (over !== undefined && namesThing(over))
  )
}

/** 'Scheduled jewelry' over 'There is a deductible of $250 …' may have become a part of the sentence. */
export const beginsWithThing = (cells: Cell[]): boolean => {
  const [first, ...more] = cells
  return first !== undefined && more.length > 0 && !/^\$?\d|deductible|[a-z]\.$/i.test(first.text) && namesThing(first)
}

/** 'Deductible for scheduled property: …', 'Your water backup deductible is …', 'The deductible of your jewelry is …' */
export const saysThingBesides = (text: string): boolean => THING_AFTER.test(text) || THING_BEFORE.test(text)
const THING_AFTER = new RegExp(
  `\\bdeductibles? (?:(?:that )?appl(?:ies|icable) )?(?:for|of|on|to|under)(?: (?:the|your|any|each|every|all|a|claims?|loss(?:es)?|damage|to|of|for|by|from|coverage|covered|limited|personal))*\\s${BESIDES.source}`,
  'i',
)
const THING_BEFORE = new RegExp(
  `${BESIDES.source}(?: (?:damage|back-?up|property|coverage|claims?|loss)){0,2} deductible`,
  'i',
)

/** 'C. Personal property   $150,000' before 'Deductible each loss   $2,500': a lettered coverage with its limit is a row of another table. */
const hasOwnRow = (line: Cell[], name: Cell, cell: Cell): boolean =>
  !BESIDES.test(name.text) &&
  line.some(({ left, right, text }) => left >= name.right && right <= cell.left + 2 && /\$\s?\d|\d,\d{3}/.test(text))

/** 'Roof: composition shingle', 'Scheduled property: none' */
const ANSWERED = /^roof\w*\b[^:]*:\s*[a-z]|:\s*(?:no(?:ne|t)?\b|n\/a|declined|actual loss)/i

const namesThing = ({ text, ...cell }: Cell): boolean =>
  !/\b(?:all|any|every|other|else|deductibles)\b/i.test(text) &&
  !ANSWERED.test(text) &&
  !isNotInsured(text) &&
  namesOtherThing({ ...cell, text })

const headingOf = (page: Page, row: Cell): Cell | undefined => {
  const over = page.cells.findLast(({ y, left }) => y < row.y - 2 && left < row.left + 3)
  const isHeading = over && cellsOfLine(page, over).length === 1 && over.text.length < 70 && !over.text.endsWith('.')
  return isHeading && row.y - over.y < FAR * row.size ? over : undefined
}
