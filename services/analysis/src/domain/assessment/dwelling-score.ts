import type { ScoreFact, ScorePart } from '@plainpolicy/platform/report/score-part'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { notFound, scorePart } from './score-part.ts'
import { SCORE_WORDS } from './score-words.ts'

export function dwellingScore(facts: PolicyFacts): ScorePart {
  const { fields } = facts
  const words = SCORE_WORDS[facts.language]
  const settled = { max: 10, sources: sourcesOf(facts, 'dwelling_valuation.dwelling_settlement') }
  const settlement =
    fields.dwelling_settlement === null
      ? notFound(words.dwellingSettlement, facts)
      : fields.dwelling_settlement === 'RCV'
        ? { ...settled, points: 10, why: words.dwellingRcv }
        : { ...settled, points: 0, why: words.dwellingAcv }
  const extras =
    fields.coverage_a_dwelling === null
      ? [notFound(words.coverageA, facts)]
      : [
          extra(facts, 'extended', 'extended_dwelling_percentage'),
          extra(facts, 'ordinance', 'ordinance_or_law_percentage'),
        ]
  return scorePart('dwelling', [settlement, ...extras], facts)
}

type ExtraField = 'extended_dwelling_percentage' | 'ordinance_or_law_percentage'

/** Coverages that a declarations page lists when they are bought: none listed is none found, which earns nothing. */
function extra(facts: PolicyFacts, name: 'extended' | 'ordinance', field: ExtraField): ScoreFact {
  const words = SCORE_WORDS[facts.language]
  const percentage = facts.fields[field]
  const sources = sourcesOf(facts, `dwelling_valuation.${field}`)
  if (percentage === null || percentage <= 0) return { points: 0, max: 5, why: words.noExtra(words[name]), sources }
  const points = Math.round((Math.min(percentage, 25) / 25) * 5)
  return { points, max: 5, why: words.extra(percentage, words[name]), sources }
}
