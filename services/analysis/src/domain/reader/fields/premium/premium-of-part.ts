import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isUnderCoverages } from '../../geometry/tables/headed-columns.ts'
import { isRowOfItems } from '../../geometry/tables/item-columns.ts'
import { isSigned, toNumber } from '../../values/amount.ts'
import { areOfPackages } from '../not-this-policy/package-prices.ts'
import type { Premium } from './premium-sums.ts'

/** Titles of what is insured beside the home, or of what is taken off, with a total of its own. */
const PART =
  /^(?:your |the )?(?:(?:premium )?(?:discounts?|credits?|savings?)(?! (?:and|&))|scheduled|optional|additional (?:coverages?|endorsements?|protection)|endorsements?(?: (?:premiums?|charges?))?$|valuable|personal articles|jewelry|(?:private )?flood|earthquake|identity)\b/i

/** 'Optional coverage. Personal property replacement cost: yes. …' begins a paragraph. */
const LONGEST_TITLE = 60

/** In font sizes: how far rows, and what stands over them, may be apart. */
const FAR = 2.3
/** Points that rows may stand further in than their title. */
const INDENT = 24

/**
 * 'Total   $160.00' of the rows below 'Scheduled personal property' and of no others is not what the policy costs, nor is
 * the total of 'Claim free   $421.10   Multiple policy   $355.72' below 'Discounts'.
 */
export const isOfPart = (pages: Page[], { dollars, cells: [label] }: Premium): boolean => {
  const page = pages.find(({ number }) => number === label?.page)
  if (!page || !label) return false
  let [lower, rows] = [label, 0]
  const sums = { last: 0, all: 0 }
  const above = page.cells.filter(({ y, left }) => y < label.y - 2 && Math.abs(left - label.left) < INDENT)
  for (const first of above.reverse()) {
    if (lower.y - first.y > FAR * lower.size) return false
    const prices = cellsOfLine(page, first)
      .filter((cell) => cell.left >= first.left && isMoney(cell))
      .map(signedNumber)
    if (prices.length > 0) {
      rows += 1
      sums.last += prices.at(-1) ?? 0
      sums.all += prices.reduce((all, price) => all + price, 0)
    } else if (cellsOfLine(page, first).at(-1) === first) {
      const isTitle = first.text.length < LONGEST_TITLE && PART.test(first.text)
      return isTitle && rows > 0 && Object.values(sums).some((sum) => Math.abs(Math.abs(sum) - dollars) < 0.02)
    }
    lower = first
  }
  return false
}

const signedNumber = ({ text }: Cell): number => (isSigned(text) ? -1 : 1) * toNumber(text)

const isMoney = ({ text }: Cell): boolean => /^[(+−-]?\s?\$?\s?\d[\d,]*(?:\.\d\d)?\)?$/.test(text)

/** 'Annual premium   $3,011   $594   $418' under the items that each of them is for. */
export const isOfItems = (pages: Page[], label: Cell): boolean =>
  areOfPackages(pages, label) ||
  pages.some((page) => page.number === label.page && (isRowOfItems(page, label) || isUnderCoverages(page, label)))
