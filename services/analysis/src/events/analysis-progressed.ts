import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import type { AnalysisInput, StepName } from '../domain/analyze-policy.ts'

export const analysisProgressed = ({ reportId, documentId }: AnalysisInput, step: StepName): EventEnvelope =>
  outgoing(AnalysisProgressedSchema, { reportId, documentId, step }, { key: reportId })
