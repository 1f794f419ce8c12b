import { formatDollars } from '../figures/format-dollars.ts'
import type { ReportData, Scenario } from '../report-types.ts'

export interface ReportAnswer {
  question: string
  /** What the figure is, for the label of its evidence. */
  subject: string
  /** The figure in large type, without its marks. */
  figure: string
  isAssumed: boolean
  /** The damage that the figure is a part of, always assumed; the sentence goes on from it. */
  damage: string | null
  sentence: string
  arithmetic: string | null
  sources: readonly string[]
}

/** The one thing that most readers came for: what a hail storm costs them. Other kinds get what they insure. */
export function reportAnswer(data: ReportData): ReportAnswer | null {
  const hail = data.storm_scenarios.spring_hailstorm
  if (hail) return hailAnswer(hail)
  const limit = data.property_coverage_limits.coverage_a_dwelling
  if (limit === null) return null
  return {
    question: 'What does this policy insure?',
    subject: 'Home value',
    figure: formatDollars(limit),
    isAssumed: false,
    damage: null,
    sentence: 'is the most that it pays for your home.',
    arithmetic: null,
    sources: ['property_coverage_limits.coverage_a_dwelling'],
  }
}

function hailAnswer(hail: Scenario): ReportAnswer {
  const isLeast = (hail.not_counted ?? []).length > 0
  return {
    question: 'What would a hail storm cost you?',
    subject: 'Your share of a hail storm',
    figure: `You pay ${isLeast ? 'at least ' : ''}${formatDollars(hail.you_pay)}`,
    isAssumed: hail.assumed.some((what) => what !== 'damage'),
    damage: formatDollars(hail.damage_amount),
    sentence: `in hail damage. Your insurance pays ${isLeast ? 'at most ' : ''}${formatDollars(hail.insurance_pays)}.`,
    arithmetic: hail.arithmetic,
    sources: hail.sources,
  }
}
