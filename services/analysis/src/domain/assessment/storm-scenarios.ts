import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { appliedDeductible } from './applied-deductible.ts'
import { DAMAGE, ROOF_REPLACEMENT_COST } from './assumptions.ts'
import { buildingScenario, damageTo, type ScenarioStory, uninsuredScenario } from './building-scenario.ts'
import { displayDeductible } from './deductibles.ts'
import { formatDollars } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { addGaps, houseGap, roofGap } from './settlement-gap.ts'

type StormScenarios = ReportData['storm_scenarios']

/** null: the policy does not insure the peril at all (a flood policy, fire on a windstorm policy). */
export function stormScenarios(facts: PolicyFacts): StormScenarios {
  if (!facts.rules.storm) return { spring_hailstorm: null, fire_or_lightning: null, major_storm: null }
  return { spring_hailstorm: hailstorm(facts), fire_or_lightning: fire(facts), major_storm: majorStorm(facts) }
}

export const WIND_EXCLUDED = 'Your policy excludes wind and hail, so you pay all of such damage.'

export const windExcluded = (facts: PolicyFacts) => ({
  reason: WIND_EXCLUDED,
  sources: sourcesOf(facts, 'sections.storm.wind_hail_excluded'),
})

function hailstorm(facts: PolicyFacts) {
  const damage = damageTo(facts, DAMAGE.spring_hailstorm)
  const story: ScenarioStory = {
    id: 'spring_hailstorm',
    name: 'Spring Hailstorm',
    description: facts.rules.roof
      ? `Hail ruins the roof (${formatDollars(ROOF_REPLACEMENT_COST)} of the damage) and breaks gutters, siding and windows.`
      : 'Hail breaks windows and fixtures; the damage is to what your policy insures of the building.',
  }
  if (facts.fields.wind_hail_excluded) return uninsuredScenario(story, damage, windExcluded(facts))
  return windLoss(facts, { story, damage, peril: 'wind_hail' })
}

function majorStorm(facts: PolicyFacts) {
  const damage = damageTo(facts, DAMAGE.major_storm)
  const story: ScenarioStory = {
    id: 'major_storm',
    name: 'Hurricane/Tornado',
    description: facts.rules.insuresBuilding
      ? `Wind tears the building open. ${hurricaneNote(facts)}`.trim()
      : 'Wind wrecks all that your policy insures of the building; the association usually insures the rest.',
  }
  if (facts.fields.wind_hail_excluded) return uninsuredScenario(story, damage, windExcluded(facts))
  return windLoss(facts, { story, damage, peril: 'hurricane' })
}

function fire(facts: PolicyFacts) {
  if (!facts.rules.isHome) return null
  const deductible = appliedDeductible(facts, 'standard')
  if (deductible === null) return null
  const story = {
    id: 'fire_or_lightning',
    name: 'Fire or Lightning',
    description: 'A kitchen fire or a lightning strike. The standard deductible applies.',
  }
  const damage = damageTo(facts, DAMAGE.fire_or_lightning)
  return buildingScenario(facts, { story, damage, deductible, gap: houseGap(facts) })
}

interface WindLoss {
  story: ScenarioStory
  damage: number
  peril: 'wind_hail' | 'hurricane'
}

function windLoss(facts: PolicyFacts, { story, damage, peril }: WindLoss) {
  const deductible = appliedDeductible(facts, peril)
  if (deductible === null) return null
  const roof = facts.rules.roof ? [roofGap(facts, ROOF_REPLACEMENT_COST)] : []
  return buildingScenario(facts, { story, damage, deductible, gap: addGaps(...roof, houseGap(facts)) })
}

/** A tornado is wind: where the policy prints a deductible of its own for hurricanes, the two differ. */
function hurricaneNote({ deductibles }: PolicyFacts): string {
  const { hurricane, wind_hail } = deductibles
  if (hurricane?.from !== 'hurricane' || wind_hail === null) return ''
  if (hurricane.printed.amount === wind_hail.printed.amount) return ''
  return `With your hurricane deductible, ${displayDeductible(hurricane.printed)}; a tornado falls under the one for wind and hail, ${displayDeductible(wind_hail.printed)}.`
}
