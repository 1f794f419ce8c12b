import { createHash } from 'node:crypto'
import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { AnalysisCompletedSchema, AnalysisFailedSchema, AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import { DocumentSubmittedSchema, UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { ReportLockedSchema, ReportUnlockedSchema } from '@plainpolicy/proto/payments'
import { plantedReport, plantedReportEs } from '../src/domain/testing/planted-report.ts'

/** One report as the other services know it. */
export interface Subject {
  reportId: string
  documentId: string
  userId: string
}

export const subject = (userId = 'user-pat'): Subject => ({
  reportId: crypto.randomUUID(),
  documentId: crypto.randomUUID(),
  userId,
})

export const uploadRequested = (subject: Subject, originalFilename = 'policy.pdf'): EventEnvelope =>
  outgoing(UploadRequestedSchema, { ...subject, originalFilename }, { key: subject.reportId })

export const documentSubmitted = (subject: Subject): EventEnvelope =>
  outgoing(DocumentSubmittedSchema, { ...subject, objectKey: 'uploads/x.pdf' }, { key: subject.reportId })

export const progressed = (
  { reportId, documentId }: Subject,
  step: string,
  pages: { pagesRead?: number; pages?: number } = {},
): EventEnvelope => outgoing(AnalysisProgressedSchema, { reportId, documentId, step, ...pages }, { key: reportId })

export const failed = ({ reportId, documentId }: Subject, code: string): EventEnvelope =>
  outgoing(AnalysisFailedSchema, { reportId, documentId, code }, { key: reportId })

const lockStep = ({ reportId, userId }: Subject, revision: number) => {
  return { reportId, userId, orderId: crypto.randomUUID(), revision }
}

export const unlocked = (subject: Subject, revision: number): EventEnvelope =>
  outgoing(ReportUnlockedSchema, lockStep(subject, revision), { key: subject.reportId })

export const locked = (subject: Subject, revision: number): EventEnvelope =>
  outgoing(ReportLockedSchema, { ...lockStep(subject, revision), reason: 'refund' }, { key: subject.reportId })

interface Result {
  /** What differs from a sound result. */
  change?: object
  /** What the event says instead of the truth. */
  announce?: { sha256?: string }
}

/** Leaves a result in the object store, as the analysis does, and answers the event that tells of it. */
export async function completed(
  objects: ObjectStore,
  { reportId, documentId }: Subject,
  { change = {}, announce = {} }: Result = {},
): Promise<EventEnvelope> {
  const reports = { en: { ...plantedReport, reportId }, es: { ...plantedReportEs, reportId } }
  const kind = plantedReport.document_kind
  const result = {
    schemaVersion: 2,
    reportId,
    documentId,
    kind,
    reports,
    crops: null,
    extractionConfidence: 0.982,
    ...change,
  }
  const bytes = Buffer.from(JSON.stringify(result))
  const objectKey = `analysis/${reportId}/${documentId}/${crypto.randomUUID()}.json`
  await objects.put(objectKey, bytes, { contentType: 'application/json' })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const message = { reportId, documentId, objectKey, sha256, schemaVersion: 2, documentKind: kind, ...announce }
  return outgoing(AnalysisCompletedSchema, message, { key: reportId })
}
