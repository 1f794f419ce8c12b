import { protectionScore } from '@plainpolicy/platform/report/protection-score'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { ScorePart } from '@plainpolicy/platform/report/score-part'
import { deductibleScore } from './deductible-score.ts'
import { dwellingScore } from './dwelling-score.ts'
import { moldSignal } from './mold-section.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { notFound, scorePart } from './score-part.ts'
import { SCORE_WORDS } from './score-words.ts'
import { waterSignal } from './water-section.ts'

/**
 * The protection score: points over the points that the policy lets us judge, out of 100. Each part is a sum of facts with points of their own (the maxima of a part add up to its
 * weight in platform's protection-score); a fact that was not found counts neither way, and the sentence says so.
 *
 *   dwelling 20     settlement: RCV 10, ACV 0. Extension of Coverage A: 5 from 25% on, in proportion below, none 0.
 *                   Ordinance or law: 5 from 25% of Coverage A on, in proportion below, none 0.
 *   deductibles 25  the larger storm deductible in percent of the insured building: up to 1% 15, below 2% 11,
 *                   2% 7, up to 3% 4, above 0; wind excluded 0. Standard: up to 1% 10, up to 2% 5, above 0.
 *   roof 20         settlement: RCV 16, schedule 6, ACV 4; wind excluded 0. No exclusion of cosmetic damage: 4.
 *   liability 10    500,000 10, 300,000 8, 100,000 4, less 0.
 *   mold 10         good 10, limited 5, none 0.
 *   water 15        full 15, basic 8, minimal 0.
 */
export function scoreOf(facts: PolicyFacts): ReportData['scores'] {
  if (!facts.rules.hasScore) return { overall_protection_score: null, parts: [] }
  const parts = [
    dwellingScore(facts),
    deductibleScore(facts),
    ...(facts.rules.roof ? [roof(facts)] : []),
    liability(facts),
    ...(facts.rules.mold ? [mold(facts)] : []),
    ...(facts.rules.water ? [water(facts)] : []),
  ]
  return { overall_protection_score: protectionScore(parts), parts }
}

function roof(facts: PolicyFacts): ScorePart {
  const { fields } = facts
  const words = SCORE_WORDS[facts.language]
  if (fields.wind_hail_excluded) {
    const sources = sourcesOf(facts, 'sections.roof.wind_hail_excluded')
    return scorePart('roof', [{ points: 0, max: 20, why: words.roofExcluded, sources }], facts)
  }
  if (fields.roof_settlement === null) return scorePart('roof', [notFound(words.roofSettlement, facts)], facts)
  const settlement = {
    RCV: { points: 16, max: 16, why: words.roofRcv },
    schedule: { points: 6, max: 16, why: words.roofSchedule },
    ACV: { points: 4, max: 16, why: words.roofAcv },
  }[fields.roof_settlement]
  const cosmetic = fields.cosmetic_damage_excluded
    ? { points: 0, max: 4, why: words.cosmetic }
    : { points: 4, max: 4, why: words.noCosmetic }
  const settled = { ...settlement, sources: sourcesOf(facts, 'coverage_summary.roof_coverage.settlement') }
  const looks = { ...cosmetic, sources: sourcesOf(facts, 'coverage_summary.roof_coverage.cosmetic_damage_excluded') }
  return scorePart('roof', [settled, looks], facts)
}

function liability(facts: PolicyFacts): ScorePart {
  const words = SCORE_WORDS[facts.language]
  const limit = facts.fields.coverage_e_personal_liability
  if (limit === null) return scorePart('liability', [notFound(words.liabilityLimit, facts)], facts)
  const points = limit >= 500_000 ? 10 : limit >= 300_000 ? 8 : limit >= 100_000 ? 4 : 0
  const sources = sourcesOf(facts, 'property_coverage_limits.coverage_e_personal_liability')
  return scorePart('liability', [{ points, max: 10, why: words.liabilityIs(limit), sources }], facts)
}

function mold(facts: PolicyFacts): ScorePart {
  const words = SCORE_WORDS[facts.language]
  const limit = facts.fields.mold_limit
  if (limit === null) return scorePart('mold', [notFound(words.moldLimit, facts)], facts)
  const points = { green: 10, yellow: 5, red: 0, neutral: 0 }[moldSignal(limit)]
  const why = limit <= 0 ? words.moldNone : words.moldIs(limit)
  const sources = sourcesOf(facts, 'coverage_summary.mold_coverage.coverage_limit')
  return scorePart('mold', [{ points, max: 10, why, sources }], facts)
}

function water(facts: PolicyFacts): ScorePart {
  const words = SCORE_WORDS[facts.language]
  const { water_backup_limit: sewer, flood_coverage: flood } = facts.fields
  const signal = waterSignal(sewer, flood)
  if (signal === 'neutral') return scorePart('water', [notFound(words.sewerAndFlood, facts)], facts)
  const points = { green: 15, yellow: 8, red: 0 }[signal]
  const sewerWords = sewer === null ? words.sewerMissing : sewer <= 0 ? words.sewerNone : words.sewerIs(sewer)
  const why = `${sewerWords} ${flood ? words.flood : words.noFlood}`
  const sources = sourcesOf(
    facts,
    'coverage_summary.water_damage.sewer_backup',
    'coverage_summary.water_damage.flood_coverage',
  )
  return scorePart('water', [{ points, max: 15, why, sources }], facts)
}
