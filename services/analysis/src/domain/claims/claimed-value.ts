import type { Deductible } from '../policy-fields.ts'
import { parseAmount } from '../reader/values/amount.ts'
import { CLAIM_FIELDS, type Claim } from './claim-fields.ts'

/** Dollars: carriers round to whole ones. */
const ROUNDING = 1

export type ClaimedValue = number | Deductible

/**
 * The value, read anew from the printed words: what the model makes of them does not count. null where they hold no value
 * of the field's kind, or where percent, dollars and dwelling limit contradict each other.
 */
export function claimedValue({ field, printed }: Claim, dwelling: number | null): ClaimedValue | null {
  const { kind } = CLAIM_FIELDS[field]
  if (kind === 'year') return yearIn(printed)
  const amount = parseAmount(printed)
  if (amount === null) return null
  if (kind === 'dollars') return amount.percent === null ? amount.dollars : null
  if (kind === 'percent') return amount.dollars === null ? amount.percent : null
  return deductible(amount, dwelling)
}

function deductible(
  { dollars, percent, base }: { dollars: number | null; percent: number | null; base: string | null },
  dwelling: number | null,
): Deductible | null {
  if (percent === null) return dollars === null ? null : { amount: dollars, percentage: null, stated: 'amount' }
  if (base !== null && base !== 'A') return null
  if (dwelling === null) return null
  const computed = Math.round(dwelling * percent) / 100
  if (dollars === null) return { amount: computed, percentage: percent, stated: 'percentage' }
  return Math.abs(computed - dollars) <= ROUNDING ? { amount: dollars, percentage: percent, stated: 'both' } : null
}

function yearIn(printed: string): number | null {
  const year = /^\D*((?:17|18|19|20)\d\d)\D*$/.exec(printed)?.[1]
  return year === undefined ? null : Number(year)
}
