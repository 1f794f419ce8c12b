import type { LabelMatch } from '../../../labels/label.ts'
import type { Amount } from '../../../values/amount.ts'

/** Premiums have cents, limits do not; a row that says only 'Included' tells less than one with a figure. */
export const rankOf = (match: LabelMatch, amount: Amount, wanted: string): number => {
  const isBare = amount.dollars === null && amount.percent === null
  return match.weight * (amount.hasCents && wanted === 'limit' ? 0.4 : 1) * (isBare ? 0.8 : 1)
}
