import { DAMAGE } from './assumptions.ts'
import { MOLD_AND_WATER_PRIORITY_WORDS } from './mold-and-water-priority-words.ts'
import { moldSignal } from './mold-section.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import type { PriorityCandidate } from './priority-candidate.ts'

export function moldAndWaterPriorities(facts: PolicyFacts): PriorityCandidate[] {
  const mold = facts.rules.mold ? [moldLimit(facts)] : []
  const water = facts.rules.water ? [flood(facts), ...(facts.rules.isHome ? [sewerBackup(facts)] : [])] : []
  return [...mold, ...water].filter((candidate) => candidate !== null)
}

function moldLimit(facts: PolicyFacts): PriorityCandidate | null {
  const limit = facts.fields.mold_limit
  const signal = moldSignal(limit)
  if (signal === 'green') return null
  const words = MOLD_AND_WATER_PRIORITY_WORDS[facts.language]
  const base = {
    action: words.askMold,
    section: 'mold',
    sources: sourcesOf(facts, 'coverage_summary.mold_coverage.coverage_limit'),
  } as const
  if (limit === null) {
    return {
      ...base,
      class: 'info',
      title: words.moldMissing,
      description: words.moldMissingWhy,
      dollarsAtRisk: 0,
    }
  }
  if (signal === 'red') {
    return {
      ...base,
      class: 'critical',
      title: words.moldNone,
      description: words.moldNoneWhy(DAMAGE.mold_large),
      dollarsAtRisk: DAMAGE.mold_large,
    }
  }
  const gap = DAMAGE.mold_large - limit
  return {
    ...base,
    class: 'warning',
    title: words.mold(limit),
    description: words.moldWhy(DAMAGE.mold_large, gap),
    dollarsAtRisk: gap,
  }
}

function flood(facts: PolicyFacts): PriorityCandidate | null {
  if (facts.fields.flood_coverage) return null
  const words = MOLD_AND_WATER_PRIORITY_WORDS[facts.language]
  return {
    class: 'critical',
    title: words.noFlood,
    description: words.noFloodWhy(DAMAGE.flash_flood),
    action: words.askFlood,
    section: 'water',
    sources: sourcesOf(facts, 'coverage_summary.water_damage.flood_coverage'),
    dollarsAtRisk: DAMAGE.flash_flood,
  }
}

function sewerBackup(facts: PolicyFacts): PriorityCandidate | null {
  const limit = facts.fields.water_backup_limit
  const words = MOLD_AND_WATER_PRIORITY_WORDS[facts.language]
  const base = {
    action: words.askSewer,
    section: 'water',
    sources: sourcesOf(facts, 'coverage_summary.water_damage.sewer_backup'),
  } as const
  if (limit === null) {
    return {
      ...base,
      class: 'info',
      title: words.sewerMissing,
      description: words.sewerMissingWhy,
      dollarsAtRisk: 0,
    }
  }
  const gap = DAMAGE.sewer_backup - limit
  if (gap <= 0) return null
  return limit <= 0
    ? {
        ...base,
        class: 'critical',
        title: words.sewerNone,
        description: words.sewerNoneWhy(DAMAGE.sewer_backup),
        dollarsAtRisk: DAMAGE.sewer_backup,
      }
    : {
        ...base,
        class: 'warning',
        title: words.sewer(limit),
        description: words.sewerWhy(DAMAGE.sewer_backup, gap),
        dollarsAtRisk: gap,
      }
}
