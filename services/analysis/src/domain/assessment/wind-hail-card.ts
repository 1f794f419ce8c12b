import type { CoverageCard } from '@plainpolicy/platform/report/report-data'
import { CARD_WORDS } from './card-words.ts'
import { explainDeductible, printedPercentage } from './deductibles.ts'
import { percentOf } from './dollars.ts'
import { FORMATS } from './locale-formats.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { STORM_WORDS } from './storm-words.ts'

/** From this percentage on the wind and hail card is red. */
const HIGH_WIND_HAIL_PERCENTAGE = 2

export function windHailCard(facts: PolicyFacts): CoverageCard {
  const { language } = facts
  const words = CARD_WORDS[language]
  const card = { id: 'wind_hail', title: words.windTitle } as const
  const effective = facts.deductibles.wind_hail
  if (facts.fields.wind_hail_excluded) {
    const sources = sourcesOf(facts, 'sections.storm.wind_hail_excluded')
    return { ...card, status: words.excluded, signal: 'red', detail: STORM_WORDS[language].windExcluded, sources }
  }
  if (effective === null) {
    return { ...card, status: words.notFound, signal: 'neutral', detail: words.windMissing, sources: [] }
  }
  const { percentage, isDerived } = windHailPercentage(facts) ?? { percentage: null, isDerived: false }
  const { dollars, percent } = FORMATS[language]
  return {
    ...card,
    status: words.deductibleStatus(percentage === null ? dollars(effective.printed.amount) : percent(percentage)),
    signal: percentage !== null && percentage >= HIGH_WIND_HAIL_PERCENTAGE ? 'red' : 'yellow',
    detail: windHailDetail(facts, isDerived),
    sources: sourcesOf(
      facts,
      'calculated_deductibles.wind_hail_deductible',
      ...(isDerived ? ['property_coverage_limits.coverage_a_dwelling'] : []),
    ),
  }
}

function windHailDetail({ deductibles, fields, language }: PolicyFacts, isDerived: boolean): string {
  const words = CARD_WORDS[language]
  if (deductibles.wind_hail === null) return words.windMissing
  const { printed, from } = deductibles.wind_hail
  return [
    printedPercentage(printed) === null
      ? words.windFirst(printed.amount)
      : words.windFirstOf(printed.amount, explainDeductible(printed, fields, language)),
    ...(isDerived ? [words.windDerived(printed.amount, fields.coverage_a_dwelling ?? 0)] : []),
    ...(from === 'all_perils' ? [words.windFromAll] : []),
  ].join(' ')
}

/** Printed, or derived from the dollars and Coverage A; null where neither is possible. */
export function windHailPercentage({ deductibles, fields }: PolicyFacts) {
  if (deductibles.wind_hail === null) return null
  const { printed } = deductibles.wind_hail
  const percentage = printedPercentage(printed)
  if (percentage !== null) return { percentage, isDerived: false }
  const derived = percentOf(printed.amount, fields.coverage_a_dwelling)
  return derived === null ? null : { percentage: derived, isDerived: true }
}
