import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { appliedDeductible } from './applied-deductible.ts'
import { DAMAGE, ROOF_REPLACEMENT_COST } from './assumptions.ts'
import { buildingScenario, damageTo, type ScenarioStory, uninsuredScenario } from './building-scenario.ts'
import { displayDeductible } from './deductibles.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { addGaps, houseGap, roofGap } from './settlement-gap.ts'
import { STORM_WORDS } from './storm-words.ts'

type StormScenarios = ReportData['storm_scenarios']

/** null: the policy does not insure the peril at all (a flood policy, fire on a windstorm policy). */
export function stormScenarios(facts: PolicyFacts): StormScenarios {
  if (!facts.rules.storm) return { spring_hailstorm: null, fire_or_lightning: null, major_storm: null }
  return { spring_hailstorm: hailstorm(facts), fire_or_lightning: fire(facts), major_storm: majorStorm(facts) }
}

export const windExcluded = (facts: PolicyFacts) => ({
  reason: STORM_WORDS[facts.language].windExcluded,
  sources: sourcesOf(facts, 'sections.storm.wind_hail_excluded'),
})

function hailstorm(facts: PolicyFacts) {
  const words = STORM_WORDS[facts.language]
  const damage = damageTo(facts, DAMAGE.spring_hailstorm)
  const story: ScenarioStory = {
    id: 'spring_hailstorm',
    name: words.hailName,
    description: facts.rules.roof ? words.hailOnRoof(ROOF_REPLACEMENT_COST) : words.hailOnUnit,
  }
  if (facts.fields.wind_hail_excluded) return uninsuredScenario(story, damage, windExcluded(facts))
  return windLoss(facts, { story, damage, peril: 'wind_hail' })
}

function majorStorm(facts: PolicyFacts) {
  const words = STORM_WORDS[facts.language]
  const damage = damageTo(facts, DAMAGE.major_storm)
  const story: ScenarioStory = {
    id: 'major_storm',
    name: words.stormName,
    description: facts.rules.insuresBuilding
      ? `${words.stormOnHouse} ${hurricaneNote(facts)}`.trim()
      : words.stormOnUnit,
  }
  if (facts.fields.wind_hail_excluded) return uninsuredScenario(story, damage, windExcluded(facts))
  return windLoss(facts, { story, damage, peril: 'hurricane' })
}

function fire(facts: PolicyFacts) {
  if (!facts.rules.isHome) return null
  const deductible = appliedDeductible(facts, 'standard')
  if (deductible === null) return null
  const words = STORM_WORDS[facts.language]
  const story = { id: 'fire_or_lightning', name: words.fireName, description: words.fire }
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
function hurricaneNote({ deductibles, language }: PolicyFacts): string {
  const { hurricane, wind_hail } = deductibles
  if (hurricane?.from !== 'hurricane' || wind_hail === null) return ''
  if (hurricane.printed.amount === wind_hail.printed.amount) return ''
  return STORM_WORDS[language].twoDeductibles(
    displayDeductible(hurricane.printed, language),
    displayDeductible(wind_hail.printed, language),
  )
}
