import { cellLeftOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isSigned, toNumber } from '../../values/amount.ts'

export interface Premium {
  dollars: number
  cells: Cell[]
}

/** Whether the amounts before a total, on its own line, come to it; this one among them. */
export const isSumOfLine = (pages: Page[], { dollars, cells }: Premium, part?: number): boolean => {
  const total = cells.at(-1)
  const page = pages.find(({ number }) => number === total?.page)
  if (!total || !page) return false
  const before = cellsOfLine(page, total).filter((cell) => cell.right <= (cells[0] ?? total).left + 2)
  const parts = before.flatMap(({ text }) => [...text.matchAll(/([-−]?)\$\s?([\d,]+(?:\.\d\d)?)/g)])
  const amounts = parts.map(([, sign, digits = '']) => (sign ? -1 : 1) * toNumber(digits))
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return amounts.length > 1 && Math.abs(sum - dollars) < 0.02 && (part === undefined || amounts.includes(part))
}

/** A total is the sum of the parts that stand above it, in its column or in a ragged list: credits are taken off. */
export const addsUp = (pages: Page[], premium: Premium): boolean => {
  const { dollars, cells } = premium
  if (isSumOfLine(pages, premium)) return true
  const total = cells.at(-1)
  const page = pages.find(({ number }) => number === total?.page)
  if (!total || !page) return false
  const above = page.cells.filter((cell) => cell.y < total.y - 2 && /\d/.test(cell.text) && PART.test(cell.text))
  const column = above.filter((cell) => Math.abs(cell.right - total.right) < 24)
  const list = above.filter((cell) => isOfList(page, total, cell))
  return [column, list, inPairs(page, total)]
    .flatMap((parts) => [parts, parts.filter((cell) => !isCounted(page, cell))])
    .some((parts) => comeTo(dollars, parts.toReversed()))
}

/** 'Credits (included in policy premium above)   $614.90', 'Savings, already taken off   $388.00' */
const isCounted = (page: Page, cell: Cell): boolean => cellsOfLine(page, cell).some(({ text }) => COUNTED.test(text))
const COUNTED =
  /(?<!\bnot )\b(?:already (?:taken off|deducted|applied|included|counted|reflected)\b|(?:included|reflected|counted|deducted|taken off)\b[^.;$]{0,30}\babove\b)/i

/** 'Premium   $3,118.00   Tax   $163.11' over 'Policy fee   $150.00   Total due   …': names and amounts by turns, two and two on a line. */
const inPairs = (page: Page, total: Cell): Cell[] => {
  const parts = page.cells.filter(
    (cell) => cell !== total && cell.y <= total.y + 2 && /\.\d\d$/.test(cell.text) && PART.test(cell.text),
  )
  // One part at least stands before it on its line: a premium that begins its line may be a part itself.
  if (!cellsOfLine(page, total).some((cell) => parts.includes(cell) && cell.right < total.left)) return []
  const isOther = (cell: Cell) => {
    const name = cellLeftOf(page, cell)?.text ?? ''
    return [NOT_ADDED, NO_PREMIUM, OTHER_POLICY, /\bwarranty\b/i].some((says) => says.test(name))
  }
  return parts.slice(parts.findLastIndex(isOther) + 1)
}

const comeTo = (dollars: number, parts: Cell[]): boolean => {
  let sum = 0
  return parts.some((cell, index) => {
    const part = toNumber(cell.text)
    sum += isSigned(cell.text) ? -part : part
    return index > 0 && Math.abs(sum - dollars) < 0.02
  })
}

/** Names flush left, each with its amount beside it, wherever that ends. */
const isOfList = (page: Page, one: Cell, other: Cell): boolean => {
  const names = [one, other].map((cell) => {
    const [name, amount, ...more] = cellsOfLine(page, cell)
    return amount === cell && more.length === 0 ? name : undefined
  })
  return names[0] !== undefined && names[1] !== undefined && Math.abs(names[0].left - names[1].left) < 3
}

const PART = /^[(+−–-]?\s?\$?\s?[(−–-]?\$?\d[\d,]*(?:\.\d\d)?\)?(?:\s?(?:CR|[−–-]))?$/

/** In font sizes: how far below a premium the total with what is added to it may stand. */
const REACH = 14
/** The same: how far the ends of amounts in a column may be apart. What adds up to the cent is no chance. */
const RAGGED = 0.5
/** Points that the names of a list may begin before its first. */
const BEGINS = 90

/**
 * 'Total annual premium $11,648.00', and below it 'Recoupment $4.66' and 'Amount for the year $11,652.66': what comes to
 * the premium and all that stands between is the whole, but where a part is only asked of who pays by instalments.
 */
export const wholeBelow = (pages: Page[], premium: Premium): Premium | undefined => {
  const at = premium.cells.at(-1)
  const page = pages.find(({ number }) => number === at?.page)
  if (!at || !page) return undefined
  if (premium.cells.length < 2) return totalOf(premium.dollars, partsWithNames(page, at))
  const below = page.cells.filter(
    (cell) =>
      cell.y > at.y + 2 &&
      cell.y - at.y < REACH * at.size &&
      !isCounted(page, cell) &&
      (FEES_IN_WORDS.test(cell.text) ||
        ((Math.abs(cell.right - at.right) < RAGGED * at.size || isOfList(page, at, cell)) && PART.test(cell.text))),
  )
  // What stands before the premium's name is of a block beside it.
  const begins = (premium.cells[0]?.left ?? 0) - BEGINS
  const rows = below.map((cell) => ({
    cell,
    name: cellsOfLine(page, cell).find(({ left, text }) => left > begins && /[a-z]{3}/i.test(text)),
    isApart: cellsOfLine(page, cell).some(({ text }) => NO_PREMIUM.test(text)),
  }))
  return totalOf(premium.dollars, rows)
}

/** 'Policy premium $1,750.00' over 'Agency fee $60.00' over 'Total $1,810.00': lines of one block, each with its amount at its end. */
const partsWithNames = (page: Page, first: Cell): Part[] => {
  const parts: Part[] = []
  let last = first
  for (const cell of page.cells) {
    if (cell.y < last.y + 2 || Math.abs(cell.left - first.left) > 3) continue
    const [, name, amount] = NAME_AND_AMOUNT.exec(cell.text) ?? ofYear(cell.text)
    if (!name || !amount || cell.y - last.y > CLOSE * cell.size) break
    const isApart = NO_PREMIUM.test(name)
    parts.push({ cell: { ...cell, text: amount }, name: { ...cell, text: name }, isApart })
    last = cell
  }
  return parts
}
const NAME_AND_AMOUNT = /^([A-Z][^$%\d]{3,50}?):?\s([-−–]?\$\s?\d[\d,]*(?:\.\d\d)?)$/
/** 'Premium $2,012.00' over 'Policy fee $70.00' over '$2,082.00 a year': the last line names the time alone. */
const ofYear = (text: string): string[] => {
  const amount = /^(\$\s?\d[\d,]*\d(?:\.\d\d)?) (?:a|per|for the) year\.?$/i.exec(text)?.[1]
  return amount ? [text, 'full year', amount] : []
}
/** In font sizes: from one line of a block to the next. */
const CLOSE = 2.2

interface Part {
  cell: Cell
  name: Cell | undefined
  /** Its line says so. */
  isApart: boolean
}

const totalOf = (premium: number, parts: Part[]): Premium | undefined => {
  let sum = premium
  let isOfFees = true
  for (const [index, { cell, name, isApart }] of parts.entries()) {
    if (!name || isApart || isNameless(cell, name)) return undefined
    const dollars = feesIn(cell.text)
    const isOfAll = (isOfFees ? OF_ALL : TOTAL).test(name.text)
    if (index > 0 && isOfAll && Math.abs(sum - dollars) < 0.02) return { dollars, cells: [name, cell] }
    if (NOT_ADDED.test(name.text) || (OTHER_POLICY.test(name.text) && !isCredit(name, cell))) return undefined
    isOfFees &&= ADDED.test(name.text)
    sum += isSigned(cell.text) ? -dollars : dollars
  }
  return undefined
}
/** 'Fees and assessments: MGA fee $150.00; surplus contribution $120.13' between a premium and its total */
const FEES_IN_WORDS =
  /^(?:(?:other|plus|policy|state|fees|taxes|assessments|surcharges|recoupments|and)[ ,&/]*)+:?\s[^$]*\$[^%]*\d$/i

const isNameless = (cell: Cell, name: Cell): boolean => name === cell && !FEES_IN_WORDS.test(cell.text)

const feesIn = (text: string): number =>
  !FEES_IN_WORDS.test(text)
    ? toNumber(text)
    : [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d\d)?)/g)].reduce((all, [, digits = '']) => all + toNumber(digits), 0)

/** 'Membership dues   $45.00   not part of premium' */
const NO_PREMIUM = /\bnot (?:a |any )?(?:part of )?(?:(?:the|your) )?premium\b|\bbilled separately\b/i
const ADDED =
  /\b(?:fees?|tax(?:es)?|surcharges?|recoup\w*|assessments?|contributions?|charges?|stamping|levy|fund|membership|dues|credits?|discounts?|savings?)\b/i
/** Payments, and what they are made of. */
const NOT_ADDED =
  /\binstal|\bmonth|\bpa(?:yments?|id)\b|\blate\b|\breturned\b|\bif\b|\bbalance\b|\bpast due\b|\bpr(?:ior|evious)\b/i
const OTHER_POLICY =
  /\bauto\b|\bautomobile|\bcars?\b|\bvehicle|\bmotor|\bboat|\bwatercraft\b|\bflood\b|\bumbrella\b|\bexcess\b|\blife\b/i
/** 'Companion credit (auto)   -$132.00' is taken off for another policy. */
const isCredit = (name: Cell, { text }: Cell): boolean =>
  isSigned(text) && /\b(?:credits?|discounts?|savings?|reduction)\b/i.test(name.text)
/** Of parts that are no fees, too, only what is called so is the whole. */
const TOTAL = /\btotal\b/i
const OF_ALL = /\b(?:full year|total|amount|premium|cost|price|payable|charges?|due|pay|paid|sum|all)\b/i
