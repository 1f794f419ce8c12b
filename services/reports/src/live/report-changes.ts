import type { Database } from '@plainpolicy/platform/database/open-database'
import { reportsChannel } from '../store/reports.ts'

export interface ReportChanges {
  /** Calls back whenever the report may have changed; returns the way to stop. */
  watch(reportId: string, onChange: () => void): () => void
}

/** One LISTEN for everybody who waits for a report. */
export async function listenToReportChanges(database: Pick<Database, 'listen'>): Promise<ReportChanges> {
  const watchers = new Map<string, Set<() => void>>()
  await database.listen(reportsChannel, (reportId) => {
    // '' comes after a lost connection: anything may have been missed.
    const affected = reportId === '' ? [...watchers.values()] : [watchers.get(reportId) ?? []]
    for (const onChange of affected.flatMap((set) => [...set])) onChange()
  })
  return {
    watch(reportId, onChange) {
      const set = watchers.get(reportId) ?? new Set()
      watchers.set(reportId, set.add(onChange))
      return () => {
        set.delete(onChange)
        if (set.size === 0 && watchers.get(reportId) === set) watchers.delete(reportId)
      }
    },
  }
}
