import type { LabelMatch } from '../labels/label.ts'
import { type Amount, baseIn, parseAmount, parsePercent } from '../values/amount.ts'
import { takeBounds } from '../values/bounds.ts'

/** '$10,000 with a $1,000 deductible', '$10,000 (deductible $500)': one of them is the limit. */
const OWN_DEDUCTIBLE = /\$\s?[\d,]+\d\s(?:per \w+ )?deductible|\bdeductible(?: of| is)?:?\s\$\s?[\d,]+\d/gi

/** '2017' without a sign or a comma is when something was built or put up; '2000' may as well be an amount. */
const YEAR = /(?<![\d$,.-]|\$\s)(?:19\d\d|20(?!00)[0-4]\d)(?![\d,%-]|\.\d)/g

/** The figure that words state: a limit without its own deductible, a deductible beside the bounds of its percentage. */
export const amountIn = (whole: string, wanted: 'limit' | 'deductible'): Amount | null => {
  if (wanted === 'limit') return parseAmount(/deductible/i.test(whole) ? whole.replace(OWN_DEDUCTIBLE, '') : whole)
  const { text, bounds } = takeBounds(whole)
  const amount = parseAmount(text.replace(YEAR, ' '))
  return amount?.percent && (bounds.atLeast ?? bounds.atMost) !== null ? { ...amount, bounds } : amount
}

/** 'Extended replacement cost 25%   $101,250': the percentage is in the label. */
export const withPercent = (amount: Amount | null, { rest }: LabelMatch): Amount | null => {
  const printed = amount?.dollars && amount.percent === null ? parsePercent(rest) : null
  return amount && printed !== null ? { ...amount, percent: printed, base: baseIn(rest) } : amount
}
