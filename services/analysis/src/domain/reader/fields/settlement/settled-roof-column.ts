import { type Cell, misalignment } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { tokensOf } from './settlement-sentences.ts'
import type { Phrase } from './storm-rows.ts'

const WAY = /^(?:RCV?|ACV|(?:full )?replacement(?: cost)?(?: value)?|actual cash(?: value)?|(?:payment )?schedule)$/i
const HEAD =
  /^roof(?:ing)?(?: (?:surfac\w+|loss(?:es)?|coverings?))?(?: (?:settlement|basis|valuation|paid(?: at)?))?$/i
const REST_OF_HEAD = /^(?:loss )?(?:settlement|basis|valuation)$/i
/** In font sizes: the two lines of a head. */
const PITCH = 1.5

/** 'RC' and 'ACV' of a line, under 'Roof settlement': be the head one line or two. */
export const underRoof = (page: Page, line: Cell[]): Cell[] =>
  line.filter((cell) => WAY.test(cell.text) && isUnderRoof(page, cell))

const isUnderRoof = (page: Page, value: Cell): boolean => {
  const over = page.cells.findLast(
    (cell) =>
      cell.y < value.y - 2 && misalignment(cell, value) < 4 && !WAY.test(cell.text) && /[a-z]{4}/i.test(cell.text),
  )
  if (over === undefined || isAnswered(page, over)) return false
  return HEAD.test(over.text) || (REST_OF_HEAD.test(over.text) && isRestOfHead(page, over))
}

/** 'Roof   Metal' says what it is made of, and heads no column. */
const isAnswered = (page: Page, head: Cell): boolean => {
  const next = cellsOfLine(page, head).find(({ left }) => left >= head.right)
  return next !== undefined && !NEXT_HEAD.test(next.text)
}
const NEXT_HEAD =
  /^(?:wind|hail|hurricane|named|all other|deductible|premium|amount|limit|coverage|contents|personal property|dwelling|building|settlement|basis|year|property|total|rate)/i

const isRestOfHead = (page: Page, rest: Cell): boolean =>
  page.cells.some(
    (cell) =>
      /^roof(?:ing)?(?: loss)?$/i.test(cell.text) &&
      rest.y > cell.y + 2 &&
      rest.y - cell.y < PITCH * rest.size &&
      misalignment(cell, rest) < 4,
  )

/** 'Dwelling, brick   $221,000   RC': the home's own roof; that of a garage is asked for by nobody. */
export const roofsInColumn = (page: Page, line: Cell[]): Phrase[] =>
  underRoof(page, line).flatMap((value) => roofIn(line, value))

export const withoutRoofs = (page: Page, line: Cell[]): Cell[] => {
  const roofs = underRoof(page, line)
  return line.filter((cell) => !roofs.includes(cell))
}

const roofIn = (line: Cell[], value: Cell): Phrase[] => {
  const name = line.find(({ text }) => tokensOf(text.toLowerCase()).some(({ kind }) => kind === 'thing'))
  const [thing] = tokensOf(name?.text.toLowerCase() ?? '')
  const isHome = thing?.kind === 'thing' && thing.of === 'dwelling_settlement' && thing.at < FIRST_WORDS
  const basis = value.text.replace(/^(full )?replacement$/i, 'replacement cost').replace(/^actual cash$/i, 'ACV')
  return name && isHome ? [{ parts: ['roof', basis], cells: [name, value] }] : []
}
/** Letters that may stand before the name: 'Item 1 - '. */
const FIRST_WORDS = 20
