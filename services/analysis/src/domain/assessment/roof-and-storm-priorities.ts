import { DAMAGE, ROOF_DAMAGE, ROOF_LIFE_YEARS, ROOF_REPLACEMENT_COST } from './assumptions.ts'
import { explainDeductible, printedPercentage } from './deductibles.ts'
import { formatDollars } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import type { PriorityCandidate } from './priority-candidate.ts'
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
  const action = 'Ask about the wind and hail deductible'
  if (effective === null) {
    return {
      class: 'info',
      title: 'Wind and hail deductible not found',
      description: 'We did not find what you pay of a wind or hail loss. Your declarations page or your agent can say.',
      action,
      section: 'storm',
      sources: [],
      dollarsAtRisk: 0,
    }
  }
  const { printed } = effective
  const percentage = windHailPercentage(facts)?.percentage ?? 0
  return {
    class: percentage >= 2 ? 'warning' : 'info',
    title: `You pay the first ${formatDollars(printed.amount)} of each wind or hail loss`,
    description: `The deductible that applies to wind and hail: ${explainDeductible(printed, facts.fields)}.${printedPercentage(printed) === null ? '' : ' The percentage is of the limit, not of the damage.'}`,
    action,
    section: 'storm',
    sources: sourcesOf(facts, 'calculated_deductibles.wind_hail_deductible'),
    dollarsAtRisk: printed.amount,
  }
}

function windExclusion(facts: PolicyFacts): PriorityCandidate {
  return {
    class: 'critical',
    title: 'Wind and hail are not insured by this policy',
    description: `A storm that does ${formatDollars(DAMAGE.major_storm)} of damage would be yours to pay in full under this policy. A separate windstorm policy is not counted here.`,
    action: 'Ask about windstorm coverage',
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
  return {
    class: 'warning',
    title: `You pay the first ${formatDollars(hurricane.printed.amount)} of a hurricane loss`,
    description: `Your policy prints a deductible of its own for hurricanes or named storms: ${explainDeductible(hurricane.printed, facts.fields)}.`,
    action: 'Ask about the hurricane deductible',
    section: 'storm',
    sources: sourcesOf(facts, 'calculated_deductibles.hurricane_deductible'),
    dollarsAtRisk: hurricane.printed.amount,
  }
}

function roofSettlement(facts: PolicyFacts): PriorityCandidate | null {
  const base = { section: 'roof', sources: sourcesOf(facts, 'coverage_summary.roof_coverage.settlement') } as const
  const cost = formatDollars(ROOF_REPLACEMENT_COST)
  switch (facts.fields.roof_settlement) {
    case 'RCV':
      return null
    case 'ACV':
      return {
        ...base,
        ...actualCashValueRoof(facts),
        class: 'warning',
        action: 'Ask about replacement cost for the roof',
      }
    case 'schedule':
      return {
        ...base,
        class: 'warning',
        title: 'Your roof is paid by a schedule',
        description: `The policy pays a share of a new roof that falls with its age. The share is not in this report: of a roof that costs ${cost} (an illustration) it can take off any part.`,
        action: 'Ask about the roof payment schedule',
        dollarsAtRisk: ROOF_REPLACEMENT_COST,
      }
    case null:
      return {
        ...base,
        class: 'info',
        title: 'How your roof is settled was not found',
        description:
          'At replacement cost you pay the deductible; at actual cash value you pay depreciation too. Your policy form or your agent can say which applies.',
        action: 'Ask how the roof is settled',
        dollarsAtRisk: 0,
      }
  }
}

function actualCashValueRoof(facts: PolicyFacts) {
  const wear = roofWear(facts)
  const title = 'Your roof is settled at actual cash value'
  const cost = formatDollars(ROOF_REPLACEMENT_COST)
  if (wear === null) {
    return {
      title,
      description: `Depreciation for its age comes off, besides the deductible. We did not find the age, so of a roof that costs ${cost} (an illustration) it can take off any part.`,
      dollarsAtRisk: ROOF_REPLACEMENT_COST,
    }
  }
  const depreciation = ROOF_REPLACEMENT_COST * wear
  return {
    title,
    description: `Of a roof that costs ${cost} (an illustration), ${formatDollars(depreciation)} would come off for ${facts.roofAge} of an assumed ${ROOF_LIFE_YEARS} years, besides the deductible.`,
    dollarsAtRisk: depreciation,
  }
}

function cosmeticDamage(facts: PolicyFacts): PriorityCandidate | null {
  if (!facts.fields.cosmetic_damage_excluded) return null
  return {
    class: 'warning',
    title: 'Dents that do not leak are not paid',
    description:
      'Your policy excludes cosmetic damage to the roof: hail marks that change its looks but not its function.',
    action: 'Ask about the cosmetic damage exclusion',
    section: 'roof',
    sources: sourcesOf(facts, 'coverage_summary.roof_coverage.cosmetic_damage_excluded'),
    dollarsAtRisk: ROOF_DAMAGE.minor,
  }
}
