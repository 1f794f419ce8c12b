import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import type { AnalysisInput, StepName } from '../domain/analyze-policy.ts'
import type { PagesRead } from '../ports/document-parser/document-parser.ts'

export const analysisProgressed = (
  { reportId, documentId }: AnalysisInput,
  step: StepName,
  pages?: PagesRead,
): EventEnvelope => {
  const scanned = pages && { pagesRead: pages.read, pages: pages.of }
  return outgoing(AnalysisProgressedSchema, { reportId, documentId, step, ...scanned }, { key: reportId })
}
