import type { ReportData, ReportStatusAnswer } from '../report-types.ts'

/** How long a report that the reports service has not heard of yet counts as pending: events arrive in any order. */
export const NEW_REPORT_GRACE_MS = 15_000

export type Outcome =
  | { kind: 'loading' }
  | { kind: 'sign-in' }
  | { kind: 'report'; data: ReportData; unlocked: boolean; policyDate: string | null }
  /** `isWaiting`: the page asks on and opens the report by itself. */
  | { kind: 'unavailable'; why: WhyUnavailable; isWaiting: boolean }

/** What `unavailableText` says in words. */
export interface WhyUnavailable {
  is: 'processing' | 'pending' | 'error' | 'missing' | 'network'
  status?: Pick<ReportStatusAnswer, 'message' | 'pages'>
}

export interface LoadState {
  status: ReportStatusAnswer | undefined
  /** An HTTP status, or 'network' where no usable answer came; undefined where none failed. */
  failure: number | 'network' | undefined
  /** How long ago this page first asked. */
  waitedMs: number
}

/** Answers after which even a report that was read before is shown no longer: it is not this person's. */
const withheld: LoadState['failure'][] = [401, 403, 404]
export const isWithheld = (failure: LoadState['failure']): boolean => withheld.includes(failure)

export function outcomeOf({ status, failure, waitedMs }: LoadState): Outcome {
  const report = status && !isWithheld(failure) ? reportOf(status) : null
  if (report) return report
  if (failure !== undefined) return outcomeOfFailure(failure, waitedMs)
  if (!status) return { kind: 'loading' }
  const isWaiting = status.status === 'processing' || status.status === 'pending'
  const is = status.status === 'completed' ? 'missing' : status.status
  return { kind: 'unavailable', why: { is, status }, isWaiting }
}

/** A report that was read stays on the page when asking again fails for another reason. */
function reportOf({ status, reportData: data, unlocked, policyDate }: ReportStatusAnswer): Outcome | null {
  return status === 'completed' && data ? { kind: 'report', data, unlocked, policyDate } : null
}

function outcomeOfFailure(failure: number | 'network', waitedMs: number): Outcome {
  if (failure === 401) return { kind: 'sign-in' }
  if (failure === 404 && waitedMs < NEW_REPORT_GRACE_MS) return unavailable('pending', true)
  const isMissing = failure !== 'network' && failure >= 400 && failure < 500 && failure !== 408 && failure !== 429
  // An outage is no fault of the report.
  return isMissing ? unavailable('missing', false) : unavailable('network', true)
}

const unavailable = (is: WhyUnavailable['is'], isWaiting: boolean): Outcome => ({
  kind: 'unavailable',
  why: { is },
  isWaiting,
})
