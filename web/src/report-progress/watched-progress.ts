import type { ProgressCurve } from './progress-curve.ts'

/** How far a watched analysis is. `percent` only moves forwards. */
export interface WatchedProgress {
  percent: number
  message: string
  truePercent: number
  trueAt: number
  /** Why nothing can be heard of the analysis at the moment. */
  away: string | null
  /** No step for longer than any takes. */
  isSlow: boolean
}

const slowAfterMs = 20_000

export function createWatchedProgress(curve: ProgressCurve) {
  const movedTo = <State extends WatchedProgress>(state: State, percent: number): State => {
    const furthest = Math.max(state.percent, percent)
    return { ...state, percent: furthest, message: curve.messageAt(furthest) }
  }
  return {
    begin: (now: number): WatchedProgress => ({
      percent: curve.start,
      message: curve.messageAt(curve.start),
      truePercent: curve.start,
      trueAt: now,
      away: null,
      isSlow: false,
    }),
    /** A step that comes late or twice moves nothing back. */
    atStep<State extends WatchedProgress>(state: State, step: string | null, now: number): State {
      const heard = state.away === null ? state : { ...state, away: null }
      const truePercent = curve.percentOfStep(step)
      if (truePercent <= state.truePercent) return heard
      return movedTo({ ...heard, truePercent, trueAt: now, isSlow: false }, truePercent)
    },
    ticked<State extends WatchedProgress>(state: State, now: number): State {
      const elapsedMs = now - state.trueAt
      return movedTo({ ...state, isSlow: elapsedMs >= slowAfterMs }, curve.percentAfter(state.truePercent, elapsedMs))
    },
  }
}
