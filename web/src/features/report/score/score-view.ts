import type { Signal } from '../report-types.ts'

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
