import type { ReportData, Signal } from '../report-types.ts'

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
  label: 'Needs Review' | 'Average' | 'Excellent'
  from: number
  to: number
}

export const scoreScale: readonly ScaleBand[] = [
  { signal: 'red', label: 'Needs Review', from: 0, to: YELLOW_FROM },
  { signal: 'yellow', label: 'Average', from: YELLOW_FROM, to: GREEN_FROM },
  { signal: 'green', label: 'Excellent', from: GREEN_FROM, to: 100 },
]

export function scoreLabel(score: number): ScaleBand['label'] {
  const signal = scoreSignal(score)
  return scoreScale.find((band) => band.signal === signal)?.label ?? 'Average'
}

export const FREE_SCORE_NOTE =
  'This score counts the parts in your Free report; the Enhanced version adds mold and water.'

/** Flood and windstorm policies have none by their kind; another policy has none when too little of it was found. */
export function whyNoScore(data: Pick<ReportData, 'scores'>): string {
  return data.scores.parts.length === 0
    ? 'This kind of policy has no score: it insures one peril, and a score would say nothing about the rest.'
    : 'We found too little of this policy for a fair score. What we found counts like this:'
}
