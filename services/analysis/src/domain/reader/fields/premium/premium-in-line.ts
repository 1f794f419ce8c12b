import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { columnRole } from '../../geometry/tables/headers.ts'
import { toNumber } from '../../values/amount.ts'
import type { Premium } from './premium-sums.ts'

const AMOUNT = /([-−]\s?)?(?:\$|USD)?\s?(\d[\d,]*\.\d\d\b|(?<=\$\s?)\d[\d,]*\d)/g
const PREMIUM = /\b(?:premium|subtotal)\b/i
const ADDED = /\b(?:fees?|tax(?:es)?|surcharges?|assessments?|stamping|contributions?|membership|recoup\w*)\b/i
const WHOLE = /\btotal\b|=|\bin all\b|\baltogether\b/i
/** One payment, what was paid before, and another policy’s premium. */
const OF_OTHER =
  /\b(?:month(?:ly)?|instal\w+|due|paid|payments?|balance|expir\w+|prior|previous|last (?:year|term)|flood|auto|umbrella)\b/i

/** In font sizes: from one line of such a sum to its next. */
const PITCH = 1.7

/**
 * 'Premium 1,412.00   Policy fee 150.00   Tax 79.39   Total $1,641.39': a line that ends with the sum of what stands
 * before, or two of them: 'Premium $1,412.00   Fee $150.00' over 'Tax $79.39   Total $1,641.39   Form HO-3'.
 */
export const sumsOfLines = (pages: Page[]): Premium[] =>
  pages.flatMap((page) => {
    const lines = page.cells.map((cell) => cellsOfLine(page, cell)).filter(([first], at) => first === page.cells[at])
    return lines.flatMap((line, index) => sumsOn(page, line) ?? sumOver(lines[index - 1], line) ?? [])
  })

const sumsOn = (page: Page, line: Cell[]): Premium | undefined => {
  const { text, amounts } = partsOf(line)
  if (!WHOLE.test(text) || !ADDED.test(text) || OF_OTHER.test(text)) return undefined
  const total = amounts.pop() ?? 0
  const rest = total - sumOf(amounts)
  if (amounts.length === 0 || total <= 0) return undefined
  const isWhole = PREMIUM.test(text) && amounts.length > 1 && Math.abs(rest) < 0.02
  const isOfAbove = !PREMIUM.test(text) && isPremiumsAbove(page, line[0]?.y ?? 0, rest)
  return isWhole || isOfAbove ? { dollars: total, cells: line } : undefined
}

const sumOver = (upper: Cell[] | undefined, line: Cell[]): Premium | undefined => {
  const [first] = line
  if (!upper?.[0] || !first || first.y - upper[0].y > PITCH * first.size) return undefined
  const [before, after] = [partsOf(upper), partsOf(line)]
  const text = `${before.text}  ${after.text}`
  if (!PREMIUM.test(before.text) || WHOLE.test(before.text) || !WHOLE.test(after.text)) return undefined
  if (!ADDED.test(text) || OF_OTHER.test(text) || before.amounts.length < 2) return undefined
  const amounts = [...before.amounts, ...after.amounts]
  const total = amounts.pop() ?? 0
  return total > 0 && Math.abs(total - sumOf(amounts)) < 0.02 ? { dollars: total, cells: line } : undefined
}

const partsOf = (line: Cell[]): { text: string; amounts: number[] } => {
  const text = line.map((cell) => cell.text).join('  ')
  const found = [...text.matchAll(AMOUNT)]
  return { text, amounts: found.map(([, sign, digits = '']) => (sign ? -1 : 1) * toNumber(digits)) }
}

const sumOf = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Only fees stand on the line: the rest of its total is the sum of the premiums in the column above. */
const isPremiumsAbove = (page: Page, y: number, rest: number): boolean => {
  const premiums = page.cells.filter(
    (cell) => cell.y < y - 2 && /^\$?\s?\d[\d,]*\.\d\d$/.test(cell.text) && columnRole(page, cell) === 'premium',
  )
  const sum = premiums.reduce((all, { text }) => all + toNumber(text), 0)
  return premiums.length > 1 && Math.abs(sum - rest) < 0.02
}

/**
 * '$4,066.20   Water backup   $10,000', '$4,066.20   Home/Auto discount   $702.00', '$4,066.20   QUARTERLY   $1,031.55':
 * behind the premium begin other words with their figures; only a total that follows may be of it.
 */
export const upToOtherWords = (cells: Cell[]): Cell[] => {
  const first = cells.findIndex(isFigure)
  const isOther = (cell: Cell, index: number): boolean =>
    isFigureBeside(cell, cells[index + 1])
      ? OF_A_PAYMENT.test(cell.text) || OTHER_WORD.test(cell.text)
      : TWO_WORDS.test(cell.text) && !OF_A_PAYMENT.test(cell.text)
  const end = cells.findIndex((cell, index) => index > first && first >= 0 && isOther(cell, index))
  return end < 0 ? cells : cells.slice(0, end)
}
const isFigure = (cell: Cell | undefined): boolean => FIGURE.test(cell?.text ?? '')
const isFigureBeside = ({ y, size }: Cell, cell: Cell | undefined): boolean =>
  cell !== undefined && isFigure(cell) && Math.abs(cell.y - y) < 0.5 * size
const FIGURE = /^\$?\s?\d[\d,]*(?:\.\d\d)?$/
/** 'Total' alone; 'Total last term' is another's. */
const OTHER_WORD = /^(?!(?:Grand |GRAND )?T(?:otal|OTAL)$)(?:\d(?:st|nd|rd|th) )?[A-Z][A-Za-z]/
const TWO_WORDS = /^[A-Z][A-Za-z/&’'-]+ [A-Za-z(]/

/** 'Total premium   per month   $165.08', 'Premium payable   $412.00   due now' */
export const OF_A_PAYMENT =
  /^(?:per|a|each|every)?\s?(?:month(?:ly)?|quarter(?:ly)?|semi[\w-]*|instal\w+|payment|due(?: now| by.*)?)$/i
