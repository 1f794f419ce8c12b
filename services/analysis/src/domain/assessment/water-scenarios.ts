import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { type AppliedDeductible, appliedDeductible } from './applied-deductible.ts'
import { ASSUMED_FLOOD_DEDUCTIBLE, ASSUMED_SEWER_LIMIT, ASSUMED_WATER_DEDUCTIBLE, DAMAGE } from './assumptions.ts'
import { buildingScenario, damageTo, uninsuredScenario } from './building-scenario.ts'
import { DEDUCTIBLE_WORDS } from './deductible-words.ts'
import { limitedScenario } from './limited-scenario.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { houseGap, noGap } from './settlement-gap.ts'
import { WATER_WORDS } from './water-words.ts'

/** A flood policy insures flood only; pipes and sewers belong to a home policy. */
export function waterScenarios(facts: PolicyFacts): Scenario[] {
  const home = facts.rules.isHome ? [pipeBreak(facts), sewerBackup(facts)] : []
  return [...home, flashFlood(facts)]
}

/** The forms that name their perils; at their base a burst pipe is not among them. */
const NAMED_PERIL_FORMS = ['HO-A', 'DP-1']

function pipeBreak(facts: PolicyFacts): Scenario {
  const form = facts.fields.policy_form
  const isNamedPerils = form !== null && NAMED_PERIL_FORMS.includes(form)
  const gap = houseGap(facts)
  const words = WATER_WORDS[facts.language]
  return buildingScenario(facts, {
    story: { id: 'pipe_break', name: words.pipeName, description: words.pipe },
    damage: damageTo(facts, DAMAGE.pipe_break),
    deductible: waterDeductible(facts),
    gap: isNamedPerils
      ? {
          ...gap,
          notCounted: [...gap.notCounted, 'coverage'],
          notes: [...gap.notes, words.namedPerils(form)],
          sources: [...gap.sources, ...sourcesOf(facts, 'policy_holder_details.policy_form')],
        }
      : gap,
  })
}

function sewerBackup(facts: PolicyFacts): Scenario {
  const words = WATER_WORDS[facts.language]
  return limitedScenario({
    language: facts.language,
    story: { id: 'sewer_backup', name: words.sewerName, description: words.sewer },
    damage: DAMAGE.sewer_backup,
    deductible: waterDeductible(facts),
    limit: facts.fields.water_backup_limit,
    assumedLimit: ASSUMED_SEWER_LIMIT,
    limitSources: sourcesOf(facts, 'coverage_summary.water_damage.sewer_backup'),
    words: { none: words.sewerNone, stated: words.sewerStated, missing: words.sewerMissing },
  })
}

function flashFlood(facts: PolicyFacts): Scenario {
  const words = WATER_WORDS[facts.language]
  const story = { id: 'flash_flood', name: words.floodName, description: words.flood }
  const sources = sourcesOf(facts, 'coverage_summary.water_damage.flood_coverage')
  if (!facts.fields.flood_coverage) {
    return uninsuredScenario(story, DAMAGE.flash_flood, { reason: words.noFlood, sources })
  }
  return buildingScenario(facts, {
    story,
    damage: DAMAGE.flash_flood,
    deductible: floodDeductible(facts),
    gap: { ...(facts.rules.isHome ? noGap : houseGap(facts)), sources },
  })
}

/** The standard deductible, or the specification's figure where none is printed. */
export function waterDeductible(facts: PolicyFacts): AppliedDeductible {
  const printed = facts.deductibles.standard ? appliedDeductible(facts, 'standard') : null
  return printed ?? assumed(ASSUMED_WATER_DEDUCTIBLE, DEDUCTIBLE_WORDS[facts.language].assumedWater)
}

/** Printed on a flood policy; a home policy that covers flood too rarely prints one, and its others are not it. */
export function floodDeductible(facts: PolicyFacts): AppliedDeductible {
  const printed = facts.rules.isHome ? null : appliedDeductible(facts, 'standard')
  return printed ?? assumed(ASSUMED_FLOOD_DEDUCTIBLE, DEDUCTIBLE_WORDS[facts.language].assumedFlood)
}

const assumed = (amount: number, explain: (amount: number) => string): AppliedDeductible => ({
  amount,
  explanation: explain(amount),
  assumed: ['deductible'],
  sources: [],
})
