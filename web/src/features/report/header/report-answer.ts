import { formatDollars } from '../figures/format-dollars.ts'
import type { Language } from '../language/language.ts'
import type { ReportData, Scenario } from '../report-types.ts'
import { headerWords } from './header-words.ts'

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
export function reportAnswer(data: ReportData, language: Language): ReportAnswer | null {
  const words = headerWords[language]
  const hail = data.storm_scenarios.spring_hailstorm
  if (hail) return hailAnswer(hail, language)
  const limit = data.property_coverage_limits.coverage_a_dwelling
  if (limit === null) return null
  return {
    question: words.insuresWhat,
    subject: words.homeValue,
    figure: formatDollars(limit),
    isAssumed: false,
    damage: null,
    sentence: words.mostForHome,
    arithmetic: null,
    sources: ['property_coverage_limits.coverage_a_dwelling'],
  }
}

function hailAnswer(hail: Scenario, language: Language): ReportAnswer {
  const words = headerWords[language]
  const isLeast = (hail.not_counted ?? []).length > 0
  return {
    question: words.hailQuestion,
    subject: words.hailShare,
    figure: words.youPay(formatDollars(hail.you_pay), isLeast),
    isAssumed: hail.assumed.some((what) => what !== 'damage'),
    damage: formatDollars(hail.damage_amount),
    sentence: words.inHailDamage(formatDollars(hail.insurance_pays), isLeast),
    arithmetic: hail.arithmetic,
    sources: hail.sources,
  }
}
