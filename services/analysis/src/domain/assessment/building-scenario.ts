import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import type { AppliedDeductible } from './applied-deductible.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { SCENARIO_WORDS } from './scenario-words.ts'
import { noGap, type SettlementGap } from './settlement-gap.ts'
import { splitDamage } from './split-damage.ts'

export type ScenarioStory = Pick<Scenario, 'id' | 'name' | 'description'>

interface BuildingLoss {
  story: ScenarioStory
  damage: number
  deductible: AppliedDeductible
  gap: SettlementGap
}

/** Damage to the building: deductible, then depreciation, within Coverage A. */
export function buildingScenario(facts: PolicyFacts, { story, damage, deductible, ...loss }: BuildingLoss): Scenario {
  const limit = facts.buildingLimit
  const gap = deductible.amount >= damage ? noGap : loss.gap
  const split = splitDamage({ damage, deductible: deductible.amount, depreciation: gap.depreciation, limit })
  const reachesLimit = limit !== null && split.insurance_pays === limit
  const isCapped = deductible.amount + gap.depreciation >= damage
  const leastWord = gap.notCounted.length > 0 && split.insurance_pays > 0
  const words = SCENARIO_WORDS[facts.language]
  const sentences = [
    ...gap.first,
    leastWord ? words.leastDeductible(deductible.explanation) : words.deductible(deductible.explanation),
    ...gap.notes,
    ...(isCapped ? [words.capped(damage)] : []),
    ...(reachesLimit ? [words.reachesLimit(limit)] : []),
  ]
  return {
    ...story,
    ...split,
    arithmetic: sentences.join(' '),
    assumed: [...new Set<Scenario['assumed'][number]>(['damage', ...deductible.assumed, ...gap.assumed])],
    ...(leastWord ? { not_counted: gap.notCounted } : {}),
    sources: [
      ...new Set([
        ...deductible.sources,
        ...gap.sources,
        ...(reachesLimit
          ? sourcesOf(facts, 'property_coverage_limits.coverage_a_dwelling', 'total_insured_value')
          : []),
      ]),
    ],
  }
}

/** A loss that the policy does not insure: you pay all of it. `reason` is a sentence for people. */
export function uninsuredScenario(
  story: ScenarioStory,
  damage: number,
  because: { reason: string; sources: string[] },
): Scenario {
  return {
    ...story,
    damage_amount: damage,
    you_pay: damage,
    insurance_pays: 0,
    arithmetic: because.reason,
    assumed: ['damage'],
    sources: because.sources,
  }
}

/** Damage to one unit is at most what its policy insures of the building: the association's policy has the rest. */
export function damageTo(facts: PolicyFacts, damage: number): number {
  return facts.rules.insuresBuilding ? damage : Math.min(damage, facts.buildingLimit ?? damage)
}
