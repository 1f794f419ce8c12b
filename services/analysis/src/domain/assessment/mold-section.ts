import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Scenario, Signal } from '@plainpolicy/platform/report/report-sections'
import { type AppliedDeductible, appliedDeductible } from './applied-deductible.ts'
import { ASSUMED_MOLD_LIMIT, DAMAGE } from './assumptions.ts'
import { formatDollars, percentOf, toCents } from './dollars.ts'
import { limitedScenario } from './limited-scenario.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'

type MoldSection = NonNullable<ReportData['sections']['mold']>

/** From here on a mold limit counts as good. */
export const GOOD_MOLD_LIMIT = 25_000

export function moldSignal(limit: number | null): Signal {
  if (limit === null) return 'neutral'
  if (limit <= 0) return 'red'
  return limit < GOOD_MOLD_LIMIT ? 'yellow' : 'green'
}

const STATUS: Record<Signal, MoldSection['status']> = {
  red: 'NO COVERAGE',
  yellow: 'LIMITED',
  green: 'COVERED',
  neutral: 'NOT STATED',
}

export function moldSection(facts: PolicyFacts): MoldSection | null {
  if (!facts.rules.mold) return null
  const limit = facts.fields.mold_limit
  const signal = moldSignal(limit)
  const level = limit === null ? null : percentOf(limit, DAMAGE.mold_large)
  return {
    limit,
    status: STATUS[signal],
    signal,
    typical_gap: limit === null ? null : toCents(Math.max(0, DAMAGE.mold_large - limit)),
    coverage_level_percentage: level === null ? null : Math.min(100, level),
    scenarios: moldScenarios(facts),
  }
}

function moldScenarios(facts: PolicyFacts): Scenario[] {
  const deductible = appliedDeductible(facts, 'standard')
  if (deductible === null) return []
  return [
    moldScenario(facts, deductible, { id: 'mold_small', name: 'Small Remediation', description: 'Mold in 1-2 rooms.' }),
    moldScenario(facts, deductible, {
      id: 'mold_large',
      name: 'Large Remediation',
      description: 'Mold in the whole house.',
    }),
  ]
}

interface MoldStory {
  id: 'mold_small' | 'mold_large'
  name: string
  description: string
}

function moldScenario(facts: PolicyFacts, deductible: AppliedDeductible, story: MoldStory): Scenario {
  const limit = facts.fields.mold_limit
  return limitedScenario({
    story,
    damage: DAMAGE[story.id],
    deductible,
    limit,
    assumedLimit: ASSUMED_MOLD_LIMIT,
    limitSources: sourcesOf(facts, 'coverage_summary.mold_coverage.coverage_limit'),
    words: {
      none: 'Your policy does not cover mold, so you pay all of it.',
      stated: (amount) => `Your mold limit: ${formatDollars(amount)}.`,
      missing: (amount) =>
        `We found no mold limit in your policy. With an assumed limit of ${formatDollars(amount)} you would pay this; without coverage you pay all of it.`,
    },
  })
}
