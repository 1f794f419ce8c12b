import type { AnalysisInput } from '../domain/analyze-policy.ts'
import { keyOf } from './activity-dependencies.ts'

type Document = Pick<AnalysisInput, 'reportId' | 'documentId'>

/** Where one correction leaves its result, and the reading that the next correction goes on from. */
export const correctedKeys = (document: Document, correctionId: string): { result: string; reading: string } => ({
  result: keyOf(document, `corrected-${correctionId}`),
  reading: keyOf(document, `corrected-${correctionId}-reading`),
})
