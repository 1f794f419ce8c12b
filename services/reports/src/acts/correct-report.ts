import type { Clock } from '@plainpolicy/platform/clock/clock'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Correction } from '@plainpolicy/platform/report/correction'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { nothingToCorrect, reportMissing } from '../domain/errors.ts'
import { reportCorrected } from '../events/report-corrected.ts'
import type { Analysis } from '../ports/analysis/analysis.ts'
import { keepCorrection, oneCorrectionAtATime } from '../store/corrections.ts'
import { addVersion, lockReport, markAnnounced, type PrismaClient, type Report } from '../store/reports.ts'
import { fetchVersion } from './fetch-version.ts'

export interface CorrectReport {
  prisma: PrismaClient
  objects: ObjectStore
  analysis: Analysis
  clock: Clock
  logger: Logger
}

interface Wish {
  reportId: string
  corrections: Correction[]
  reason: string
  /** Who looked at the document: an admin's id, or the operator. */
  by: string
}

/** Longer than the analysis may take to answer, and another correction before this one. */
const inPatience = { timeout: 150_000 }

/**
 * Makes a new version with values put right and everything that depends on them worked out again; the version before is
 * kept. Tells the owner. Throws the analysis' own words when a value cannot be corrected.
 */
export async function correctReport(options: CorrectReport, { reportId, ...wish }: Wish): Promise<Report> {
  const { prisma, analysis, clock } = options
  const known = await prisma.report.findUnique({ where: { reportId } })
  if (!known) throw reportMissing()
  if (known.status !== 'completed') throw nothingToCorrect()
  return prisma.$transaction(async (tx) => {
    // The result that was made later would else be the older version, and what it corrects shown no longer.
    await oneCorrectionAtATime(tx, reportId)
    const { fields, ...announced } = await analysis.correct(reportId, wish.corrections)
    const made = await fetchVersion(options, { reportId, ...announced })
    const correctedAt = clock.now()
    const before = await lockReport(tx, reportId, correctedAt)
    const changed = await addVersion(tx, { report: before, ...made, isCorrection: true, now: correctedAt })
    const { version, userId } = changed
    if (version === before.version) return changed
    const paths = fields
    const { reason, by: correctedBy } = wish
    await keepCorrection(tx, {
      reportId,
      version,
      fromVersion: before.version,
      paths,
      reason,
      correctedBy,
      correctedAt,
    })
    if (userId === null) return changed
    // One mail is enough: that of the correction.
    await markAnnounced(tx, reportId, version)
    await addToOutbox(tx, reportCorrected({ reportId, userId, version, paths }))
    return changed
  }, inPatience)
}
