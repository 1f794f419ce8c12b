import { ANALYSIS_RESULT_VERSION, analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { AnalysisSteps } from '../domain/analyze-policy.ts'
import { buildReport } from '../domain/assessment/build-report.ts'
import type { PolicyReading } from '../domain/policy-fields.ts'
import { type ActivityDependencies, announce, keyOf } from './activity-dependencies.ts'
import { getJson, putJson } from './stored-json.ts'

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
      await putJson(objects, reportKey, buildReport({ reportId: input.reportId, reading, today }))
      return { reportKey }
    },

    async writeResult(input, { reportKey }) {
      await announce(dependencies, input, 'write-result')
      const { reportId, documentId } = input
      const report = await getJson<ReportData>(objects, reportKey)
      const kind = report.document_kind
      const schemaVersion = ANALYSIS_RESULT_VERSION
      const result = analysisResultSchema.parse({ schemaVersion, reportId, documentId, kind, report })
      const objectKey = keyOf(input, 'result')
      return { objectKey, sha256: await putJson(objects, objectKey, result), schemaVersion, kind }
    },
  }
}
