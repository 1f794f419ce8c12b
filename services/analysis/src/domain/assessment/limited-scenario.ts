import type { Language } from '@plainpolicy/platform/report/report-data'
import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import type { AppliedDeductible } from './applied-deductible.ts'
import { type ScenarioStory, uninsuredScenario } from './building-scenario.ts'
import { SCENARIO_WORDS } from './scenario-words.ts'
import { splitDamage } from './split-damage.ts'

interface LimitedLoss {
  language: Language
  story: ScenarioStory
  damage: number
  deductible: AppliedDeductible
  /** Of this coverage alone; 0: not covered; null: the policy does not say. */
  limit: number | null
  assumedLimit: number
  limitSources: string[]
  words: { none: string; stated: (limit: number) => string; missing: (limit: number) => string }
}

/**
 * A loss with a small limit of its own (mold, sewer backup): you pay the larger of the deductible and what the damage
 * exceeds the limit by. Silence is not coverage: the assumed limit serves the scenario, and `not_counted` says that
 * even the coverage is open.
 */
export function limitedScenario(loss: LimitedLoss): Scenario {
  const { story, damage, deductible, limit, limitSources: sources, words } = loss
  if (limit !== null && limit <= 0) return uninsuredScenario(story, damage, { reason: words.none, sources })
  const used = limit ?? loss.assumedLimit
  const split = splitDamage({ damage, deductible: deductible.amount, limit: used })
  const say = SCENARIO_WORDS[loss.language]
  const deductibleDecides = deductible.amount >= damage - used
  const limitSentence = limit === null ? words.missing(used) : words.stated(used)
  const sum = deductibleDecides
    ? [say.payDeductible(deductible.explanation), ...(split.insurance_pays === 0 ? [say.cappedShort] : [])].join(' ')
    : say.payRest(damage, used)
  return {
    ...story,
    ...split,
    arithmetic: `${limitSentence} ${sum}`,
    assumed: [
      ...new Set<Scenario['assumed'][number]>([
        'damage',
        ...(limit === null ? (['limit'] as const) : []),
        ...(deductibleDecides ? deductible.assumed : []),
      ]),
    ],
    ...(limit === null ? { not_counted: ['coverage' as const] } : {}),
    sources: [...new Set([...sources, ...(deductibleDecides ? deductible.sources : [])])],
  }
}
