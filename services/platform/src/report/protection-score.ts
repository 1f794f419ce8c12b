import type { ReportData } from './report-data.ts'
import type { ScorePart } from './score-part.ts'

/**
 * What each part weighs, of 100. `analysis` gives each part its points; `reports` works out the score again over the
 * parts that a Free report shows, so the formula has to stand where both can see it.
 */
export const SCORE_WEIGHTS: Record<ScorePart['id'], number> = {
  dwelling: 20,
  deductibles: 25,
  roof: 20,
  liability: 10,
  mold: 10,
  water: 15,
}

/**
 * Points over the maximum of what the policy states, out of 100 and rounded. A fact that was not found adds nothing to
 * either side. null when less than half of the weight of the parts could be judged: that would be a guess.
 */
export function protectionScore(parts: ScorePart[]): ReportData['scores']['overall_protection_score'] {
  const judged = sum(parts.map((part) => part.max))
  const possible = sum(parts.map((part) => SCORE_WEIGHTS[part.id]))
  if (judged === 0 || judged * 2 < possible) return null
  return Math.round((100 * sum(parts.map((part) => part.points))) / judged)
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
