import { processingCurve } from '../../report-progress/progress-curves.ts'
import type { PagesRead } from '../../report-progress/report-progress.ts'
import { createWatchedProgress, type WatchedProgress } from '../../report-progress/watched-progress.ts'

export type ProcessingState = WatchedProgress & { isComplete: boolean }

export type ProcessingEvent =
  | { type: 'step'; step: string | null; pages?: PagesRead | null; now: number }
  | { type: 'tick'; now: number }
  | { type: 'away'; why: string }
  | { type: 'completed' }

const progress = createWatchedProgress(processingCurve)

export const begun = (now: number): ProcessingState => ({ ...progress.begin(now), isComplete: false })

/** Once complete, nothing that comes late changes what is shown. */
export function afterEvent(state: ProcessingState, event: ProcessingEvent): ProcessingState {
  if (state.isComplete) return state
  switch (event.type) {
    case 'step':
      return progress.atStep(state, event)
    case 'tick':
      return progress.ticked(state, event.now)
    case 'away':
      return { ...state, away: event.why }
    case 'completed':
      return {
        ...state,
        percent: 100,
        message: processingCurve.messageAt(100),
        away: null,
        pages: null,
        isComplete: true,
      }
  }
}
