import { DAMAGE } from './assumptions.ts'
import { GENERAL_PRIORITY_WORDS } from './general-priority-words.ts'
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
  const words = GENERAL_PRIORITY_WORDS[facts.language]
  return {
    class: 'warning',
    title: words.dwelling,
    description: words.dwellingWhy(DAMAGE.fire_or_lightning),
    action: words.askDwelling,
    section: 'general',
    sources: sourcesOf(facts, 'dwelling_valuation.dwelling_settlement'),
    dollarsAtRisk: DAMAGE.fire_or_lightning,
  }
}

function contentsSettlement(facts: PolicyFacts): PriorityCandidate | null {
  if (facts.fields.personal_property_settlement !== 'ACV') return null
  const words = GENERAL_PRIORITY_WORDS[facts.language]
  return {
    class: 'warning',
    title: words.contents,
    description: words.contentsWhy,
    action: words.askContents,
    section: 'general',
    sources: sourcesOf(facts, 'dwelling_valuation.personal_property_settlement'),
    dollarsAtRisk: 0,
  }
}

function liability(facts: PolicyFacts): PriorityCandidate | null {
  const limit = facts.fields.coverage_e_personal_liability
  if (limit === null || limit >= LIABILITY_NOTICE) return null
  const words = GENERAL_PRIORITY_WORDS[facts.language]
  return {
    class: 'info',
    title: words.liability(limit),
    description: words.liabilityWhy,
    action: words.askLiability,
    section: 'general',
    sources: sourcesOf(facts, 'property_coverage_limits.coverage_e_personal_liability'),
    dollarsAtRisk: 0,
  }
}
