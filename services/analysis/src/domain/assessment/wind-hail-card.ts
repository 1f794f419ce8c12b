import type { CoverageCard } from '@plainpolicy/platform/report/report-data'
import { explainDeductible, NOT_FOUND, printedPercentage } from './deductibles.ts'
import { formatDollars, formatPercent, percentOf } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { WIND_EXCLUDED } from './storm-scenarios.ts'

/** From this percentage on the wind and hail card is red. */
const HIGH_WIND_HAIL_PERCENTAGE = 2

export function windHailCard(facts: PolicyFacts): CoverageCard {
  const card = { id: 'wind_hail', title: 'Wind & Hail' } as const
  const effective = facts.deductibles.wind_hail
  if (facts.fields.wind_hail_excluded) {
    const sources = sourcesOf(facts, 'sections.storm.wind_hail_excluded')
    return { ...card, status: 'Excluded', signal: 'red', detail: WIND_EXCLUDED, sources }
  }
  if (effective === null) {
    const detail = 'We did not find a deductible that applies to wind and hail.'
    return { ...card, status: NOT_FOUND, signal: 'neutral', detail, sources: [] }
  }
  const { percentage, isDerived } = windHailPercentage(facts) ?? { percentage: null, isDerived: false }
  const shown = percentage === null ? formatDollars(effective.printed.amount) : formatPercent(percentage)
  return {
    ...card,
    status: `${shown} Deductible`,
    signal: percentage !== null && percentage >= HIGH_WIND_HAIL_PERCENTAGE ? 'red' : 'yellow',
    detail: [
      `You pay the first ${formatDollars(effective.printed.amount)} of each wind or hail loss${printedPercentage(effective.printed) === null ? '' : `: ${explainDeductible(effective.printed, facts.fields)}`}.`,
      ...(isDerived ? [derivedNote(facts, effective.printed.amount)] : []),
      ...(effective.from === 'all_perils'
        ? ['We found no separate wind and hail deductible, so the one for all covered losses applies.']
        : []),
    ].join(' '),
    sources: sourcesOf(
      facts,
      'calculated_deductibles.wind_hail_deductible',
      ...(isDerived ? ['property_coverage_limits.coverage_a_dwelling'] : []),
    ),
  }
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

function derivedNote({ fields }: PolicyFacts, amount: number): string {
  const dwelling = formatDollars(fields.coverage_a_dwelling ?? 0)
  return `Your policy prints dollars only; the percentage is ours: ${formatDollars(amount)} of ${dwelling} (Coverage A).`
}
