import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Report, Transaction } from '../store/reports.ts'
import { reviewRequested } from './review-requested.ts'

interface Step {
  before: Report
  now: Report
  document: ReportData
}

/** Says once for each new version which of its values a person has to look at, since they could not be read with certainty. */
export async function askAboutUncertain(tx: Transaction, { before, now, document }: Step): Promise<void> {
  const paths = [...new Set((document.uncertain ?? []).map(({ path }) => path))]
  const { reportId, version } = now
  if (version === before.version || paths.length === 0) return
  await addToOutbox(tx, reviewRequested({ reviewId: reportId, reportId, version, kind: 'uncertain', paths }))
}
