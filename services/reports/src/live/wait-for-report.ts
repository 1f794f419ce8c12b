import type { Report } from '../store/reports.ts'
import type { ReportChanges } from './report-changes.ts'

interface WaitForReport {
  reportId: string
  find: () => Promise<Report>
  changes: ReportChanges
  /** Ends the wait. */
  until: AbortSignal
}

/** The report as soon as it is there or has failed, or as it is when the wait ends. */
export async function waitForReport({ reportId, find, changes, until }: WaitForReport): Promise<Report> {
  let changed = Promise.withResolvers<void>()
  const wake = () => changed.resolve()
  const unwatch = changes.watch(reportId, wake)
  until.addEventListener('abort', wake, { once: true })
  try {
    for (;;) {
      // Anew before the look, so that a change during the look is not missed.
      changed = Promise.withResolvers()
      const report = await find()
      if (report.status === 'completed' || report.status === 'error' || until.aborted) return report
      await changed.promise
    }
  } finally {
    unwatch()
    until.removeEventListener('abort', wake)
  }
}
