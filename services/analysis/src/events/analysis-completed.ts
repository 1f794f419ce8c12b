import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { AnalysisCompletedSchema } from '@plainpolicy/proto/analysis'
import type { AnalysisInput, AnalysisResultKey } from '../domain/analyze-policy.ts'

export function analysisCompleted({ reportId, documentId }: AnalysisInput, result: AnalysisResultKey): EventEnvelope {
  const { objectKey, sha256, schemaVersion, kind } = result
  const message = { reportId, documentId, objectKey, sha256, schemaVersion, documentKind: kind }
  return outgoing(AnalysisCompletedSchema, message, { key: reportId })
}
