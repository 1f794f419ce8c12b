import {
  ANALYSIS_RESULT_VERSION,
  analysisResultSchema,
  type ReportsByLanguage,
} from '@plainpolicy/platform/report/analysis-result'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { AnalysisSteps } from '../domain/analyze-policy.ts'
import { buildReport } from '../domain/assessment/build-report.ts'
import type { PolicyReading } from '../domain/policy-fields.ts'
import { type ActivityDependencies, announce, keyOf } from './activity-dependencies.ts'
import { keepCrops } from './keep-crops.ts'
import { getJson, putJson } from './stored-json.ts'

/** Absent in what an analysis left that was under way when there was none. */
type Assessed = ReportsByLanguage & { extractionConfidence?: number | null }

/** From the facts to the result that `reports` fetches. */
export function reportActivities(
  dependencies: ActivityDependencies,
): Pick<AnalysisSteps, 'assessPolicy' | 'writeResult'> {
  const { objects, clock } = dependencies
  return {
    async assessPolicy(input, { readingKey }) {
      await announce(dependencies, input, 'assess-policy')
      const reading = await getJson<PolicyReading>(objects, readingKey)
      const today = clock.now().toISOString().slice(0, 10)
      const reportKey = keyOf(input, 'report')
      const request = { reportId: input.reportId, reading, today }
      const { extractionConfidence = null } = reading
      const assessed: Assessed = {
        en: buildReport({ ...request, language: 'en' }),
        es: buildReport({ ...request, language: 'es' }),
        extractionConfidence,
      }
      await putJson(objects, reportKey, assessed)
      return { reportKey }
    },

    async writeResult(input, { reportKey }) {
      await announce(dependencies, input, 'write-result')
      const { reportId, documentId } = input
      const assessed = inEachLanguage(await getJson<Assessed | ReportData>(objects, reportKey))
      const { extractionConfidence = null, ...reports } = assessed
      const kind = reports.en.document_kind
      const crops = await keepCrops(dependencies, input, reports.en)
      const schemaVersion = ANALYSIS_RESULT_VERSION
      const made = { schemaVersion, reportId, documentId, kind, reports, crops, extractionConfidence }
      const result = analysisResultSchema.parse(made)
      const objectKey = keyOf(input, 'result')
      return { objectKey, sha256: await putJson(objects, objectKey, result), schemaVersion, kind }
    },
  }
}

/** An analysis that was under way when the reports became two has left one, in English. */
const inEachLanguage = (stored: Assessed | ReportData): Assessed =>
  'en' in stored ? stored : { en: stored, es: stored }
