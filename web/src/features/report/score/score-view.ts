import type { Language } from '../language/language.ts'
import type { ReportData, Signal } from '../report-types.ts'
import { scoreWords } from './score-words.ts'

export type ScoreSignal = Exclude<Signal, 'neutral'>

const GREEN_FROM = 75
const YELLOW_FROM = 40

/** At least 75 green, at least 40 yellow, below that red. */
export function scoreSignal(score: number): ScoreSignal {
  if (score >= GREEN_FROM) return 'green'
  return score >= YELLOW_FROM ? 'yellow' : 'red'
}

export interface ScaleBand {
  signal: ScoreSignal
  from: number
  to: number
}

export const scoreScale: readonly ScaleBand[] = [
  { signal: 'red', from: 0, to: YELLOW_FROM },
  { signal: 'yellow', from: YELLOW_FROM, to: GREEN_FROM },
  { signal: 'green', from: GREEN_FROM, to: 100 },
]

export const scoreLabel = (score: number, language: Language): string => scoreWords[language].bands[scoreSignal(score)]

/** Flood and windstorm policies have none by their kind; another policy has none when too little of it was found. */
export function whyNoScore(data: Pick<ReportData, 'scores'>, language: Language): string {
  const words = scoreWords[language]
  return data.scores.parts.length === 0 ? words.noScoreKind : words.noScoreFound
}
