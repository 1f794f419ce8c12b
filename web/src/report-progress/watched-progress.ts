import type { ProgressCurve } from './progress-curve.ts'
import type { PagesRead } from './report-progress.ts'

/** How far a watched analysis is. `percent` only moves forwards. */
export interface WatchedProgress {
  percent: number
  message: string
  truePercent: number
  /** Where the next page will be, while pages are read. */
  nextPercent: number | undefined
  trueAt: number
  /** The scanned pages that are being read. */
  pages: PagesRead | null
  /** Why nothing can be heard of the analysis at the moment. */
  away: string | null
  /** No step for longer than any takes. */
  isSlow: boolean
}

interface StepSeen {
  step: string | null
  pages?: PagesRead | null
  now: number
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
      nextPercent: undefined,
      trueAt: now,
      pages: null,
      away: null,
      isSlow: false,
    }),
    /** A step that comes late or twice moves nothing back. */
    atStep<State extends WatchedProgress>(state: State, { step, pages = null, now }: StepSeen): State {
      const heard = state.away === null ? state : { ...state, away: null }
      const { percent: truePercent, next: nextPercent } = pages
        ? curve.percentOfPages(step, pages)
        : { percent: curve.percentOfStep(step), next: undefined }
      const isNextPage = pages !== null && pages.read > (state.pages?.read ?? -1)
      const isNews = truePercent > state.truePercent || (isNextPage && truePercent === state.truePercent)
      if (!isNews) return heard
      return movedTo({ ...heard, truePercent, nextPercent, pages, trueAt: now, isSlow: false }, truePercent)
    },
    ticked<State extends WatchedProgress>(state: State, now: number): State {
      const elapsedMs = now - state.trueAt
      const percent = curve.percentAfter(state.truePercent, elapsedMs, state.nextPercent)
      return movedTo({ ...state, isSlow: elapsedMs >= slowAfterMs }, percent)
    },
  }
}
