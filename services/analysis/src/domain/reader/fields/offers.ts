import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'

const WHAT = '(?:coverages?|protections?|endorsements?|options?|limits?)'

/** 'Optional coverages you may want to consider', 'Coverage options available to you', 'Have you considered …' */
const HEADING = new RegExp(
  [
    `^(?:(?:other|optional|additional|extra|more|important|available|valuable)\\s)*${WHAT}(?: options?)?,?\\s(?:(?:that|which)\\s)?(?:you (?:may|might|can|could|should)|to consider|(?:are )?available (?:to|for) (?:you|purchase)|for (?:you|your) (?:to consider|consideration)|we (?:also )?offer)\\b`,
    `^(?:consider|have you (?:considered|thought)|you (?:may|might) (?:also )?(?:want|wish|need|like)|ways to (?:improve|increase|add)|(?:we|you) (?:also )?(?:offer|can (?:also )?(?:add|buy)))\\b.{0,40}${WHAT}`,
  ].join('|'),
  'i',
)

/** What an offer says besides: how to get it, what it would cost, that nobody has it yet. */
const IS_OFFERED =
  /\b(?:call|ask|contact|see|talk to|speak (?:to|with))\b.{0,40}\b(?:add|agent|quote|details)\b|\bto add\b|\bnot (?:a )?part of (?:your|this|the) policy\b|\b(?:cost|price|premium|rate)s? (?:from|starting|begin)|\blimits? available|\bavailable limits?|\bas (?:low|little) as\b|\bwould (?:cost|add|raise|increase)\b|\b(?:estimated|additional|added) (?:annual )?(?:cost|premium)\b/i

/** A part of the policy begins: what stands below it is offered no more. */
const PART =
  /^(?:your |the |policy )*(?:declarations|(?:section (?:i{1,2}|1|2)\b.*)|(?:forms|endorsements?)\b.*|(?:annual |total )?premium.{0,20}|deductibles?.{0,20}|mortgagee.*|lienholder.*|additional interests?.*|discounts?.*|credits?.*|rating .*|property (?:information|details|description))$/i

/** The page without what it offers: limits and prices there are of coverages that the policy does not have. */
export const withoutOffers = (page: Page): Page => {
  const offers = page.cells.flatMap((head) => offerBelow(page, head))
  return offers.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !offers.includes(cell)) }
}

const offerBelow = (page: Page, head: Cell): Cell[] => {
  if (head.text.length > 110 || !HEADING.test(head.text) || !isAlone(page, head)) return []
  const column = page.cells.filter(({ left, y }) => y > head.y + 1 && left > head.left - reachOf(page, head))
  const end = column.find((cell) => cell.y > head.y + 2 * head.size && PART.test(cell.text) && isAlone(page, cell))
  const below = column.filter(({ y }) => y < (end?.y ?? page.height) - 1)
  return below.some(({ text }) => IS_OFFERED.test(text)) ? [head, ...below] : []
}

/** A heading in the right half stands over its own column alone. */
const reachOf = (page: Page, { left }: Cell): number => (left > 0.45 * page.width ? 14 : page.width)

const isAlone = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).every((other) => other === cell || !/[$\d]/.test(other.text))
