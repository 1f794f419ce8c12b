import { z } from 'zod'
import { documentKindSchema, reportDataSchema } from './report-data.ts'

/** The version of the document that `analysis` writes and `reports` reads; grows when a reader of the old one would misread it. */
export const ANALYSIS_RESULT_VERSION = 2

const identity = { reportId: z.uuid(), documentId: z.uuid(), kind: documentKindSchema }

/** The whole (Enhanced) report in each language, and the object with the pictures of its places, if they could be drawn. */
const currentSchema = z.object({
  schemaVersion: z.literal(ANALYSIS_RESULT_VERSION),
  ...identity,
  reports: z.object({ en: reportDataSchema, es: reportDataSchema }),
  crops: z.object({ key: z.string(), sha256: z.string() }).nullable(),
  /** The share of the stated values that is expected to be right; null in results made before it was worked out. */
  extractionConfidence: z.number().min(0).max(1).nullable().default(null),
})

/** Version 1 had one report, in English: it stands for both languages. */
const firstSchema = z
  .object({ schemaVersion: z.literal(1), ...identity, report: reportDataSchema })
  .transform(({ report, ...rest }) => ({
    ...rest,
    reports: { en: report, es: report },
    crops: null,
    extractionConfidence: null,
  }))

/** What one analysis leaves in the object store. `reports` decides what of it may be seen. */
export const analysisResultSchema = z.union([currentSchema, firstSchema])

export type AnalysisResult = z.infer<typeof analysisResultSchema>
export type ReportsByLanguage = AnalysisResult['reports']
