import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { markAnnounced, type Report, type Transaction } from '../store/reports.ts'
import { reportReady } from './report-ready.ts'

/** Says ReportReady once for each version, as soon as both the version and its owner are known, in whichever order they came. */
export async function announceReport(tx: Transaction, report: Report): Promise<void> {
  const { reportId, status, userId, version, announcedVersion } = report
  if (status !== 'completed' || userId === null || announcedVersion >= version) return
  await markAnnounced(tx, reportId, version)
  await addToOutbox(tx, reportReady({ reportId, userId, version }))
}
