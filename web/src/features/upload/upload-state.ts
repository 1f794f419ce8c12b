import { messageAt, percentAfter, percentOfStep } from './analysis-curve.ts'

interface Ids {
  reportId: string
  documentId: string
}

/** Where the upload of one policy is. Only `percent` and `uploaded` move within a phase, and only forwards. */
export type UploadState =
  /** `stored`: the file lies with us already, only its analysis could not be begun. */
  | { phase: 'idle'; file: File | null; fault: string | null; stored: Ids | null }
  | { phase: 'uploading'; file: File; uploaded: number }
  | {
      phase: 'analyzing'
      file: File | null
      percent: number
      message: string
      truePercent: number
      trueAt: number
      /** Why nothing can be heard of the analysis at the moment. */
      away: string | null
      /** No step for longer than any takes. */
      isSlow: boolean
    }
  | { phase: 'completed'; ids: Ids; percent: 100; message: 'Completed' }
  | { phase: 'error'; fault: string }

export type UploadEvent =
  | { type: 'chosen'; file: File }
  | { type: 'removed' }
  | { type: 'started'; file: File }
  | { type: 'uploaded'; percent: number }
  | { type: 'upload-failed'; fault: string; stored: Ids | null }
  | { type: 'analyzing'; now: number }
  | { type: 'step'; step: string | null; now: number }
  | { type: 'away'; why: string }
  | { type: 'tick'; now: number }
  | { type: 'completed'; ids: Ids }
  | { type: 'failed'; fault: string }

export const idle: Extract<UploadState, { phase: 'idle' }> = { phase: 'idle', file: null, fault: null, stored: null }

const slowAfterMs = 20_000

type Analyzing = Extract<UploadState, { phase: 'analyzing' }>

const movedTo = (state: Analyzing, percent: number): Analyzing => {
  const furthest = Math.max(state.percent, percent)
  return { ...state, percent: furthest, message: messageAt(furthest) }
}

/** A step that comes late or twice moves nothing back. */
const atStep = (state: Analyzing, step: string | null, now: number): Analyzing => {
  const heard = state.away === null ? state : { ...state, away: null }
  const truePercent = percentOfStep(step)
  if (truePercent <= state.truePercent) return heard
  return movedTo({ ...heard, truePercent, trueAt: now, isSlow: false }, truePercent)
}

const fileOf = (state: UploadState): File | null => ('file' in state ? state.file : null)

const analyzing = (state: UploadState, now: number): Analyzing => ({
  phase: 'analyzing',
  file: fileOf(state),
  percent: 0,
  message: messageAt(0),
  truePercent: 0,
  trueAt: now,
  away: null,
  isSlow: false,
})

const ticked = (state: Analyzing, now: number): Analyzing => {
  const elapsedMs = now - state.trueAt
  return movedTo({ ...state, isSlow: elapsedMs >= slowAfterMs }, percentAfter(state.truePercent, elapsedMs))
}

export function afterEvent(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen':
      return { ...idle, file: event.file }
    case 'removed':
      return idle
    case 'started':
      return { phase: 'uploading', file: event.file, uploaded: 0 }
    case 'uploaded':
      return state.phase === 'uploading' ? { ...state, uploaded: Math.max(state.uploaded, event.percent) } : state
    case 'upload-failed':
      return { phase: 'idle', file: fileOf(state), fault: event.fault, stored: event.stored }
    case 'analyzing':
      return analyzing(state, event.now)
    case 'step':
      return state.phase === 'analyzing' ? atStep(state, event.step, event.now) : state
    case 'away':
      return state.phase === 'analyzing' ? { ...state, away: event.why } : state
    case 'tick':
      return state.phase === 'analyzing' ? ticked(state, event.now) : state
    case 'completed':
      return { phase: 'completed', ids: event.ids, percent: 100, message: 'Completed' }
    case 'failed':
      return { phase: 'error', fault: event.fault }
  }
}
