import { DAMAGE, ROOF_DAMAGE, ROOF_LIFE_YEARS, ROOF_REPLACEMENT_COST } from './assumptions.ts'
import { explainDeductible, printedPercentage } from './deductibles.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import type { PriorityCandidate } from './priority-candidate.ts'
import { ROOF_AND_STORM_PRIORITY_WORDS } from './roof-and-storm-priority-words.ts'
import { scheduleShare } from './roof-schedule.ts'
import { roofWear } from './settlement-gap.ts'
import { windHailPercentage } from './wind-hail-card.ts'

export function roofAndStormPriorities(facts: PolicyFacts): PriorityCandidate[] {
  const roof =
    facts.rules.roof && !facts.fields.wind_hail_excluded ? [roofSettlement(facts), cosmeticDamage(facts)] : []
  const storm = facts.rules.storm ? [windDeductible(facts), hurricaneDeductible(facts)] : []
  return [...roof, ...storm].filter((candidate) => candidate !== null)
}

function windDeductible(facts: PolicyFacts): PriorityCandidate | null {
  const effective = facts.deductibles.wind_hail
  if (facts.fields.wind_hail_excluded) return windExclusion(facts)
  const words = ROOF_AND_STORM_PRIORITY_WORDS[facts.language]
  if (effective === null) {
    return {
      class: 'info',
      title: words.windNotFound,
      description: words.windNotFoundWhy,
      action: words.askWindDeductible,
      section: 'storm',
      sources: [],
      dollarsAtRisk: 0,
    }
  }
  const { printed } = effective
  const percentage = windHailPercentage(facts)?.percentage ?? 0
  return {
    class: percentage >= 2 ? 'warning' : 'info',
    title: words.windFirst(printed.amount),
    description: [
      words.windApplies(explainDeductible(printed, facts.fields, facts.language)),
      ...(printedPercentage(printed) === null ? [] : [words.ofTheLimit]),
    ].join(' '),
    action: words.askWindDeductible,
    section: 'storm',
    sources: sourcesOf(facts, 'calculated_deductibles.wind_hail_deductible'),
    dollarsAtRisk: printed.amount,
  }
}

function windExclusion(facts: PolicyFacts): PriorityCandidate {
  const words = ROOF_AND_STORM_PRIORITY_WORDS[facts.language]
  return {
    class: 'critical',
    title: words.windExcluded,
    description: words.windExcludedWhy(DAMAGE.major_storm),
    action: words.askWind,
    section: 'storm',
    sources: sourcesOf(facts, 'sections.storm.wind_hail_excluded'),
    dollarsAtRisk: DAMAGE.major_storm,
  }
}

/** Only where the policy prints a larger one for hurricanes: otherwise the wind and hail priority says it all. */
function hurricaneDeductible(facts: PolicyFacts): PriorityCandidate | null {
  const { hurricane, wind_hail } = facts.deductibles
  if (hurricane?.from !== 'hurricane') return null
  if (wind_hail !== null && wind_hail.printed.amount >= hurricane.printed.amount) return null
  const words = ROOF_AND_STORM_PRIORITY_WORDS[facts.language]
  return {
    class: 'warning',
    title: words.hurricaneFirst(hurricane.printed.amount),
    description: words.hurricaneWhy(explainDeductible(hurricane.printed, facts.fields, facts.language)),
    action: words.askHurricane,
    section: 'storm',
    sources: sourcesOf(facts, 'calculated_deductibles.hurricane_deductible'),
    dollarsAtRisk: hurricane.printed.amount,
  }
}

function roofSettlement(facts: PolicyFacts): PriorityCandidate | null {
  const base = { section: 'roof', sources: sourcesOf(facts, 'coverage_summary.roof_coverage.settlement') } as const
  const words = ROOF_AND_STORM_PRIORITY_WORDS[facts.language]
  switch (facts.fields.roof_settlement) {
    case 'RCV':
      return null
    case 'ACV':
      return { ...base, ...actualCashValueRoof(facts), class: 'warning', title: words.acv, action: words.askAcv }
    case 'schedule':
      return {
        ...base,
        ...scheduleRoof(facts),
        class: 'warning',
        title: words.schedule,
        action: words.askSchedule,
      }
    case null:
      return {
        ...base,
        class: 'info',
        title: words.roofUnknown,
        description: words.roofUnknownWhy,
        action: words.askRoof,
        dollarsAtRisk: 0,
      }
  }
}

function actualCashValueRoof(facts: PolicyFacts) {
  const wear = roofWear(facts)
  const words = ROOF_AND_STORM_PRIORITY_WORDS[facts.language]
  if (wear === null || facts.roofAge === null) {
    return { description: words.acvUnknownAge(ROOF_REPLACEMENT_COST), dollarsAtRisk: ROOF_REPLACEMENT_COST }
  }
  const dollarsAtRisk = ROOF_REPLACEMENT_COST * wear
  const description = words.acvWhy({
    cost: ROOF_REPLACEMENT_COST,
    depreciation: dollarsAtRisk,
    age: facts.roofAge,
    life: ROOF_LIFE_YEARS,
  })
  return { description, dollarsAtRisk }
}

/** Where the roof's material is not known the smallest share of its age would leave most: the whole roof is at risk. */
function scheduleRoof(facts: PolicyFacts) {
  const share = scheduleShare(facts)
  const words = ROOF_AND_STORM_PRIORITY_WORDS[facts.language]
  if (share === null || !share.isExact) {
    return { description: words.scheduleUnknown(ROOF_REPLACEMENT_COST), dollarsAtRisk: ROOF_REPLACEMENT_COST }
  }
  const dollarsAtRisk = (ROOF_REPLACEMENT_COST * (100 - share.percentage)) / 100
  const description = words.scheduleWhy({
    share: share.percentage,
    age: share.age,
    cost: ROOF_REPLACEMENT_COST,
    left: dollarsAtRisk,
  })
  return { description, dollarsAtRisk, sources: scheduleSources(facts) }
}

const scheduleSources = (facts: PolicyFacts): string[] =>
  sourcesOf(
    facts,
    'coverage_summary.roof_coverage.settlement',
    'sections.roof.payment_schedule',
    'sections.roof.roof_age',
  )

function cosmeticDamage(facts: PolicyFacts): PriorityCandidate | null {
  if (!facts.fields.cosmetic_damage_excluded) return null
  const words = ROOF_AND_STORM_PRIORITY_WORDS[facts.language]
  return {
    class: 'warning',
    title: words.cosmetic,
    description: words.cosmeticWhy,
    action: words.askCosmetic,
    section: 'roof',
    sources: sourcesOf(facts, 'coverage_summary.roof_coverage.cosmetic_damage_excluded'),
    dollarsAtRisk: ROOF_DAMAGE.minor,
  }
}
