import { formatDollars } from '../figures/format-dollars.ts'
import { formatPercent } from '../figures/percent.ts'
import type { ReportData } from '../report-types.ts'

/** What the illustration reckons with; a real difference in premium comes only from an insurer. */
const EXTRA_PREMIUM_A_YEAR = 300
const YEARS = 10

/** The deductible's price and what it saves, side by side; null where the policy's own deductible is not above 1%. */
export function onePercentIllustration(data: ReportData): string | null {
  const { wind_hail_deductible: windHail, dwelling_coverage_amount: limit } = data.calculated_deductibles
  if (!windHail?.percentage || windHail.percentage <= 1 || limit === null) return null
  const atOnePercent = Math.round(limit / 100)
  const saved = formatDollars(windHail.amount - atOnePercent)
  const years = formatDollars(EXTRA_PREMIUM_A_YEAR * YEARS)
  return (
    `At 1% your wind/hail deductible would be ${formatDollars(atOnePercent)} instead of ${formatDollars(windHail.amount)} ` +
    `(${formatPercent(windHail.percentage)}): ${saved} less in each storm. If that added ${formatDollars(EXTRA_PREMIUM_A_YEAR)} ` +
    `to the premium a year, it would cost ${years} over ${YEARS} years. The two amounts can be weighed against each other.`
  )
}
