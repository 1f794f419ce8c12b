import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { ASSUMED_DWELLING, ASSUMED_PERCENTAGES } from './assumptions.ts'
import { DEDUCTIBLE_WORDS } from './deductible-words.ts'
import { explainDeductible, fittingBase } from './deductibles.ts'
import { toCents } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'

/** The deductible of one scenario, printed or assumed. */
export interface AppliedDeductible {
  amount: number
  /** For people: '2% of $412,000 (Coverage A) = $8,240'. */
  explanation: string
  assumed: Scenario['assumed']
  sources: string[]
}

export type Peril = 'standard' | 'wind_hail' | 'hurricane'

/** null where the policy prints none and is not a home policy: there is nothing to fall back on. */
export function appliedDeductible(facts: PolicyFacts, peril: Peril): AppliedDeductible | null {
  const effective = facts.deductibles[peril]
  if (effective === null) return facts.rules.isHome ? assumedDeductible(facts, peril) : null
  const base = fittingBase(effective.printed, facts.fields)
  return {
    amount: toCents(effective.printed.amount),
    explanation: explainDeductible(effective.printed, facts.fields, facts.language),
    assumed: [],
    sources: sourcesOf(
      facts,
      `calculated_deductibles.${peril}_deductible`,
      ...(base ? [`property_coverage_limits.${base.coverage}`] : []),
    ),
  }
}

/** The specification's fallback, in percent of Coverage A; the assumed Coverage A stands only for a whole building. */
function assumedDeductible(facts: PolicyFacts, peril: Peril): AppliedDeductible | null {
  const dwelling = facts.fields.coverage_a_dwelling
  if (dwelling === null && !facts.rules.insuresBuilding) return null
  const base = dwelling ?? ASSUMED_DWELLING
  const percentage = ASSUMED_PERCENTAGES[peril]
  const amount = toCents((base * percentage) / 100)
  const words = DEDUCTIBLE_WORDS[facts.language]
  const baseName = dwelling === null ? words.assumedCoverage : words.coverage_a_dwelling
  return {
    amount,
    explanation: words.assumedPercent(words.percentOf(percentage, words.base(base, baseName), amount), words[peril]),
    assumed: dwelling === null ? ['deductible', 'limit'] : ['deductible'],
    sources: dwelling === null ? [] : sourcesOf(facts, 'property_coverage_limits.coverage_a_dwelling'),
  }
}
