import { beginClick, endClick } from '../../api/click-trace.ts'
import { api } from '../../api/endpoints.ts'
import type { AppDispatch } from '../../app/store.ts'
import { readStatus } from '../../report-progress/read-status.ts'
import { type WatchEnd, watchReport } from '../../report-progress/watch-report.ts'
import { rememberIds } from '../../session/remembered-ids.ts'
import { toast } from '../../ui/toast.ts'
import type { Words } from './policy-file.ts'
import { storeFile, submitFile, UploadFault } from './upload-calls.ts'
import type { UploadEvent } from './upload-state.ts'

export interface Run {
  dispatch: AppDispatch
  tell: (event: UploadEvent) => void
  /** Leaving the page stops the upload and the watching, never the analysis. */
  signal: AbortSignal
}

export interface Ids {
  reportId: string
  documentId: string
}

export const say = ({ title, description }: Words) => toast.error(title, { description })

const wordsOfEnd = (end: Exclude<WatchEnd, { kind: 'completed' }>): Words =>
  end.kind === 'timeout'
    ? {
        title: 'Analysis Timeout',
        description: 'The analysis is taking longer than expected. Please try again later.',
      }
    : { title: 'Analysis Failed', description: end.message || 'An error occurred during analysis.' }

const messageOf = (error: unknown) =>
  error instanceof UploadFault ? error.message : 'There was an error uploading your policy. Please try again.'

/** From the start of an analysis to its end, whichever it is. */
export async function followAnalysis({ dispatch, tell, signal }: Run, ids: Ids): Promise<void> {
  tell({ type: 'analyzing', now: Date.now() })
  const end = await watchReport({
    reportId: ids.reportId,
    readStatus: () => readStatus(dispatch, ids.reportId),
    onProgress: ({ step, pages = null }) => tell({ type: 'step', step, pages, now: Date.now() }),
    onAway: (why) => tell({ type: 'away', why }),
    signal,
  })
  if (!end) return
  dispatch(api.util.invalidateTags(['Reports', { type: 'Report', id: ids.reportId }]))
  if (end.kind === 'completed') {
    tell({ type: 'completed', ids })
    toast.success('Analysis Complete!')
    return
  }
  const words = wordsOfEnd(end)
  say(words)
  tell({ type: 'failed', fault: words.description })
}

/** A file that the server refuses ends here; the person can choose another one. In an outage one more press tries again. */
async function submitPolicy(run: Run, ids: Ids): Promise<void> {
  try {
    await submitFile(run.dispatch, ids.reportId)
  } catch (error) {
    const fault = messageOf(error)
    const isKept = error instanceof UploadFault && error.isPassing
    say({ title: 'Submission Failed', description: fault })
    run.tell(isKept ? { type: 'upload-failed', fault, stored: ids } : { type: 'failed', fault })
    return
  }
  await followAnalysis(run, ids)
}

interface Upload {
  file: File
  email: string
  /** Where the file lies already, after an outage in between. */
  stored: Ids | null
}

/** A file that could not be stored stays chosen, so that one more press tries again. */
export async function uploadPolicy(run: Run, { file, email, stored }: Upload): Promise<void> {
  run.tell({ type: 'started', file })
  const traceparent = run.dispatch(beginClick)
  const onProgress = (percent: number) => run.tell({ type: 'uploaded', percent })
  try {
    const ids = stored ?? (await storeFile({ ...run, file, email, onProgress, traceparent }))
    rememberIds(ids)
    await submitPolicy(run, ids)
  } catch (error) {
    if (run.signal.aborted) return
    say({ title: 'Upload Failed', description: messageOf(error) })
    run.tell({ type: 'upload-failed', fault: messageOf(error), stored: null })
  } finally {
    run.dispatch(endClick)
  }
}
