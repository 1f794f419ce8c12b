import { DAMAGE } from './assumptions.ts'
import { formatDollars } from './dollars.ts'
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
  const base = {
    action: 'Ask about mold coverage',
    section: 'mold',
    sources: sourcesOf(facts, 'coverage_summary.mold_coverage.coverage_limit'),
  } as const
  const large = formatDollars(DAMAGE.mold_large)
  if (limit === null) {
    return {
      ...base,
      class: 'info',
      title: 'Mold limit not found',
      description:
        'We did not find whether mold is covered. Many policies exclude it or pay a small limit; your policy form says.',
      dollarsAtRisk: 0,
    }
  }
  if (signal === 'red') {
    return {
      ...base,
      class: 'critical',
      title: 'Mold is not covered',
      description: `Mold in the whole house, ${large} in our illustration, would be yours to pay in full.`,
      dollarsAtRisk: DAMAGE.mold_large,
    }
  }
  const gap = DAMAGE.mold_large - limit
  return {
    ...base,
    class: 'warning',
    title: `Mold is covered up to ${formatDollars(limit)}`,
    description: `Mold in the whole house, ${large} in our illustration, would leave ${formatDollars(gap)} to you.`,
    dollarsAtRisk: gap,
  }
}

function flood(facts: PolicyFacts): PriorityCandidate | null {
  if (facts.fields.flood_coverage) return null
  return {
    class: 'critical',
    title: 'No flood coverage in this policy',
    description: `Water that rises from outside is flood, and home policies leave it out. A flash flood, ${formatDollars(DAMAGE.flash_flood)} in our illustration, would not be paid by this policy. A separate flood policy is not counted here.`,
    action: 'Ask about flood coverage',
    section: 'water',
    sources: sourcesOf(facts, 'coverage_summary.water_damage.flood_coverage'),
    dollarsAtRisk: DAMAGE.flash_flood,
  }
}

function sewerBackup(facts: PolicyFacts): PriorityCandidate | null {
  const limit = facts.fields.water_backup_limit
  const base = {
    action: 'Ask about sewer backup coverage',
    section: 'water',
    sources: sourcesOf(facts, 'coverage_summary.water_damage.sewer_backup'),
  } as const
  if (limit === null) {
    return {
      ...base,
      class: 'info',
      title: 'Sewer backup coverage not found',
      description: 'We did not find sewer or drain backup coverage. Most policies cover it only by an endorsement.',
      dollarsAtRisk: 0,
    }
  }
  const gap = DAMAGE.sewer_backup - limit
  if (gap <= 0) return null
  const damage = formatDollars(DAMAGE.sewer_backup)
  return limit <= 0
    ? {
        ...base,
        class: 'critical',
        title: 'Sewer backup is not covered',
        description: `A sewer backup, ${damage} in our illustration, would be yours to pay in full.`,
        dollarsAtRisk: DAMAGE.sewer_backup,
      }
    : {
        ...base,
        class: 'warning',
        title: `Sewer backup is covered up to ${formatDollars(limit)}`,
        description: `A sewer backup, ${damage} in our illustration, would leave at least ${formatDollars(gap)} to you.`,
        dollarsAtRisk: gap,
      }
}
