import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import type { AnalysisInput } from '../domain/analyze-policy.ts'

export const analysisFailed = ({ reportId, documentId }: AnalysisInput, code: string): EventEnvelope =>
  outgoing(AnalysisFailedSchema, { reportId, documentId, code }, { key: reportId })
