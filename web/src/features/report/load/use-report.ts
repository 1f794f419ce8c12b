import { useDeferredValue, useEffect, useState } from 'react'
import { isApiProblem } from '../../../api/api-problem.ts'
import { pageApi, useGetReportStatusQuery } from '../../../api/page-endpoints.ts'
import type { Language } from '../language/language.ts'
import type { ReportData } from '../report-types.ts'
import { isWithheld, NEW_REPORT_GRACE_MS, outcomeOf } from './outcome.ts'
import { useReportEvents } from './use-report-events.ts'

const POLL_MS = 5000
/** An answer this young is no older than the page, which was asked for together with it. */
const FRESH_S = 5
/** Ten minutes: an analysis that takes longer mails its end. */
const LONGEST_WAIT_MS = 120 * POLL_MS
/** Soon after the upload the report may not be known yet; it is asked for more often until it is. */
const NEW_REPORT_POLL_MS = 1500

export type Version = ReportData['version']

interface AskedReport {
  reportId: string
  version: Version
  language: Language
}

/** What has become of that version in that language, asked for here, so that it comes while the page shows another. */
export function useAsked(asked: AskedReport): 'here' | 'coming' | 'failed' {
  const { isFetching, currentData, error } = useGetReportStatusQuery(asked, { skip: asked.reportId === '' })
  if (currentData !== undefined) return 'here'
  if (isFetching) return 'coming'
  const failure = failureOf(error)
  // Of what the server keeps from this person the page says so in place of the report.
  return failure === undefined || isWithheld(failure) ? 'here' : 'failed'
}

/** Asks for another version of the report before it is shown: its answer comes while its code does. */
export function useExpectVersion({ reportId, language }: Omit<AskedReport, 'version'>): (version: Version) => void {
  const ask = pageApi.usePrefetch('getReportStatus')
  return (version) => ask({ reportId, version, language })
}

/** The report as it is asked for, kept up to date by itself while it is under way. */
export function useReport(asked: AskedReport) {
  const { reportId } = asked
  const [askedAt] = useState(() => Date.now())
  const [pollMs, setPollMs] = useState(0)
  const answer = useGetReportStatusQuery(asked, {
    skip: reportId === '',
    refetchOnMountOrArgChange: FRESH_S,
    pollingInterval: pollMs,
  })
  // The report is long: where its page is there before it, it is rendered in slices, and the page answers meanwhile.
  const isThere = useDeferredValue(answer.data !== undefined)
  const waitedMs = Date.now() - askedAt
  const failure = failureOf(answer.error)
  const known = reportId === '' ? noReport : { status: isThere ? answer.data : undefined, failure, waitedMs }
  const outcome = outcomeOf(known)
  const isWaiting = outcome.kind === 'unavailable' && outcome.isWaiting
  const isNew = isWaiting && failure === 404
  const shown = { hasEnded: !isWaiting, unlocked: outcome.kind === 'report' && outcome.unlocked }
  const isListening = outcome.kind === 'report' || (isWaiting && !isNew)
  useReportEvents({ reportId, isListening, shown, onNews: answer.refetch })
  useEffect(() => {
    const isTooLong = waitedMs > LONGEST_WAIT_MS
    setPollMs(isNew ? NEW_REPORT_POLL_MS : isWaiting && !isTooLong ? POLL_MS : 0)
  }, [isNew, isWaiting, waitedMs])
  return { outcome, isFetching: answer.isFetching, refetch: answer.refetch }
}

const noReport = { status: undefined, failure: 404, waitedMs: NEW_REPORT_GRACE_MS }

function failureOf(error: unknown): number | 'network' | undefined {
  if (error === undefined) return undefined
  return isApiProblem(error) && error.status !== null ? error.status : 'network'
}
