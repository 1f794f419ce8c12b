import { labelWeight } from '../../labels/known-label.ts'
import { BESIDES } from '../../values/besides.ts'
import { headingOverRows } from '../around/heading-over-rows.ts'
import { cellsBetween, cellsUpFrom, nearestUpFrom } from '../by-height.ts'
import { type Cell, misalignment, squash } from '../cell.ts'
import { cellsSaying } from '../cells-saying.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isValueFirst } from '../tables/value-first.ts'
import { isFurtherInList, isNumbered, withoutNumber } from './numbered-headings.ts'
import { headsRetentions } from './retentions.ts'

const HEADING =
  /^(?:section[i12]*)?(?:special|other|your|optional|loss|sublimits?)*deductibles?(?:section[i12]*|items?[a-d1-4](?:to|through|and)[a-d1-4]|only|amounts?|clauses?|schedule|summary|(?:per|each)(?:loss|occurrence|claim)|applicable|apply|that|which|to|for|under|of|the|this|your|policy|property|losses)*$|^(?:what(?:is)?you(?:pay|bear|owe|cover)(?:first|yourself|outofpocket|before(?:us|we(?:do|pay)))(?:(?:in|of|on|for|after)(?:an?y?|each|every|the)?(?:covered)?(?:loss|claim)(?:es|s)?)?|(?:the)?(?:amounts?|part|share)(?:that)?you(?:pay|bear)(?:first|yourself|ofa(?:ny)?(?:loss|claim))?|you(?:pay|bear)(?:first|(?:of|from)(?:each|every|any|a)(?:covered)?loss)|(?:your|the)(?:own)?(?:share|part|cost)ofa(?:ny)?(?:covered)?(?:loss|claim)|youroutofpocket(?:costs?|amounts?)?|what(?:is|we)?(?:subtract(?:ed)?|take(?:n)?off|deduct(?:ed)?)(?:from)(?:each|every|any|a|your)(?:covered)?(?:loss|claim))$/
const OTHER_HEADING =
  /^section(?:ii|2)(?:$|(?:personal|premises|comprehensive|family|farm|your)+liability)|^(?:section[i12]*)?(?:(?:sub)?limits?|coverages?|(?:additional|optional|extra|other|base|basic)(?:coverages?|limits?|endorsements?)?|options?|(?:more|extra)(?:coverages?|protection|options)?$|(?:basic|base|total|annual)?premium|building|settlement|property(?!loss|peril|deduct)|forms|liability|policy|endorsements|discounts|credits|rating|mortgagee)/

/** 'The following deductibles apply unless otherwise stated in the policy.' over their rows */
const INTRODUCES =
  /^(?=.*\b(?:follow(?:ing|s)?|these|below|each|every)\b)(?!.*\b(?:not|never|no|only|waive\w*|reduc\w*|credits?|may|if|when|water|theft|earthquake|flood|schedul\w*|jewel\w*)\b)[^$%\d]*\bdeductibles?\b[^$%\d]*$/i

/** 'DWELLING 1: DEDUCTIBLES', 'What you carry yourself – deductibles' */
const NAMED_LAST = /^(?!.*\b(?:other|optional|waive\w*)\b)[^$%.;]{3,40}\s?[:–—-]\s?deductibles$/i

const headsOther = ({ text }: Cell): boolean => {
  const key = squash(withoutNumber(text))
  return OTHER_HEADING.test(key) && !/deductible/.test(key)
}

const headsDeductibles = (cell: Cell): boolean =>
  HEADING.test(titleOf(cell)) || INTRODUCES.test(cell.text) || (NAMED_LAST.test(cell.text) && !BESIDES.test(cell.text))

const known = new WeakMap<Page, { cells: Set<Cell>; top: number }>()

/** Found once, with the height of the highest: most pages have none, and all their rows ask. */
const headsOf = (page: Page) => {
  const before = known.get(page)
  if (before) return before
  const heads = page.cells.filter((cell) => headsDeductibles(cell) || headsRetentions(page, cell))
  const found = { cells: new Set(heads), top: Math.min(...heads.map(({ y }) => y)) }
  known.set(page, found)
  return found
}

/** Whether a row stands under 'Special deductibles' or the like: its figure is a deductible, whatever its label. */
export const isUnderDeductibles = (page: Page, row: Cell): boolean =>
  isUnderHeading(page, row) || isRowOfPeril(page, row)

const isUnderHeading = (page: Page, row: Cell): boolean => {
  const first = cellsOfLine(page, row)[0] ?? row
  if (headsOf(page).top >= Math.max(row.y, first.y)) return false
  return (
    isBelowHeading(page, row) ||
    isBelowCentred(page, row) ||
    (!isUnderOtherHeading(page, row) && isBelowHeading(page, first))
  )
}

/** 'DEDUCTIBLES, SECTION I' in the middle of the rows below it, up to the next line that is as lonely. */
const isBelowCentred = (page: Page, row: Cell): boolean => {
  const line = cellsOfLine(page, row)
  const heading = nearestUpFrom(page, row.y - 2, (cell) => isAlone(page, cell))
  const [first, last] = [line[0], line.at(-1)]
  if (!heading || !first || !last || row.y - heading.y > FEW_ROWS * row.size) return false
  const apart = (heading.left + heading.right - first.left - last.right) / 2
  return headsOf(page).cells.has(heading) && heading.left > first.left + INDENT && Math.abs(apart) < CENTRED
}
/** In font sizes, and points that its middle may be off theirs. */
const FEW_ROWS = 6
const CENTRED = 6

/** 'Deductibles   Optional coverages' over 'All other perils   $2,500   Water backup   $5,000': blocks side by side, each with its heading. */
const isUnderOtherHeading = (page: Page, row: Cell): boolean => {
  let lower = row
  for (const cell of cellsUpFrom(page, row.y - 2)) {
    if (Math.abs(cell.left - row.left) >= FLUSH) continue
    if (!isNear(lower, cell)) return false
    if (headsOther(cell)) return isAlone(page, cell)
    lower = cell
  }
  return false
}

/** 'When the loss comes from   Your deductible' over 'water backup   $2,500': a table of causes of loss and of what one bears of each. */
const isRowOfPeril = (page: Page, row: Cell): boolean => {
  const isOnPage = cellsSaying(page, OF_CAUSES).length > 0
  const [causes, borne, ...others] = isOnPage ? headingOverRows(page, row, INDENT) : []
  return (
    causes !== undefined &&
    borne !== undefined &&
    OF_CAUSES.test(causes.text) &&
    !/\bcoverage\b/i.test(causes.text) &&
    !OTHER_FIGURES.test(others.map(({ key }) => key).join(' ')) &&
    (HEADING.test(borne.key) || BORNE.test(borne.text))
  )
}
const OF_CAUSES = /\b(?:perils?|loss(?:es)?|causes?|damaged?|claims?|happens?)\b/i
const BORNE =
  /^(?:(?:you|what you|the|your)\s)*(?:(?:would |will |must )?(?:pay|bear|owe|cover)s?\b|(?:own )?(?:share|part|deductibles?)\b)/i
const OTHER_FIGURES = /limit|premium|wepay/

/** Whether a cell that is further up stands over a row, or heads it further out. */
const standingOver = (page: Page, row: Cell) => {
  const reach = isValueFirst(page, row) ? REACH_OF_VALUES : REACH
  return (cell: Cell): boolean =>
    Math.abs(cell.left - row.left) < reach ||
    (cell.left < row.left && row.left - cell.left < INDENT && headsOf(page).cells.has(cell))
}

const isBelowHeading = (page: Page, row: Cell): boolean => {
  const [heads, isOver] = [headsOf(page).cells, standingOver(page, row)]
  const mayHead = (cell: Cell): boolean => isOver(cell) && (!isSentence(cell) || heads.has(cell))
  const mayStandBetween = (cell: Cell): boolean => (isSentence(cell) && isOver(cell)) || headsColumnBeside(cell, row)
  let lower = row
  for (const cell of cellsUpFrom(page, row.y - 2)) {
    if (!mayHead(cell)) continue
    // '… for the association's' / 'deductible': the end of a row above.
    const isHeading = !/^[a-z]/.test(cell.text) && heads.has(cell) && isAlone(page, cell)
    if (endsDeductibles(page, cell, row)) return false
    if (!isNear(lower, cell))
      return isHeading && (isOverOwnBlock(page, cell, lower) || standsBetween(page, [cell, lower], mayStandBetween))
    if (isHeading) return true
    if (isOfOtherSection(page, cell, row)) return false
    lower = cell
  }
  return false
}

/** Points between the left edges of a heading and its rows; figures that stand before their labels are flush right. */
const REACH = 24
const REACH_OF_VALUES = 110
/** Points that rows may be indented below their heading. */
const INDENT = 46
/** In font sizes: an empty line ends a block. */
const FAR = 2.3

const isSentence = ({ text }: Cell): boolean => text.length >= 90
const headsColumnBeside = ({ left, text }: Cell, row: Cell): boolean => left > row.right && !/\d/.test(text)

/** A sentence right below a heading, or the heads of its columns, stand between it and its rows. */
const standsBetween = (page: Page, [upper, lower]: [Cell, Cell], isSuch: (cell: Cell) => boolean): boolean =>
  cellsBetween(page, upper.y + 2, lower.y - 2).some((one) => isNear(lower, one) && isNear(one, upper) && isSuch(one))

/** An empty line between a heading on a line of its own and the first row below it. */
const isOverOwnBlock = (page: Page, heading: Cell, first: Cell): boolean =>
  first.y - heading.y < 1.35 * FAR * Math.max(heading.size, first.size) &&
  cellsOfLine(page, heading).length === 1 &&
  cellsBetween(page, heading.y + 2, first.y - 2).length === 0

const isNear = (lower: Cell, cell: Cell): boolean =>
  lower.y >= cell.y && lower.y - cell.y <= FAR * Math.max(cell.size, lower.size)

/** A heading of something else between a row and that of deductibles, or a row that is numbered like that heading. */
const endsDeductibles = (page: Page, cell: Cell, row: Cell): boolean =>
  ((headsOther(cell) || isOtherNumbered(page, cell)) && isAlone(page, cell)) || isFurtherInList(cell, row)

/** '9. Sublimits' between '8. Deductibles' and a row. */
const isOtherNumbered = (page: Page, cell: Cell): boolean => isNumbered(cell) && !headsOf(page).cells.has(cell)

/** 'Special deductibles — apply only where …' is titled 'Special deductibles'; 'Deductible - all perils' is itself a row. */
const titleOf = (cell: Cell): string =>
  squash(withoutNumber(cell.text).split(isPartedByDash(cell) ? /[—–(:]|\. | - / : /[—–(:]|\. /)[0] ?? '')
const isPartedByDash = (cell: Cell): boolean => cell.text.includes(' - ') && labelWeight(cell) <= 0.6

/** Larger than the row, a title on a line of its own, or 'Upgrades' beside 'Limit', under which the row's figure stands. */
const isOfOtherSection = (page: Page, cell: Cell, row: Cell): boolean => {
  if (!isAlone(page, cell)) return false
  const line = cellsOfLine(page, cell)
  const isTitled = line.length === 1 && isTitle(cell) && cell.left <= row.left
  const figure = cellsOfLine(page, row).find((other) => other.left > row.right && hasFigure(other))
  const isUnder = (head: Cell): boolean =>
    figure !== undefined && head.left > cell.right && isLimitHead(head) && misalignment(head, figure) < FLUSH
  return isTitled || cell.size > 1.1 * row.size || (line.some(isUnder) && !line.some(hasFigure))
}
const FLUSH = 6

const isTitle = (cell: Cell): boolean =>
  cell.text.length < 40 && /^[A-Z][^:]*[a-z]{3}$/i.test(cell.text) && labelWeight(cell) === 0

/** 'Amount' may as well be that of a deductible. */
const isLimitHead = ({ key }: Cell): boolean => /limit|premium/.test(key)

const hasFigure = ({ text }: Cell): boolean => /\d/.test(text)

/** No figure stands beside a heading. */
const isAlone = (page: Page, cell: Cell): boolean => {
  const next = cellsOfLine(page, cell).find((other) => other.left >= cell.right - 2)
  return (
    !/\d/.test(withoutNumber(cell.text).replace(NUMBERED, '')) &&
    (next === undefined || !/^[$(]?\d|\d%/.test(next.text))
  )
}

/** 'Dwelling 1: Deductibles', 'Deductibles (Section 1)', as a recogniser takes 'Section I', too */
const NUMBERED = /^(?:dwelling|building|location|item|unit) \d{1,2}(?=\s?[:–—-])|\bsection [12]\b/i
