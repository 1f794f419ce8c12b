import { toNumber } from '../../values/amount.ts'
import { isDenial } from '../../values/denial.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { cellLeftOf } from '../around/neighbours.ts'
import { cellsBetween } from '../by-height.ts'
import type { Cell } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** Dollars: no coverage but the dwelling's costs as much, and a section with the dwelling in it has limits beside. */
const MORE_THAN_A_PREMIUM = 25_000

/**
 * 'SECTION II COVERAGES' below a table's head, and below it rows of one figure each, one of which no premium comes to:
 * the column of premiums goes on there with limits.
 */
export const isOfLimits = (page: Page, head: number, value: Cell): boolean => {
  const headings = headingsOf(page).filter(({ y }) => y > head + 2)
  const heading = headings.findLast((cell) => cell.y < value.y - 2)
  if (!heading) return false
  const end = page.cells.find(
    (cell) => cell.y > value.y + 2 && (headings.includes(cell) || isAlike(page, cell, heading)),
  )?.y
  const figures = page.cells.filter(
    (cell) => cell.y > heading.y + 2 && cell.y < (end ?? page.height) && FIGURE.test(cell.text),
  )
  const isAlone = (figure: Cell) => cellsOfLine(page, figure).filter(({ text }) => FIGURE.test(text)).length === 1
  const items = figures.filter((figure) => !cellsOfLine(page, figure).some(({ text }) => /^total|premium/i.test(text)))
  const limits = items.map(({ text }) => limitOf(text))
  return figures.every(isAlone) && limits.every((limit) => limit > 0) && Math.max(0, ...limits) > MORE_THAN_A_PREMIUM
}

/** 'Premium' in the same larger letters as a heading, and as far out. */
const isAlike = (page: Page, cell: Cell, heading: Cell): boolean =>
  Math.abs(cell.size - heading.size) < 0.3 &&
  Math.abs(cell.left - heading.left) < 3 &&
  cellsOfLine(page, cell).length === 1 &&
  page.cells.some(({ size }) => size < heading.size - 0.5)

/** 'Deductibles for the property coverages' over rows of one figure each, in whole dollars: none of them is a price. */
export const isOfDeductibles = (page: Page, head: number, value: Cell): boolean => {
  const headings = headingsOf(page).filter(({ y }) => y > head + 2)
  const heading = headings.findLast((cell) => cell.y < value.y - 2)
  if (!heading || !OVER_DEDUCTIBLES.test(heading.text)) return false
  const rows = cellsBetween(page, heading.y + 2, value.y + 2)
  const isLone = (figure: Cell) => cellsOfLine(page, figure).filter(({ text }) => DOLLARS.test(text)).length === 1
  return (
    rows.every(({ text }) => !/\d\.\d\d$/.test(text)) &&
    rows
      .filter(({ text }) => FIGURE.test(text))
      .every((figure) => isLone(figure) && toNumber(figure.text) >= LEAST_DEDUCTIBLE)
  )
}

/** Not 'Deductible changes', 'Deductible options'. */
const OVER_DEDUCTIBLES =
  /^(?:\d{1,2}[.)]\s+)?(?:your |policy |section i )?deductibles?\b(?!.*\b(?:change|option|credit|premium|discount|factor|adjust|cost))/i
/** Dollars: whoever bears so little of a loss saves nothing by it. */
const LEAST_DEDUCTIBLE = 250
const DOLLARS = /\$\s?\d|^\d[\d,]*(?:\.\d\d)?$/
/** '$5,000', or of each loss and of all: '$25,000 / $50,000' */
const FIGURE = /^\$?\s?\d[\d,]*(?:\.\d\d)?(?:\s?\/\s?\$?\d[\d,]*)?$/

/** Limits are whole hundreds of dollars; 0 where this is none. */
const limitOf = (text: string): number => {
  const dollars = toNumber(text)
  return dollars % 100 === 0 && !/\.\d\d$/.test(text) ? dollars : 0
}

const known = new WeakMap<Page, Cell[]>()

const headingsOf = (page: Page): Cell[] => {
  const before = known.get(page)
  if (before) return before
  const headings = page.cells.filter((cell) => isHeading(page, cell))
  known.set(page, headings)
  return headings
}

/** A line of its own that names a part of the policy. */
const isHeading = (page: Page, cell: Cell): boolean =>
  cell.text.length < 45 &&
  /^(?:section|part)\s(?:i{1,3}|[12])\b|\b(?:coverages?|liability|deductibles?|protection|discounts?|credits?|forms?)\b/i.test(
    cell.text,
  ) &&
  !/\d{2}|[.:;]$|^[^(]*\)$/.test(cell.text) &&
  cellsOfLine(page, cell).length === 1

interface TableAbove {
  /** How far down its heads stand. */
  head: number
  prices: Cell[]
  limits: Cell[]
}

/** 'Additional coverages' in the middle of the page, over rows of one figure each, or of one and its price: none of them is a deductible. */
export const isOfOptions = (page: Page, { head, prices, limits }: TableAbove, value: Cell): boolean => {
  const line = cellsOfLine(page, value)
  const figures = line.filter(({ text }) => FIGURE.test(text))
  const last = line.at(-1)
  // 'Living expense   $31,800   Declined'
  if (last && last !== value && isDenial(last.text)) return false
  const isBeforePrice = (row: Cell[]) => row.length === 2 && row[0] === value && prices.includes(row[1] as Cell)
  const isOnly = figures.length === 1 || isBeforePrice(line.slice(1))
  // 'LO-310   Living expense   $31,800   $64.00', where no form has anything in the column of limits.
  const isOfForm = !isOnly && codeAtStart(line[0]?.text ?? '') !== null && isBeforePrice(line.slice(2))
  return (
    (isOnly || isOfForm) &&
    page.cells.some(
      (cell) =>
        cell.y > head + 2 &&
        cell.y < value.y - 2 &&
        OPTIONS.test(cell.text) &&
        cellsOfLine(page, cell).length === 1 &&
        !(isOfForm && limits.some(({ y }) => y > cell.y)),
    )
  )
}
const OPTIONS =
  /^(?:(?:additional|optional|other|supplemental|extra|special|endorsement)\s(?:\w+ )?(?:coverages?|limits|protections?|options?|endorsements)|sub-?limits|options|endorsements)$/i

/** 'Deductibles   Optional coverages' below a table, each over a block of its own: the column of premiums has ended there. */
export const isOfBlockBeside = (page: Page, head: number, value: Cell): boolean => {
  const name = cellLeftOf(page, value)
  return page.cells.some((cell) => {
    const isOver =
      name !== undefined && cell.y > head + 2 && cell.y < value.y - 2 && Math.abs(cell.left - name.left) < 3
    const line = isOver && OPTIONS.test(cell.text) ? cellsOfLine(page, cell) : []
    return line.length === 2 && line[1] === cell && !line.some(({ text }) => /\d|premium|price|cost/i.test(text))
  })
}
