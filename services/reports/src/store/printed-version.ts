import type { Report, Transaction } from './reports.ts'

export interface PrintedVersion {
  cropsKey: string | null
  /** When this version was made. */
  createdAt: Date
}

/** The day of a report's newest version and where its pictures lie; it has one. */
export const printedVersion = (db: Transaction, { reportId, version }: Report): Promise<PrintedVersion> =>
  db.reportVersion.findUniqueOrThrow({
    where: { reportId_version: { reportId, version } },
    select: { cropsKey: true, createdAt: true },
  })
