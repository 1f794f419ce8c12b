import type { ReportData, ReportStatusAnswer } from '../report-types.ts'

/** How long a report that the reports service has not heard of yet counts as pending: events arrive in any order. */
export const NEW_REPORT_GRACE_MS = 15_000

export const outcomeWords = {
  processing: 'Report is still being processed. Please check back in a few minutes.',
  error:
    'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
  pending: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
  missing: 'Report not found or incomplete. Please try uploading your policy again.',
  network: 'Failed to load report data.',
} as const

export type Outcome =
  | { kind: 'loading' }
  | { kind: 'sign-in' }
  | { kind: 'report'; data: ReportData; unlocked: boolean; policyDate: string | null }
  /** `isWaiting`: the page asks on and opens the report by itself. `detail`: what is known beyond the words. */
  | { kind: 'unavailable'; message: string; isWaiting: boolean; detail: string | null }

export interface LoadState {
  status: ReportStatusAnswer | undefined
  /** An HTTP status, or 'network' where no usable answer came; undefined where none failed. */
  failure: number | 'network' | undefined
  /** How long ago this page first asked. */
  waitedMs: number
}

/** Answers after which even a report that was read before is shown no longer: it is not this person's. */
const withheld: LoadState['failure'][] = [401, 403, 404]

export function outcomeOf({ status, failure, waitedMs }: LoadState): Outcome {
  const isKept = failure === undefined || !withheld.includes(failure)
  const report = status && isKept ? reportOf(status) : null
  if (report) return report
  if (failure !== undefined) return outcomeOfFailure(failure, waitedMs)
  if (!status) return { kind: 'loading' }
  if (status.status === 'processing' || status.status === 'pending') {
    return { kind: 'unavailable', message: outcomeWords[status.status], isWaiting: true, detail: null }
  }
  const message = status.status === 'error' ? outcomeWords.error : outcomeWords.missing
  return { kind: 'unavailable', message, isWaiting: false, detail: newWords(status.message ?? message, message) }
}

/** A report that was read stays on the page when asking again fails for another reason. */
function reportOf({ status, reportData: data, unlocked, policyDate }: ReportStatusAnswer): Outcome | null {
  return status === 'completed' && data ? { kind: 'report', data, unlocked, policyDate } : null
}

function outcomeOfFailure(failure: number | 'network', waitedMs: number): Outcome {
  if (failure === 401) return { kind: 'sign-in' }
  if (failure === 404 && waitedMs < NEW_REPORT_GRACE_MS) {
    return { kind: 'unavailable', message: outcomeWords.pending, isWaiting: true, detail: null }
  }
  const isMissing = failure !== 'network' && failure >= 400 && failure < 500 && failure !== 408 && failure !== 429
  if (isMissing) return { kind: 'unavailable', message: outcomeWords.missing, isWaiting: false, detail: null }
  return { kind: 'unavailable', message: outcomeWords.network, isWaiting: true, detail: away }
}

/** Of an outage, which is no fault of the report. */
const away = 'We cannot reach our service at the moment. Nothing is lost, and you need not reload this page.'

/** The server's own sentence, where it says more than the specified one (a car policy, a property in another state). */
function newWords(message: string, said: string): string | null {
  const words = message.trim()
  return words === '' || words === said ? null : words
}
