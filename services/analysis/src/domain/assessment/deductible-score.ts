import type { ScoreFact, ScorePart } from '@plainpolicy/platform/report/score-part'
import { percentOf } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { notFound, scorePart } from './score-part.ts'
import { SCORE_WORDS } from './score-words.ts'

export function deductibleScore(facts: PolicyFacts): ScorePart {
  return scorePart('deductibles', [stormDeductible(facts), standardDeductible(facts)], facts)
}

/** A condominium policy's deductible is set against all that it insures: its Coverage A is one unit's inside. */
function insuredValue({ fields, rules }: PolicyFacts): number | null {
  if (rules.insuresBuilding || fields.coverage_a_dwelling === null) return fields.coverage_a_dwelling
  return fields.coverage_a_dwelling + (fields.coverage_c_personal_property ?? 0)
}

function stormDeductible(facts: PolicyFacts): ScoreFact {
  const words = SCORE_WORDS[facts.language]
  if (facts.fields.wind_hail_excluded) {
    const sources = sourcesOf(facts, 'sections.storm.wind_hail_excluded')
    return { points: 0, max: 15, why: words.windExcluded, sources }
  }
  const { wind_hail, hurricane } = facts.deductibles
  const amounts = [wind_hail, hurricane].flatMap((one) => one?.printed.amount ?? [])
  const amount = Math.max(...amounts)
  const share = amounts.length === 0 ? null : percentOf(amount, insuredValue(facts))
  if (share === null) return notFound(words.stormDeductible, facts)
  const points = share <= 1 ? 15 : share < 2 ? 11 : share <= 2 ? 7 : share <= 3 ? 4 : 0
  const peril = wind_hail?.printed.amount === amount ? 'wind_hail' : 'hurricane'
  const sources = sourcesOf(facts, `calculated_deductibles.${peril}_deductible`, ...insuredSources(facts))
  return { points, max: 15, why: words.largestStorm(amount, share, baseName(facts)), sources }
}

function standardDeductible(facts: PolicyFacts): ScoreFact {
  const words = SCORE_WORDS[facts.language]
  const amount = facts.deductibles.standard?.printed.amount ?? null
  const share = amount === null ? null : percentOf(amount, insuredValue(facts))
  if (amount === null || share === null) return notFound(words.standardDeductible, facts)
  const points = share <= 1 ? 10 : share <= 2 ? 5 : 0
  const sources = sourcesOf(facts, 'calculated_deductibles.standard_deductible', ...insuredSources(facts))
  return { points, max: 10, why: words.standardIs(amount, share, baseName(facts)), sources }
}

const baseName = ({ rules, language }: PolicyFacts): string =>
  SCORE_WORDS[language][rules.insuresBuilding ? 'coverageA' : 'coverageAAndC']

const insuredSources = ({ rules }: PolicyFacts): string[] => [
  'property_coverage_limits.coverage_a_dwelling',
  ...(rules.insuresBuilding ? [] : ['property_coverage_limits.coverage_c_personal_property']),
]
