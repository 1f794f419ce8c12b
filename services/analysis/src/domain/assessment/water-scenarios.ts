import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { type AppliedDeductible, appliedDeductible } from './applied-deductible.ts'
import { ASSUMED_FLOOD_DEDUCTIBLE, ASSUMED_SEWER_LIMIT, ASSUMED_WATER_DEDUCTIBLE, DAMAGE } from './assumptions.ts'
import { buildingScenario, damageTo, uninsuredScenario } from './building-scenario.ts'
import { formatDollars } from './dollars.ts'
import { limitedScenario } from './limited-scenario.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { houseGap, noGap } from './settlement-gap.ts'

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
  return buildingScenario(facts, {
    story: {
      id: 'pipe_break',
      name: 'Pipe Break',
      description: 'A pipe bursts and soaks floors and walls: sudden, not a slow leak.',
    },
    damage: damageTo(facts, DAMAGE.pipe_break),
    deductible: waterDeductible(facts),
    gap: isNamedPerils
      ? {
          ...gap,
          notCounted: [...gap.notCounted, 'coverage'],
          notes: [
            ...gap.notes,
            `Your form, ${form}, names the perils that it covers, and in its basic version a burst pipe is not one of them; then you pay all of it.`,
          ],
          sources: [...gap.sources, ...sourcesOf(facts, 'policy_holder_details.policy_form')],
        }
      : gap,
  })
}

function sewerBackup(facts: PolicyFacts): Scenario {
  return limitedScenario({
    story: { id: 'sewer_backup', name: 'Sewer Backup', description: 'A sewer or drain backs up into the house.' },
    damage: DAMAGE.sewer_backup,
    deductible: waterDeductible(facts),
    limit: facts.fields.water_backup_limit,
    assumedLimit: ASSUMED_SEWER_LIMIT,
    limitSources: sourcesOf(facts, 'coverage_summary.water_damage.sewer_backup'),
    words: {
      none: 'Your policy does not cover sewer backup, so you pay all of it.',
      stated: (amount) => `Your sewer backup limit: ${formatDollars(amount)}.`,
      missing: (amount) =>
        `We found no sewer backup coverage in your policy. With an assumed limit of ${formatDollars(amount)} you would pay this; without coverage you pay all of it.`,
    },
  })
}

function flashFlood(facts: PolicyFacts): Scenario {
  const story = { id: 'flash_flood', name: 'Flash Flood', description: 'Rising water enters from outside.' }
  const sources = sourcesOf(facts, 'coverage_summary.water_damage.flood_coverage')
  if (!facts.fields.flood_coverage) {
    const reason =
      'We found no flood coverage in this policy, so it pays nothing. A separate flood policy is not counted here.'
    return uninsuredScenario(story, DAMAGE.flash_flood, { reason, sources })
  }
  return buildingScenario(facts, {
    story,
    damage: DAMAGE.flash_flood,
    deductible: floodDeductible(facts),
    gap: { ...(facts.rules.isHome ? noGap : houseGap(facts)), sources },
  })
}

/** The standard deductible, or the specification's figure where none is printed. */
function waterDeductible(facts: PolicyFacts): AppliedDeductible {
  if (facts.deductibles.standard)
    return appliedDeductible(facts, 'standard') ?? assumed(ASSUMED_WATER_DEDUCTIBLE, 'water')
  return assumed(ASSUMED_WATER_DEDUCTIBLE, 'water')
}

/** Printed on a flood policy; a home policy that covers flood too rarely prints one, and its others are not it. */
function floodDeductible(facts: PolicyFacts): AppliedDeductible {
  const printed = facts.rules.isHome ? null : appliedDeductible(facts, 'standard')
  return printed ?? assumed(ASSUMED_FLOOD_DEDUCTIBLE, 'flood')
}

const assumed = (amount: number, name: string): AppliedDeductible => ({
  amount,
  explanation: `an assumed ${formatDollars(amount)}, because we found no ${name} deductible in your policy`,
  assumed: ['deductible'],
  sources: [],
})
