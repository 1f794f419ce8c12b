import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import type { Reading } from '../../search/reading.ts'
import { MONEY } from './money.ts'
import { premiumOf } from './plausible-premium.ts'
import { addsUp, type Premium } from './premium-sums.ts'

/** Of several things that are named, not of one fee: 'Including policy fee   $35.00' has its own amount. */
const EXPLAINS = /^\(?(?:includ(?:ing|es)|with|after)\s[^$\d]*(?:,| and | & )[^$\d]*$/i

/**
 * 'Total policy premium' with nothing beside it over 'Including credits, surcharges and taxes   $2,140.00': the amount
 * stands beside what explains the label, where it is the sum of those above it.
 */
export const besideExplanation = (
  pages: Page[],
  { label, cells: [explanation], place }: Pick<Reading, 'label' | 'cells' | 'place'>,
): Premium | undefined => {
  const page = pages.find(({ number }) => number === label.page)
  if (!page || place !== 'under' || !EXPLAINS.test(explanation?.text ?? '')) return undefined
  const [amount, ...more] = explanation ? cellsRightOf(page, explanation) : []
  if (!amount || more.length > 0 || !MONEY.test(amount.text) || cellsOfLine(page, label).length > 1) return undefined
  const value = premiumOf(amount.text, [label, amount])
  return value && addsUp(pages, value) ? value : undefined
}
