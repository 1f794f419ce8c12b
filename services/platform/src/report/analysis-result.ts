import { z } from 'zod'
import { documentKindSchema, reportDataSchema } from './report-data.ts'

/** The version of the document that `analysis` writes and `reports` reads; grows when a reader of the old one would misread it. */
export const ANALYSIS_RESULT_VERSION = 1

/** What one analysis leaves in the object store: the whole (Enhanced) report. `reports` decides what of it may be seen. */
export const analysisResultSchema = z.object({
  schemaVersion: z.literal(ANALYSIS_RESULT_VERSION),
  reportId: z.uuid(),
  documentId: z.uuid(),
  kind: documentKindSchema,
  report: reportDataSchema,
})

export type AnalysisResult = z.infer<typeof analysisResultSchema>
