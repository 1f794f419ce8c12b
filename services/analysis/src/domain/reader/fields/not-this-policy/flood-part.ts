import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import { cellsDownFrom } from '../../geometry/by-height.ts'
import { type Cell, isSameLine, misalignment, overlap } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isNotPurchased } from '../../geometry/sections/not-purchased.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { isHedged } from '../../geometry/text/statements.ts'
import { isKnownLabel } from '../../labels/known-label.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import { toNumber } from '../../values/amount.ts'
import { isDenial } from '../../values/denial.ts'

/** In font sizes: an empty line ends the part, but may follow its title. */
const FAR = 1.9
const FAR_BELOW_TITLE = 2.8
const LEAST_LIMIT = 1_000

/** 'Flood: insured under another policy' says where, and heads nothing. */
const TITLE =
  /^(?:(?:optional|private|residential|inland|your|added|coverage [a-z]\W+)\s?)*flood\b(?!.*\b(?:insured|covered|written) (?:under|by|with) (?:an?other|a separate)\b)[^$%.]*$/i
/** 'Inland flood: building and contents $50,000', '… building $100,000 and contents $50,000' */
const WITH_LIMIT =
  /^(?:(?:optional|private|residential|inland|your|added)\s)*flood\b(?!.*\b(?:premium|under|by|with|separate)\b)[^$%.]*\b(?<!deductible.*)(?:building|dwelling|contents|coverage|limit|up to)[^$%.]{0,20}\$\s?(\d[\d,]*)(?:,? (?:and|plus) [a-z ]{3,30}\$\s?[\d,]+)?\W*$/i
/** No premium for flood is as high. */
const LEAST_IN_TITLE = 10_000
/** 'Flood deductible   $5,000', 'Flood - contents   $100,000' */
const ROW =
  /^(?:private |residential |inland )?flood\b.*\b(?:deductible|limit|building|dwelling|contents|property|premium|endorsement|included|insured by this)/i
/** 'Flood coverage   $100,000   $388' */
const BARE = /^(?:(?:private|residential|inland|your)\s)?flood(?: (?:coverage|protection|insurance|damage))?\W*$/i
const FIGURE = /^(?:up to )?\$\s?[\d,.]+$/i
const ENDS_ROW = /^(?:(?:up to )?\$\s?[\d,.]+|incl(?:\.|uded)?)$/i
/** 'Flood coverage   Building $250,000   Contents $100,000' */
const PART_BESIDE = /^(?:building|dwelling|contents|personal property)\b/i
/** 'Home limit   Flood limit' over '$520,000   $250,000' */
const COLUMN =
  /^(?:private |residential |inland )?flood (?:limits?|coverages?|amounts?|insurance|deductibles?|premiums?)$/i
const ROW_BELOW =
  /^(?:(?:coverage )?[a-c]\W+)?(?:(?:your|flood|total|coverage)\s)*(?:building|dwelling|structure|contents|personal property|deductible|limit|amount of|premium(?!s? for))/i
const HOMEOWNERS = /\bhomeowners?\b.*\bdeclarations?\b|\bdeclarations?\b.*\bhomeowners?\b/i
/** No flood policy has it. */
const LIABILITY = /^(?:coverage [a-z]\W+)?(?:personal|your|family) liability\b/i
const NOT_INSURED =
  /\b(?:separate(?:ly)?|nfip|national|federal|not|no|none|declined|rejected|excluded|exclusion|offer\w*|available|quote|zone)\b/i

interface FloodPart {
  title: Cell
  cells: Cell[]
}

/** Homeowners declarations without what they say of flood, whose limits, deductible and premium are its own. */
export const withoutFlood = (pages: Page[]): Page[] =>
  isOfHome(pages)
    ? pages.map((page) => {
        const own = new Set(floodParts(page).flatMap(({ title, cells }) => [title, ...cells]))
        return own.size === 0 ? page : { ...page, cells: page.cells.filter((cell) => !own.has(cell)) }
      })
    : pages

/** Whether homeowners declarations insure flood as well: with a limit for it. */
export const insuresFlood = (pages: Page[]): FieldValues | null => {
  const parts = isOfHome(pages)
    ? pages.flatMap((page) => floodParts(page).filter(({ title }) => !isNotPurchased(page, title)))
    : []
  const insured = parts.find(
    ({ title, cells }) =>
      ![title, ...cells].some(({ text }) => isDenial(text) || NOT_INSURED.test(text)) &&
      !/deductible|premium/i.test(title.text) &&
      (hasLimit(title) ||
        cells.some(({ text }) => /^\$\s?[\d,]+$/.test(text) && toNumber(text) >= LEAST_LIMIT) ||
        isGranted(title, cells)),
  )
  const cells = insured ? [insured.title] : endorsementBought(pages)
  return cells ? { fields: { flood_coverage: true }, evidence: { flood_coverage: evidenceOf(cells, 0.9) } } : null
}

const hasLimit = ({ text }: Cell): boolean => toNumber(WITH_LIMIT.exec(text)?.[1] ?? '0') >= LEAST_IN_TITLE

/** 'Flood coverage endorsement   Included', 'Flood   Covered, up to $100,000' */
const isGranted = ({ text }: Cell, [answer]: Cell[]): boolean =>
  /^(?:(?:private|residential|inland) )?flood(?: (?:coverage|protection|insurance|endorsement))*\W*$/i.test(text) &&
  /^(?:included|covered|insured|purchased|yes|up to(?= \$))(?:,? (?:for )?(?:up to )?\$[\d,]+)?$/i.test(
    answer?.text ?? '',
  )

/** 'You bought the Inland Flood Endorsement (LO 188).', 'Flood endorsement – purchased' over what it insures */
const endorsementBought = (pages: Page[]): Cell[] | undefined => {
  const headings = pages.flatMap(({ cells }) => cells.filter(({ text }) => IS_BOUGHT.test(text)))
  const bought = pages
    .flatMap((page) => sentencesWith(page, /\bflood\b/i))
    .find(({ text }) => BOUGHT.test(text) && !isHedged(text) && !NOT_INSURED.test(text))
  return bought?.cells ?? (headings.length > 0 ? headings.slice(0, 1) : undefined)
}
const IS_BOUGHT =
  /^(?:(?:private|residential|inland) )?flood (?:coverage |insurance )?endorsement\s?[:–—-]\s?(?:purchased|bought|added|included|in force)\W*$/i
const BOUGHT =
  /\bYou (?:have )?(?:bought|purchased|added|chosen|chose|selected) (?:the|our|a) (?:\w+ )?[Ff]lood (?:[Cc]overage |[Ii]nsurance )?[Ee]ndorsement\b/

const isOfHome = (pages: Page[]): boolean =>
  pages.some(
    (page) =>
      page.cells.some(({ text, y }) => y < 0.3 * page.height && HOMEOWNERS.test(text)) ||
      page.cells.some(({ text }) => LIABILITY.test(text)),
  )

const floodParts = (page: Page): FloodPart[] =>
  page.cells.flatMap((title) => {
    const [first, ...rest] = cellsOfLine(page, title)
    const column = rest.length > 0 && COLUMN.test(title.text) ? figuresBelow(page, title) : []
    if (column.length > 0) return [{ title, cells: column }]
    if (hasLimit(title) && rest.length === 0) return [{ title, cells: [] }]
    const cells = first === title && title.text.length <= 60 ? cellsOfPart(page, title, rest) : []
    return cells.length > 0 ? [{ title, cells }] : []
  })

/** The rest of its row, or the rows below it. */
const cellsOfPart = (page: Page, title: Cell, rest: Cell[]): Cell[] => {
  const areNamed = TITLE.test(title.text) && rest.some(({ text }) => PART_BESIDE.test(text))
  if (rest.length > 0 && (ROW.test(title.text) || areNamed)) return ofSameBlock(rest)
  if (rest.length > 0) return BARE.test(title.text) ? answersOf(title, rest) : []
  return TITLE.test(title.text) ? rowsBelow(page, title) : []
}

/** 'Flood endorsement   $486.00   Roof   Original to the home': past its figure the row may be one of the block beside it. */
const ofSameBlock = (rest: Cell[]): Cell[] => {
  const isOther = (cell: Cell) => isKnownLabel(cell) && !ROW_BELOW.test(cell.text) && !/\bflood\b/i.test(cell.text)
  const end = rest.findIndex((cell, index) => ENDS_ROW.test(rest[index - 1]?.text ?? '') && isOther(cell))
  return rest.slice(0, end < 0 ? rest.length : end)
}

/** 'Flood   Not covered   Total annual cost   $4,783': no more than answers it. */
const answersOf = (title: Cell, rest: Cell[]): Cell[] => {
  const end = rest.findIndex(({ text }) => !FIGURE.test(text))
  return isGranted(title, rest) ? rest.slice(0, 1) : rest.slice(0, end < 0 ? rest.length : end)
}

/** The figures of a column, beside the names of what each is of. */
const figuresBelow = (page: Page, head: Cell): Cell[] => {
  const figures: Cell[] = []
  for (const cell of cellsDownFrom(page, head.y + 2)) {
    if (cell.y - (figures.at(-1) ?? head).y > FAR_BELOW_TITLE * cell.size) break
    const isOfColumn = overlap(head, cell) > 0 || misalignment(head, cell) < 3
    if (isOfColumn && /^\$\s?\d/.test(cell.text) && cellsOfLine(page, cell)[0] !== cell) figures.push(cell)
  }
  return figures
}

/** The rows, each with a figure, that follow closely. */
const rowsBelow = (page: Page, title: Cell): Cell[] => {
  const rows: Cell[] = []
  let last = title
  for (const first of page.cells) {
    if (first.y <= last.y + 2 || isSameLine(first, last)) continue
    const line = cellsOfLine(page, first)
    const isRow = ROW_BELOW.test(line[0]?.text ?? '') && line.some(({ text }) => /^\$?\s?\d|%/.test(text))
    if (!isRow || first.y - last.y > (rows.length === 0 ? FAR_BELOW_TITLE : FAR) * first.size) break
    rows.push(...line)
    last = first
  }
  return rows
}

/** Of a policy that insures flood alone. */
export const leaveOutOfFlood = (fields: PolicyFields, evidence: FieldEvidence): void => {
  // 'This policy does not insure wind or hail' is no exclusion there.
  fields.wind_hail_excluded = false
  delete evidence.wind_hail_excluded
  if (!UP_TO_CODE.test(evidence.ordinance_or_law_percentage?.quote ?? '')) return
  fields.ordinance_or_law_percentage = null
  delete evidence.ordinance_or_law_percentage
}
/** 'Bringing it up to code   $30,000' is the increased cost of compliance, and no ordinance or law. */
const UP_TO_CODE = /\bto code\W*(?:\$[\d,]+)?\W*$/i
