import { inKnownLanguages } from '../language/catalogue.ts'
import type { Language } from '../language/language.ts'
import type { ReportData, ReportStatusAnswer } from '../report-types.ts'
import { loadWords } from './load-words.ts'

/** How long a report that the reports service has not heard of yet counts as pending: events arrive in any order. */
export const NEW_REPORT_GRACE_MS = 15_000

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
  language: Language
}

/** Answers after which even a report that was read before is shown no longer: it is not this person's. */
const withheld: LoadState['failure'][] = [401, 403, 404]

export function outcomeOf({ status, failure, waitedMs, language }: LoadState): Outcome {
  const isKept = failure === undefined || !withheld.includes(failure)
  const report = status && isKept ? reportOf(status) : null
  if (report) return report
  if (failure !== undefined) return outcomeOfFailure(failure, waitedMs, language)
  if (!status) return { kind: 'loading' }
  const words = loadWords[language]
  if (status.status === 'processing' || status.status === 'pending') {
    const detail = status.pages ? words.scannedPages(status.pages.read, status.pages.of) : null
    return { kind: 'unavailable', message: words[status.status], isWaiting: true, detail }
  }
  const outcome = status.status === 'error' ? 'error' : 'missing'
  return { kind: 'unavailable', message: words[outcome], isWaiting: false, detail: newWords(status.message, outcome) }
}

/** A report that was read stays on the page when asking again fails for another reason. */
function reportOf({ status, reportData: data, unlocked, policyDate }: ReportStatusAnswer): Outcome | null {
  return status === 'completed' && data ? { kind: 'report', data, unlocked, policyDate } : null
}

function outcomeOfFailure(failure: number | 'network', waitedMs: number, language: Language): Outcome {
  const words = loadWords[language]
  if (failure === 401) return { kind: 'sign-in' }
  if (failure === 404 && waitedMs < NEW_REPORT_GRACE_MS) {
    return { kind: 'unavailable', message: words.pending, isWaiting: true, detail: null }
  }
  const isMissing = failure !== 'network' && failure >= 400 && failure < 500 && failure !== 408 && failure !== 429
  if (isMissing) return { kind: 'unavailable', message: words.missing, isWaiting: false, detail: null }
  // An outage, which is no fault of the report.
  return { kind: 'unavailable', message: words.network, isWaiting: true, detail: words.away }
}

/** The server's own sentence, where it says more than the specified one (a car policy, a property in another state). */
function newWords(message: string | null, said: 'error' | 'missing'): string | null {
  const words = message?.trim() ?? ''
  const isSaid = inKnownLanguages(loadWords).some((known) => known[said] === words)
  return words === '' || isSaid ? null : words
}
