import type { Cell } from '../../geometry/cell.ts'
import { columnRole } from '../../geometry/headers.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { toNumber } from '../../values/amount.ts'
import type { Premium } from './premium-sums.ts'

const AMOUNT = /([-−]\s?)?(?:\$|USD)?\s?(\d[\d,]*\.\d\d\b|(?<=\$\s?)\d[\d,]*\d)/g
const PREMIUM = /\bpremium\b/i
const ADDED = /\b(?:fees?|tax(?:es)?|surcharges?|assessments?|stamping)\b/i
const WHOLE = /\btotal\b|=|\bin all\b|\baltogether\b/i
/** One payment, what was paid before, and another policy’s premium. */
const OF_OTHER =
  /\b(?:month(?:ly)?|instal\w+|due|paid|payments?|balance|expir\w+|prior|previous|last (?:year|term)|flood|auto|umbrella)\b/i

/** 'Premium 1,412.00   Policy fee 150.00   Tax 79.39   Total $1,641.39': a line that ends with the sum of what stands before. */
export const sumsOfLines = (pages: Page[]): Premium[] => pages.flatMap(sumsOn)

const sumsOn = (page: Page): Premium[] =>
  page.cells.flatMap((first) => {
    const line = cellsOfLine(page, first)
    const text = line.map((cell) => cell.text).join('  ')
    if (line[0] !== first || !WHOLE.test(text) || !ADDED.test(text) || OF_OTHER.test(text)) return []
    const amounts = [...text.matchAll(AMOUNT)].map(([, sign, digits = '']) => (sign ? -1 : 1) * toNumber(digits))
    const total = amounts.pop() ?? 0
    const rest = total - amounts.reduce((all, amount) => all + amount, 0)
    if (amounts.length === 0 || total <= 0) return []
    const isWhole = PREMIUM.test(text) && amounts.length > 1 && Math.abs(rest) < 0.02
    return isWhole || (!PREMIUM.test(text) && isPremiumsAbove(page, first.y, rest))
      ? [{ dollars: total, cells: line }]
      : []
  })

/** Only fees stand on the line: the rest of its total is the sum of the premiums in the column above. */
const isPremiumsAbove = (page: Page, y: number, rest: number): boolean => {
  const premiums = page.cells.filter(
    (cell) => cell.y < y - 2 && /^\$?\s?\d[\d,]*\.\d\d$/.test(cell.text) && columnRole(page, cell) === 'premium',
  )
  const sum = premiums.reduce((all, { text }) => all + toNumber(text), 0)
  return premiums.length > 1 && Math.abs(sum - rest) < 0.02
}

/** '$4,066.20   Water backup   $10,000', '$4,066.20   QUARTERLY   $1,031.55': behind the premium begin other words with their figures. */
export const upToOtherWords = (cells: Cell[]): Cell[] => {
  const isFigure = (cell: Cell | undefined) => FIGURE.test(cell?.text ?? '')
  const first = cells.findIndex(isFigure)
  const isOther = ({ text }: Cell, index: number): boolean =>
    OF_A_PAYMENT.test(text) ? isFigure(cells[index + 1]) : /^[A-Z][A-Za-z]+ [A-Za-z]/.test(text)
  const end = cells.findIndex((cell, index) => index > first && first >= 0 && isOther(cell, index))
  return end < 0 ? cells : cells.slice(0, end)
}
const FIGURE = /^\$?\s?\d[\d,]*(?:\.\d\d)?$/

/** 'Total premium   per month   $165.08', 'Premium payable   $412.00   due now' */
export const OF_A_PAYMENT =
  /^(?:per|a|each|every)?\s?(?:month(?:ly)?|quarter(?:ly)?|semi[\w-]*|instal\w+|payment|due(?: now| by.*)?)$/i
