import { createHash } from 'node:crypto'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { type AnalysisResult, analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { AnalysisCompletedSchema } from '@plainpolicy/proto/analysis'
import { copyCrops } from '../crops/copy-crops.ts'
import { freeVersion } from '../domain/free-version.ts'
import { addVersion, lockReport, type Transaction } from '../store/reports.ts'
import { announceReport } from './announce-report.ts'
import { askAboutUncertain } from './ask-about-uncertain.ts'

const maxResultBytes = 4 * 1024 * 1024

interface OnAnalysisCompleted {
  objects: ObjectStore
  clock: Clock
  logger: Logger
}

/** Fetches the result, makes sure that it is the one that was announced, and keeps what may be shown of it. */
export const onAnalysisCompleted = ({ objects, clock, logger }: OnAnalysisCompleted): Subscription =>
  subscription(AnalysisCompletedSchema, async (tx: Transaction, { reportId, documentId, objectKey, sha256 }) => {
    const { reports, crops } = await fetchResult(objects, { reportId, documentId, objectKey, sha256 })
    const cropsKey = await copyCrops({ objects, logger, reportId, crops })
    const report = await lockReport(tx, reportId, clock.now())
    const free = { en: freeVersion(reports.en), es: freeVersion(reports.es) }
    const made = { documentId, enhanced: reports, free, sha256, cropsKey, now: clock.now() }
    const changed = await addVersion(tx, { report, ...made })
    await askAboutUncertain(tx, { before: report, now: changed, document: reports.en })
    await announceReport(tx, changed)
  })

interface Announced {
  reportId: string
  documentId: string
  objectKey: string
  sha256: string
}

async function fetchResult(objects: ObjectStore, announced: Announced): Promise<AnalysisResult> {
  const bytes = await objects.get(announced.objectKey, { maxBytes: maxResultBytes })
  if (createHash('sha256').update(bytes).digest('hex') !== announced.sha256)
    throw new Error('the result is not the announced one')
  const result = analysisResultSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  const named = [result.reportId, result.reports.en.reportId, result.reports.es.reportId]
  const isItsOwn = named.every((reportId) => reportId === announced.reportId)
  if (!isItsOwn || result.documentId !== announced.documentId) throw new Error('the result belongs to another report')
  return result
}
