import type { LabelMatch } from '../labels/label.ts'
import { type Amount, baseIn, parseAmount, parsePercent } from '../values/amount.ts'

/** '$10,000 with a $1,000 deductible', '$10,000 (deductible $500)': one of them is the limit. */
const OWN_DEDUCTIBLE = /\$\s?[\d,]+\d\s(?:per \w+ )?deductible|\bdeductible(?: of| is)?:?\s\$\s?[\d,]+\d/gi

/** '2% of Coverage A, minimum $1,000' */
const BOUND =
  /,?\s?\(?\b(?:subject to a\s)?(?:min(?:imum)?|max(?:imum)?|not less than|at least)\b\.?(?: of)?:?\s\$\s?[\d,]+\d\)?/gi

/** The figure that words state: without the deductible of a limit, and the bounds of a deductible. */
export const amountIn = (text: string, wanted: 'limit' | 'deductible'): Amount | null => {
  const own = wanted === 'limit' ? OWN_DEDUCTIBLE : BOUND
  return parseAmount(/deductible|\bm(?:in|ax)|\bleast?\b|less/i.test(text) ? text.replace(own, '') : text)
}

/** 'Extended replacement cost 25%   $101,250': the percentage is in the label. */
export const withPercent = (amount: Amount | null, { rest }: LabelMatch): Amount | null => {
  const printed = amount?.dollars && amount.percent === null ? parsePercent(rest) : null
  return amount && printed !== null ? { ...amount, percent: printed, base: baseIn(rest) } : amount
}
