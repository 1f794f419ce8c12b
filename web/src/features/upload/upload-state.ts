import { uploadCurve } from '../../report-progress/progress-curves.ts'
import type { PagesRead } from '../../report-progress/report-progress.ts'
import { createWatchedProgress, type WatchedProgress } from '../../report-progress/watched-progress.ts'

interface Ids {
  reportId: string
  documentId: string
}

/** Where the upload of one policy is. Only `percent` and `uploaded` move within a phase, and only forwards. */
export type UploadState =
  /** `stored`: the file lies with us already, only its analysis could not be begun. */
  | { phase: 'idle'; file: File | null; fault: string | null; stored: Ids | null }
  | { phase: 'uploading'; file: File; uploaded: number }
  | ({ phase: 'analyzing'; file: File | null } & WatchedProgress)
  | { phase: 'completed'; ids: Ids; percent: 100; message: 'Completed' }
  | { phase: 'error'; fault: string }

export type UploadEvent =
  | { type: 'chosen'; file: File }
  | { type: 'removed' }
  | { type: 'started'; file: File }
  | { type: 'uploaded'; percent: number }
  | { type: 'upload-failed'; fault: string; stored: Ids | null }
  | { type: 'analyzing'; now: number }
  | { type: 'step'; step: string | null; pages?: PagesRead | null; now: number }
  | { type: 'away'; why: string }
  | { type: 'tick'; now: number }
  | { type: 'completed'; ids: Ids }
  | { type: 'failed'; fault: string }

export const idle: Extract<UploadState, { phase: 'idle' }> = { phase: 'idle', file: null, fault: null, stored: null }

const progress = createWatchedProgress(uploadCurve)

const fileOf = (state: UploadState): File | null => ('file' in state ? state.file : null)

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
      return { phase: 'analyzing', file: fileOf(state), ...progress.begin(event.now) }
    case 'step':
      return state.phase === 'analyzing' ? progress.atStep(state, event) : state
    case 'away':
      return state.phase === 'analyzing' ? { ...state, away: event.why } : state
    case 'tick':
      return state.phase === 'analyzing' ? progress.ticked(state, event.now) : state
    case 'completed':
      return { phase: 'completed', ids: event.ids, percent: 100, message: 'Completed' }
    case 'failed':
      return { phase: 'error', fault: event.fault }
  }
}
