import type { Tone } from '../../../ui/signal.ts'
import { formatDollars } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import type { DeductibleProof } from '../report-types.ts'
import type { proofWords } from './proof-words.ts'

type Words = typeof proofWords.en

export interface Verdict {
  tone: Tone
  key: 'agrees' | 'differs' | 'single'
}

/** With only a percent or only an amount in print there is nothing to compare. */
export function verdictOf({ agrees }: Pick<DeductibleProof, 'agrees'>): Verdict {
  if (agrees === null) return { tone: 'neutral', key: 'single' }
  return agrees ? { tone: 'good', key: 'agrees' } : { tone: 'gap', key: 'differs' }
}

/** '2% and $8,240', or the one of both that is printed. */
export function printedDeductible(proof: DeductibleProof, words: Words): string {
  const { printed_percentage: percentage, printed_amount: amount } = proof
  if (percentage === null) return amount === null ? '' : formatDollars(amount)
  return amount === null ? formatPercent(percentage) : words.both(formatPercent(percentage), formatDollars(amount))
}

export function reckonedDeductible({ computed_amount: amount }: DeductibleProof, words: Words): string {
  return amount === null ? words.nothing : formatDollars(amount)
}
