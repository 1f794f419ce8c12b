import { randomUUID } from 'node:crypto'
import { ObjectMissing } from '@plainpolicy/platform/ports/object-store/object-store'
import { ANALYSIS_RESULT_VERSION, analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import type { AnalysisInput } from '../domain/analyze-policy.ts'
import { correctReading } from '../domain/corrections/correct-reading.ts'
import { correctedReport } from '../domain/corrections/corrected-report.ts'
import type { Correction } from '../domain/corrections/correction.ts'
import { readingDeleted } from '../domain/corrections/errors.ts'
import type { PolicyReading } from '../domain/policy-fields.ts'
import { type ActivityDependencies, keyOf } from './activity-dependencies.ts'
import { keepCrops } from './keep-crops.ts'
import { getJson, putJson } from './stored-json.ts'

/** The reading with everything that people have put right in it so far, and their names. */
interface CorrectedReading {
  reading: PolicyReading
  fields: string[]
}

type Dependencies = Pick<ActivityDependencies, 'objects' | 'parser' | 'clock'>
type CorrectedResult = { objectKey: string; sha256: string; kind: string; fields: string[] }

/** Assesses the stored reading again with values put right, and leaves a result beside the first one. Throws when the reading is gone. */
export async function correctAnalysis(
  dependencies: Dependencies,
  input: AnalysisInput,
  corrections: Correction[],
): Promise<CorrectedResult> {
  const { objects, clock } = dependencies
  const { reportId, documentId } = input
  const before = await readingOf(dependencies, input)
  const { reading, fields } = correctReading(before.reading, corrections)
  const all = [...new Set([...before.fields, ...fields])]
  const request = { reportId, reading, fields: all, today: clock.now().toISOString().slice(0, 10) }
  const reports = { en: correctedReport(request, 'en'), es: correctedReport(request, 'es') }
  const kind = reports.en.document_kind
  const crops = await keepCrops(dependencies, input, reports.en)
  const schemaVersion = ANALYSIS_RESULT_VERSION
  const result = analysisResultSchema.parse({ schemaVersion, reportId, documentId, kind, reports, crops })
  // The result of the version before stays what it is.
  const objectKey = keyOf(input, `corrected-${randomUUID()}`)
  const sha256 = await putJson(objects, objectKey, result)
  await putJson(objects, keyOf(input, 'corrected'), { reading, fields: all })
  return { objectKey, sha256, kind, fields }
}

async function readingOf({ objects }: Dependencies, input: AnalysisInput): Promise<CorrectedReading> {
  const corrected = await getJson<CorrectedReading>(objects, keyOf(input, 'corrected')).catch(nothingIfMissing)
  if (corrected) return corrected
  const reading = await getJson<PolicyReading>(objects, keyOf(input, 'checked')).catch(nothingIfMissing)
  if (!reading) throw readingDeleted()
  return { reading, fields: [] }
}

function nothingIfMissing(error: unknown): null {
  if (error instanceof ObjectMissing) return null
  throw error
}
