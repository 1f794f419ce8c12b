import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { Deductible } from './compared-values.ts'
import { dollarsIn, percentIn } from './figures.ts'
import { relatedWords } from './related-words.ts'

/** A value before and now, and the dwelling limits that it may be a share of. */
export interface Pair<Value> {
  before: Value
  after: Value
}

export const dwellingLimits = (pair: Pair<ReportData>): Pair<number | null> => ({
  before: pair.before.property_coverage_limits.coverage_a_dwelling,
  after: pair.after.property_coverage_limits.coverage_a_dwelling,
})

/** Carriers round to whole dollars. */
const fits = (amount: number, percentage: number, limit: number | null): boolean =>
  limit !== null && Math.abs(amount - (percentage / 100) * limit) <= 1

/** Why a deductible costs another amount: its percentage moved, or what it is a percentage of. */
export function whyDeductible(
  { before, after }: Pair<NonNullable<Deductible>>,
  limits: Pair<number | null>,
  language: Language,
): string | null {
  const words = relatedWords[language]
  const [percent, dollars] = [percentIn(language), dollarsIn(language)]
  const [then, now] = [before.percentage, after.percentage]
  if (then === null && now === null) return null
  if (then === null) return words.shareNow(percent(now as number))
  if (now === null) return words.amountNow(percent(then))
  if (then !== now) return words.otherShare(percent(now), percent(then))
  if (limits.before === limits.after) return null
  if (!fits(before.amount, then, limits.before) || !fits(after.amount, now, limits.after)) return null
  const [limitThen, limitNow] = [limits.before as number, limits.after as number]
  const moved = { isUp: limitNow > limitThen, now: dollars(limitNow), before: dollars(limitThen) }
  return words.sameOfMoved(percent(now), moved)
}

/** Why a limit moved, where it is the same share of a dwelling limit that moved. */
export function whyShare(amounts: Pair<number>, limits: Pair<number | null>, language: Language): string | null {
  if (!limits.before || !limits.after || limits.before === limits.after) return null
  const share = Math.round((amounts.after / limits.after) * 1_000) / 10
  if (!fits(amounts.before, share, limits.before) || !fits(amounts.after, share, limits.after)) return null
  return relatedWords[language].sameShare(percentIn(language)(share))
}

/** By how much of itself an amount moved; null where that says nothing. */
export function howMuch({ before, after }: Pair<number>, language: Language): string | null {
  if (before <= 0) return null
  const percent = Math.round((Math.abs(after - before) / before) * 1_000) / 10
  return percent === 0 ? null : relatedWords[language].moved(percentIn(language)(percent), after > before)
}
