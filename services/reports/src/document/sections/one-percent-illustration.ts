import { windHailBase } from '@plainpolicy/words/deductible-base'
import { stormWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'

/** What the illustration reckons with; a real difference in premium comes only from an insurer. */
const EXTRA_PREMIUM_A_YEAR = 300
const YEARS = 10

/** The deductible's price and what it saves, side by side; null where the policy's own deductible is not above 1% of a limit. */
export function onePercentIllustration({ data, language, dollars, percent }: Telling): string | null {
  const { wind_hail_deductible: windHail } = data.calculated_deductibles
  const limit = windHailBase(data)
  if (!windHail?.percentage || windHail.percentage <= 1 || limit === null) return null
  const words = stormWords[language]
  const one = Math.round(limit / 100)
  const deductibles = words.onePercent({
    one: dollars(one),
    now: dollars(windHail.amount),
    percent: percent(windHail.percentage),
    saved: dollars(windHail.amount - one),
  })
  const all = dollars(EXTRA_PREMIUM_A_YEAR * YEARS)
  return `${deductibles} ${words.onePercentPrice({ year: dollars(EXTRA_PREMIUM_A_YEAR), years: YEARS, all })}`
}
