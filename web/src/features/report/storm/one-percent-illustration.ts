import { windHailBase } from '@plainpolicy/words/deductible-base'
import { formatDollars } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import type { Language } from '../language/language.ts'
import type { ReportData } from '../report-types.ts'
import { stormWords } from './storm-words.ts'

/** What the illustration reckons with; a real difference in premium comes only from an insurer. */
const EXTRA_PREMIUM_A_YEAR = 300
const YEARS = 10

/** The deductible's price and what it saves, side by side; null where the policy's own deductible is not above 1% of a limit. */
export function onePercentIllustration(data: ReportData, language: Language): string | null {
  const { wind_hail_deductible: windHail } = data.calculated_deductibles
  const limit = windHailBase(data)
  if (!windHail?.percentage || windHail.percentage <= 1 || limit === null) return null
  const atOnePercent = Math.round(limit / 100)
  const words = stormWords[language]
  const deductibles = words.onePercent({
    one: formatDollars(atOnePercent),
    now: formatDollars(windHail.amount),
    percent: formatPercent(windHail.percentage),
    saved: formatDollars(windHail.amount - atOnePercent),
  })
  const year = formatDollars(EXTRA_PREMIUM_A_YEAR)
  const all = formatDollars(EXTRA_PREMIUM_A_YEAR * YEARS)
  return `${deductibles} ${words.onePercentPrice({ year, years: YEARS, all })}`
}
