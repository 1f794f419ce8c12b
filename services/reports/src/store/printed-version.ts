import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { type Report, readableVersion, type Transaction, type Wanted } from './reports.ts'

export interface PrintedVersion {
  data: ReportData
  cropsKey: string | null
  /** When this version was made. */
  createdAt: Date
}

/** The newest version that this person may see, with the day it is of and where its pictures lie; null without one. */
export async function printedVersion(db: Transaction, report: Report, wanted: Wanted): Promise<PrintedVersion | null> {
  const { reportId, version } = report
  const data = await readableVersion(db, report, wanted)
  if (!data) return null
  const { cropsKey, createdAt } = await db.reportVersion.findUniqueOrThrow({
    where: { reportId_version: { reportId, version } },
    select: { cropsKey: true, createdAt: true },
  })
  return { data, cropsKey, createdAt }
}
