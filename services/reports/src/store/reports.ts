import { notify } from '@plainpolicy/platform/database/sql-transaction'
import type { ReportsByLanguage } from '@plainpolicy/platform/report/analysis-result'
import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { Prisma, PrismaClient, Report } from './gen/client.ts'

export type { PrismaClient, Report }
export type Transaction = Prisma.TransactionClient

/** Carries the id of each report that changed. */
export const reportsChannel = 'reports'

type Change = Partial<Omit<Report, 'reportId' | 'createdAt' | 'updatedAt'>>

/** The report's row, locked for the rest of the transaction; made when no event has told of it yet. */
export async function lockReport(tx: Transaction, reportId: string, now: Date): Promise<Report> {
  await tx.$executeRaw`INSERT INTO "report" ("report_id", "created_at", "updated_at") VALUES (${reportId}::uuid, ${now}, ${now}) ON CONFLICT DO NOTHING`
  await tx.$queryRaw`SELECT 1 FROM "report" WHERE "report_id" = ${reportId}::uuid FOR UPDATE`
  return tx.report.findUniqueOrThrow({ where: { reportId } })
}

/** Stores a change and wakes whoever waits for the report. */
export async function changeReport(
  tx: Transaction,
  { reportId }: Report,
  change: Change & { updatedAt: Date },
): Promise<Report> {
  const report = await tx.report.update({ where: { reportId }, data: change })
  await notify(tx, reportsChannel, reportId)
  return report
}

export async function markAnnounced(tx: Transaction, reportId: string, version: number): Promise<void> {
  await tx.report.update({ where: { reportId }, data: { announcedVersion: version } })
}

export interface MadeVersion {
  documentId: string
  enhanced: ReportsByLanguage
  free: ReportsByLanguage
  sha256: string
  cropsKey: string | null
  extractionConfidence: number | null
}

type NewVersion = MadeVersion & { report: Report; isCorrection?: true; now: Date }

/**
 * The report is there. A result that is kept already, and only said anew, makes no version of its own: neither when it was
 * corrected since, nor when the same correction is asked for twice.
 */
export async function addVersion(tx: Transaction, { report, isCorrection, now, ...made }: NewVersion): Promise<Report> {
  const { reportId } = report
  const { documentId, enhanced, free, ...kept } = made
  const { sha256 } = kept
  const same = { reportId, documentId, sha256, ...(isCorrection && { version: report.version }) }
  const isKnown = (await tx.reportVersion.count({ where: same })) > 0
  const version = isKnown ? report.version : report.version + 1
  if (!isKnown) {
    const texts = { enhanced: enhanced.en, free: free.en, enhancedEs: enhanced.es, freeEs: free.es }
    await tx.reportVersion.create({
      data: { reportId, version, documentId, ...texts, ...kept, createdAt: now },
    })
  }
  return changeReport(tx, report, {
    version,
    documentId,
    status: 'completed',
    step: null,
    failureCode: null,
    ...(!isKnown && { policyDate: enhanced.en.policy_holder_details.renewal_date }),
    updatedAt: now,
  })
}

/** A failed analysis was started again: the report is on its way, unless an event of that analysis was faster. */
export async function beginAgain(tx: Transaction, failed: Report, now: Date): Promise<void> {
  const { reportId } = failed
  const { updatedAt } = await lockReport(tx, reportId, now)
  if (updatedAt.getTime() !== failed.updatedAt.getTime()) return
  await changeReport(tx, failed, { status: 'processing', failureCode: null, updatedAt: now })
}

/** Reports whose analysis is under way and that nothing was heard of since the time. */
export const countSilent = (db: Transaction, since: Date): Promise<number> =>
  db.report.count({ where: { status: 'processing', updatedAt: { lt: since } } })

/** Those whose analysis is under way, but that nothing was heard of since. */
export async function silentReports(db: Transaction, since: Date, limit: number): Promise<string[]> {
  const where = { status: 'processing', updatedAt: { lt: since } } as const
  const found = await db.report.findMany({ where, select: { reportId: true }, take: limit })
  return found.map(({ reportId }) => reportId)
}

/** The person's own report; null for anybody else's. */
export const findOwnReport = (db: Transaction, reportId: string, userId: string): Promise<Report | null> =>
  db.report.findFirst({ where: { reportId, userId } })

/** Whether the report is there, and unlocked, once whoever is changing or deleting it is done. */
export async function lockStateForSure(db: Transaction, reportId: string): Promise<'gone' | 'locked' | 'unlocked'> {
  const [row] = await db.$queryRaw<{ unlocked: boolean }[]>`SELECT "unlocked_at" IS NOT NULL AS "unlocked"
    FROM "report" WHERE "report_id" = ${reportId}::uuid FOR SHARE`
  if (!row) return 'gone'
  return row.unlocked ? 'unlocked' : 'locked'
}

/** Newest first. An address that was asked for but never used is not a report. */
export const listOwnReports = (db: Transaction, userId: string, limit: number): Promise<Report[]> =>
  db.report.findMany({ where: { userId, status: { not: 'pending' } }, orderBy: { createdAt: 'desc' }, take: limit })

export interface Wanted {
  version: 'free' | 'enhanced'
  language: Language
}

/**
 * The newest document that this person may see: the Enhanced one only when asked for and unlocked. Nothing else is read,
 * but for English where the analysis wrote no Spanish.
 */
export async function readableVersion(db: Transaction, report: Report, wanted: Wanted): Promise<ReportData | null> {
  const isSpanish = wanted.language === 'es'
  const isEnhanced = wanted.version === 'enhanced' && report.unlockedAt !== null
  const column = isEnhanced ? (isSpanish ? 'enhancedEs' : 'enhanced') : isSpanish ? 'freeEs' : 'free'
  const found = await db.reportVersion.findUnique({
    where: { reportId_version: { reportId: report.reportId, version: report.version } },
    select: { [column]: true },
  })
  const document = (found as Partial<Record<typeof column, unknown>> | null)?.[column] ?? null
  if (document === null && found && isSpanish) return readableVersion(db, report, { ...wanted, language: 'en' })
  return document as ReportData | null
}

/** What the pictures of the newest version may be shown for: the places in the document that its owner may see. */
export async function versionPictures(
  db: Transaction,
  report: Report,
): Promise<{ document: ReportData; cropsKey: string | null } | null> {
  const { reportId, version } = report
  const document = await readableVersion(db, report, { version: 'enhanced', language: 'en' })
  if (!document) return null
  const { cropsKey } = await db.reportVersion.findUniqueOrThrow({
    where: { reportId_version: { reportId, version } },
    select: { cropsKey: true },
  })
  return { document, cropsKey }
}
