import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Scenario, Signal } from '@plainpolicy/platform/report/report-sections'
import { type AppliedDeductible, appliedDeductible } from './applied-deductible.ts'
import { ASSUMED_MOLD_LIMIT, DAMAGE } from './assumptions.ts'
import { percentOf, toCents } from './dollars.ts'
import { limitedScenario } from './limited-scenario.ts'
import { MOLD_WORDS } from './mold-words.ts'
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
    assumed: limit === null ? [] : [MOLD_WORDS[facts.language].illustrated(DAMAGE.mold_large)],
    scenarios: moldScenarios(facts),
  }
}

function moldScenarios(facts: PolicyFacts): Scenario[] {
  const deductible = appliedDeductible(facts, 'standard')
  if (deductible === null) return []
  return [moldScenario(facts, deductible, 'mold_small'), moldScenario(facts, deductible, 'mold_large')]
}

type MoldLoss = 'mold_small' | 'mold_large'

function moldScenario(facts: PolicyFacts, deductible: AppliedDeductible, id: MoldLoss): Scenario {
  const { none, stated, missing, [id]: story } = MOLD_WORDS[facts.language]
  const limit = facts.fields.mold_limit
  return limitedScenario({
    language: facts.language,
    story: { id, ...story },
    damage: DAMAGE[id],
    deductible,
    limit,
    assumedLimit: ASSUMED_MOLD_LIMIT,
    limitSources: sourcesOf(facts, 'coverage_summary.mold_coverage.coverage_limit'),
    words: { none, stated, missing },
  })
}
