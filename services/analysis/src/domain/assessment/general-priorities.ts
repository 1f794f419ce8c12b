import { DAMAGE } from './assumptions.ts'
import { formatDollars } from './dollars.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import type { PriorityCandidate } from './priority-candidate.ts'

/** Below this personal liability limit the report says so. */
const LIABILITY_NOTICE = 300_000

export function generalPriorities(facts: PolicyFacts): PriorityCandidate[] {
  if (!facts.rules.isHome) return []
  return [dwellingSettlement(facts), contentsSettlement(facts), liability(facts)].filter((one) => one !== null)
}

function dwellingSettlement(facts: PolicyFacts): PriorityCandidate | null {
  if (facts.fields.dwelling_settlement !== 'ACV') return null
  return {
    class: 'warning',
    title: 'Your dwelling is settled at actual cash value',
    description: `Depreciation for age comes off a loss, besides the deductible. Of a fire that does ${formatDollars(DAMAGE.fire_or_lightning)} of damage (an illustration) it can take off any part; the policy does not say how much.`,
    action: 'Ask about replacement cost for the dwelling',
    section: 'general',
    sources: sourcesOf(facts, 'dwelling_valuation.dwelling_settlement'),
    dollarsAtRisk: DAMAGE.fire_or_lightning,
  }
}

function contentsSettlement(facts: PolicyFacts): PriorityCandidate | null {
  if (facts.fields.personal_property_settlement !== 'ACV') return null
  return {
    class: 'warning',
    title: 'Your belongings are settled at actual cash value',
    description: 'For a stolen or burnt thing the policy pays what it was worth used, not what a new one costs.',
    action: 'Ask about replacement cost for belongings',
    section: 'general',
    sources: sourcesOf(facts, 'dwelling_valuation.personal_property_settlement'),
    dollarsAtRisk: 0,
  }
}

function liability(facts: PolicyFacts): PriorityCandidate | null {
  const limit = facts.fields.coverage_e_personal_liability
  if (limit === null || limit >= LIABILITY_NOTICE) return null
  return {
    class: 'info',
    title: `Personal liability is covered up to ${formatDollars(limit)}`,
    description: 'If you are held responsible for an injury or damage, what exceeds this limit is yours to pay.',
    action: 'Ask about liability limits',
    section: 'general',
    sources: sourcesOf(facts, 'property_coverage_limits.coverage_e_personal_liability'),
    dollarsAtRisk: 0,
  }
}
