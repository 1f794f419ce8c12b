import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsDownFrom } from '../../geometry/by-height.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isBesideOwn } from '../../geometry/tables/pairs-of-heads.ts'
import { isKnownLabel } from '../../labels/known-label.ts'
import { offeredRows } from './offered-rows.ts'

const WHAT = '(?:coverages?|protections?|endorsements?|options?|limits?)'

/** 'Optional coverages you may want to consider', 'Coverage options available to you', 'Have you considered …' */
const HEADING = new RegExp(
  [
    `^(?:(?:other|optional|additional|extra|more|important|available|valuable)\\s)*${WHAT}(?: options?)?,?\\s(?:(?:that|which)\\s)?(?:you (?:may|might|can|could|should)|to consider|(?:are )?available (?:to|for) (?:you|purchase)|for (?:you|your) (?:to consider|consideration)|we (?:also )?offer)\\b`,
    `^(?:consider|have you (?:considered|thought)|you (?:may|might) (?:also )?(?:want|wish|need|like)|ways to (?:improve|increase|add)|(?:we|you) (?:also )?(?:offer|can (?:also )?(?:add|buy)))\\b.{0,40}${WHAT}`,
  ].join('|'),
  'i',
)

/** 'We compared these other insurers for you', 'What other companies charge' */
const OF_OTHER_INSURERS =
  /^(?!.*\$\s?\d)(?:.*\b(?:compar|quote|price|rate|premium|charge|information).*)?\bother (?:insurers|(?:insurance )?(?:companies|carriers))\b(?=.*(?:compar|quote|price|rate|premium|charge|information|:$))/i

/** 'Average home in your county', 'Homes like yours' over their figures */
const OF_OTHER_HOMES =
  /^(?:the |an? )?(?:(?:average|typical|usual) (?:home|house)s?|(?:home|house)s like yours)\b[^.$\d]*$/i

/** Over what other policies must have: 'Required underlying limits' */
const OF_UMBRELLA =
  /\bunderlying (?:policies|insurance|coverages?|limits?)\b(?!.*\$)|\blimits? required\b.*\bumbrella\b/i

/** What an offer says besides: how to get it, what it would cost, that nobody has it yet. */
const IS_OFFERED =
  /\b(?:call|ask|contact|see|talk to|speak (?:to|with))\b.{0,40}\b(?:add|agent|quote|details)\b|\bto add\b|\bnot (?:a )?part of (?:your|this|the) policy\b|\b(?:cost|price|premium|rate)s? (?:from|starting|begin)|\blimits? available|\bavailable limits?|\bas (?:low|little) as\b|\bwould (?:cost|add|raise|increase)\b|\b(?:estimated|additional|added) (?:annual )?(?:cost|premium)\b/i

/** 'Options you may wish to add. None of these is part of your policy today.' */
const IS_NOT_YET =
  /\bnone of (?:these|them|the following|those)(?: \w+)? (?:is|are) (?:yet |now |currently )?(?:a |any )?(?:part of|included in|on) (?:your|this|the) policy\b/i

/** A part of the policy begins: what stands below it is offered no more. */
const PART =
  /^(?:your |the |policy )*(?:declarations|what (?:you pay|it costs)|(?:costs?|price)|(?:section (?:i{1,2}|1|2)\b.*)|(?:forms|endorsements?)\b.*|(?:annual |total )?premium.{0,20}|deductibles?.{0,20}|mortgagee.*|lienholder.*|additional interests?.*|coverage (?:details|summary|page)|(?:your )?coverages(?: and limits)?|limits of (?:liability|insurance)|discounts?.*|credits?.*|rating .*|property (?:information|details|description))$/i

/** 'Rebuild cushion   25% more dwelling limit from $5 a month', 'Ordinance or law at 25%, add $61 a year': what nobody has yet has a price by itself. */
const PRICED_BY_TIME =
  /\b(?:from|starting at|as low as) \$\s?\d[\d.]* (?:a|per) month\b|^(?!.*\.\s[A-Z]).*\b(?:add|(?<!\b(?:added|bought|purchased|chosen|included|insured) )for (?:just|only|about|an? (?:additional|extra))) (?:just |only |about |an? (?:additional|extra) )?\$\s?\d[\d.,]* (?:more |extra )?(?:a|per|each|every) (?:month|year|term)\b/i

/** 'Water back-up of $5,000 is available for' over '$45.00 a year', or both on one line; 'available for each loss' is what one has. */
const isForSale = (page: Page, head: Cell): boolean => {
  const [, after] = FOR_SALE.exec(head.text) ?? []
  const isNext = ({ left, y }: Cell) =>
    Math.abs(left - head.left) < 90 && y > head.y + 2 && y - head.y < 1.6 * head.size
  return after !== undefined && PRICE.test(after.trim() || page.cells.find(isNext)?.text || '')
}
/** 'Mold limit: $5,000, more is available for $20 a year' says first what one has; '$5,000, which is available for $20 a year' is for sale itself. */
const FOR_SALE =
  /^(?!.*(?:\d%?|value|cost)(?:, | [–—-] )(?:with |and |but )?(?:more|higher|further|increased|additional|another|other)\b.*\bavailable\b)[^.;(]*\b(?:(?:is|are) )?available (?:for|at)\b(.*)$/i
const PRICE =
  /^(?:just |only |about )?(?:\$\s?\d[\d.,]* (?:more |extra )?(?:a|per|each) (?:year|month|term)\b|an? (?:additional|extra|added) (?:premium|charge|cost)\b)/i

/** The page without what it offers, and without the figures of other insurers: neither is of this policy. */
export const withoutOffers = (page: Page): Page => {
  const offers = page.cells.flatMap((head) => [
    ...offerBelow(page, head),
    ...offeredRows(page, head),
    ...comparedBelow(page, head),
    ...underlyingBelow(page, head),
    ...(SUPPOSED.test(head.text) || PRICED_BY_TIME.test(head.text) || isOfAnyone(page, head) || isForSale(page, head)
      ? [head, ...rowOf(page, head)]
      : []),
  ])
  return offers.length === 0 ? page : { ...page, cells: page.cells.filter((cell) => !offers.includes(cell)) }
}

/** 'Rebuild cushion' before '25% more from $5 a month'; not 'A. Dwelling   $300,000' beside 'Most customers save …'. */
const rowOf = (page: Page, head: Cell): Cell[] => {
  const before = cellsOfLine(page, head).filter(({ right }) => right <= head.left + 2)
  const isName = PRICED_BY_TIME.test(head.text) && !before.some(({ text }) => /\d/.test(text))
  const right = cellsRightOf(page, head)
  // 'Average home here: built 1994   Year built   1978'
  const next = OF_ANYONE.test(head.text) && /\d/.test(head.text) ? right.findIndex((cell) => isKnownLabel(cell)) : -1
  return [...(isName ? before : []), ...(next < 0 ? right : right.slice(0, next))]
}

/** 'Average home in your county' beside 'You' heads a column, which is left out by itself. */
const isOfAnyone = (page: Page, head: Cell): boolean =>
  OF_ANYONE.test(head.text) && !isBesideOwn(head, cellsOfLine(page, head))

/** 'Wind/hail deductible if 5%   $2,000': what would be. */
const SUPPOSED =
  /[a-z]\s(?:if|when)\s(?:\$?\d[\d,.]*\s?%?|acv|rcv?|actual cash(?: value)?|repl(?:acement|\.)? cost|(?:a )?schedule)$/i

/** 'Typical deductibles in your county are 2%', 'Most customers carry 25%', 'A brick home built in 2005 earns the lowest rate' */
const OF_ANYONE =
  /\b(?:typical|average|usual|popular) (?:deductibles?|limits?|homes?)\b|\bmost (?:of (?:our|the) )?(?:customers|policyholders|homeowners|families|neighbou?rs)\b(?! (?:polic|insurance|forms?\b))|\b(?:homes?|houses?) like yours\b|\b(?:homes?|houses?)\b[^.;:$\d]*\bon average\b|(?:^|[.;]\s)an? (?:\w+ ){0,3}(?:home|house|roof)\b[^.;]*\b(?:earns|gets|costs|pays|would|qualifies)\b/i

/** The rows that follow such a heading closely, with the figures of others. */
const comparedBelow = (page: Page, head: Cell): Cell[] => {
  const isHeading = cellsOfLine(page, head).length === 1
  const isOfOthers = isHeading && (OF_OTHER_INSURERS.test(head.text) || OF_OTHER_HOMES.test(head.text))
  if (!isOfOthers && !OF_UMBRELLA.test(head.text)) return []
  const rows: Cell[] = []
  let last = head
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    const isRow = cell.y - last.y < PITCH * cell.size && cellsOfLine(page, cell).length > 1
    if (!isRow) break
    rows.push(cell)
    last = cell
  }
  return rows
}
/** 'Underlying policy (not this insurer)' over the rows of the policy that this one is in excess of, further in. */
const underlyingBelow = (page: Page, head: Cell): Cell[] => {
  if (!UNDERLYING.test(head.text) || cellsOfLine(page, head).length > 1) return []
  const below = page.cells.filter(({ y }) => y > head.y + 2)
  const end = below.findIndex((cell) => cell.left < head.left + 3)
  return end < 0 ? below : below.slice(0, end)
}
const UNDERLYING =
  /^(?:required |schedule of )*(?:underlying|primary) (?:\w+ ){0,2}(?:policy|policies|insurance|coverage)(?:\s?\([^()]*\))?\W*$/i

/** In font sizes: an empty line ends such a table. */
const PITCH = 2.3

/** 'Water backup   $10,000   Included': a table of what may be chosen tells what was. */
const IS_BOUGHT = /^(?:included|purchased|selected|added|yes|in force)$/i

/** What the policy does not insure it does not insure, wherever it says so. */
const TAKES_OUT = /\bexclu|\bdoes not (?:cover|insure)\b/i

const offerBelow = (page: Page, head: Cell): Cell[] => {
  if (head.text.length > 110 || !HEADING.test(head.text) || !isAlone(page, head)) return []
  const column = columnOf(page, head)
  const end = column.find((cell) => cell.y > head.y + 2 * head.size && PART.test(cell.text) && isAlone(page, cell))
  const below = column.filter(({ y }) => y < (end?.y ?? page.height) - 1)
  const says = IS_NOT_YET.test(head.text) || below.some(({ text }) => IS_OFFERED.test(text) || IS_NOT_YET.test(text))
  const isOffer = says && !below.some(({ text }) => IS_BOUGHT.test(text))
  return isOffer ? [head, ...below.filter(({ text }) => !TAKES_OUT.test(text))] : []
}

/** A heading in the right half, or beside another one, stands over its own column alone. */
const columnOf = (page: Page, head: Cell): Cell[] => {
  const next = cellsOfLine(page, head).find(({ left }) => left > head.right)
  const first = head.left > 0.45 * page.width ? head.left - 14 : 0
  return page.cells.filter(({ left, y }) => y > head.y + 1 && left > first && left < (next?.left ?? page.width) - 3)
}

const isAlone = (page: Page, cell: Cell): boolean =>
  cellsOfLine(page, cell).every((other) => other === cell || !/[$\d]/.test(other.text))
