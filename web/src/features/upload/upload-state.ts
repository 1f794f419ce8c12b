import { messageAt, percentAfter, percentOfStep } from './analysis-curve.ts'

interface Ids {
  reportId: string
  documentId: string
}

/** Where the upload of one policy is. Only `percent` and `uploaded` move within a phase, and only forwards. */
export type UploadState =
  | { phase: 'idle'; file: File | null; fault: string | null }
  | { phase: 'uploading'; file: File; uploaded: number }
  | { phase: 'analyzing'; file: File | null; percent: number; message: string; truePercent: number; trueAt: number }
  | { phase: 'completed'; ids: Ids; percent: 100; message: 'Completed' }
  | { phase: 'error'; fault: string }

export type UploadEvent =
  | { type: 'chosen'; file: File }
  | { type: 'removed' }
  | { type: 'started'; file: File }
  | { type: 'uploaded'; percent: number }
  | { type: 'upload-failed'; fault: string }
  | { type: 'analyzing'; now: number }
  | { type: 'step'; step: string | null; now: number }
  | { type: 'tick'; now: number }
  | { type: 'completed'; ids: Ids }
  | { type: 'failed'; fault: string }

export const idle: UploadState = { phase: 'idle', file: null, fault: null }

type Analyzing = Extract<UploadState, { phase: 'analyzing' }>

const movedTo = (state: Analyzing, percent: number): Analyzing => {
  const furthest = Math.max(state.percent, percent)
  return { ...state, percent: furthest, message: messageAt(furthest) }
}

/** A step that comes late or twice moves nothing back. */
const atStep = (state: Analyzing, step: string | null, now: number): Analyzing => {
  const truePercent = percentOfStep(step)
  if (truePercent <= state.truePercent) return state
  return movedTo({ ...state, truePercent, trueAt: now }, truePercent)
}

const fileOf = (state: UploadState): File | null => ('file' in state ? state.file : null)

const analyzing = (state: UploadState, now: number): Analyzing => ({
  phase: 'analyzing',
  file: fileOf(state),
  percent: 0,
  message: messageAt(0),
  truePercent: 0,
  trueAt: now,
})

export function afterEvent(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen':
      return { phase: 'idle', file: event.file, fault: null }
    case 'removed':
      return idle
    case 'started':
      return { phase: 'uploading', file: event.file, uploaded: 0 }
    case 'uploaded':
      return state.phase === 'uploading' ? { ...state, uploaded: Math.max(state.uploaded, event.percent) } : state
    case 'upload-failed':
      return { phase: 'idle', file: fileOf(state), fault: event.fault }
    case 'analyzing':
      return analyzing(state, event.now)
    case 'step':
      return state.phase === 'analyzing' ? atStep(state, event.step, event.now) : state
    case 'tick':
      if (state.phase !== 'analyzing') return state
      return movedTo(state, percentAfter(state.truePercent, event.now - state.trueAt))
    case 'completed':
      return { phase: 'completed', ids: event.ids, percent: 100, message: 'Completed' }
    case 'failed':
      return { phase: 'error', fault: event.fault }
  }
}
