import { SCORE_WEIGHTS } from '@plainpolicy/platform/report/protection-score'
import type { ScoreFact, ScorePart } from '@plainpolicy/platform/report/score-part'
import type { PolicyFacts } from './policy-facts.ts'
import { SCORE_WORDS } from './score-words.ts'

/** Counts neither way: a maximum of 0. */
export const notFound = (what: string, { language }: PolicyFacts): ScoreFact => ({
  points: 0,
  max: 0,
  why: SCORE_WORDS[language].notFound(what),
  sources: [],
})

/** A part of the score is the sum of its facts. */
export function scorePart(id: ScorePart['id'], facts: ScoreFact[], { language }: PolicyFacts): ScorePart {
  return {
    id,
    label: SCORE_WORDS[language][id],
    weight: SCORE_WEIGHTS[id],
    points: facts.reduce((sum, fact) => sum + fact.points, 0),
    max: facts.reduce((sum, fact) => sum + fact.max, 0),
    why: facts.map((fact) => fact.why).join(' '),
    sources: [...new Set(facts.flatMap((fact) => fact.sources))],
    facts,
  }
}
