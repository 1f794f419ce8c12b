import { randomUUID } from 'node:crypto'
import { ObjectMissing } from '@plainpolicy/platform/ports/object-store/object-store'
import { ANALYSIS_RESULT_VERSION, analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import type { Correction } from '@plainpolicy/platform/report/correction'
import { correctReading } from '../domain/corrections/correct-reading.ts'
import { correctedReport } from '../domain/corrections/corrected-report.ts'
import { correctedMeanwhile, readingDeleted } from '../domain/corrections/errors.ts'
import { analysisMissing } from '../domain/errors.ts'
import type { PolicyReading } from '../domain/policy-fields.ts'
import { type CompletedAnalysis, findCompleted, takeCorrection } from '../store/corrected-analyses.ts'
import { type ActivityDependencies, keyOf } from './activity-dependencies.ts'
import { correctedKeys } from './corrected-keys.ts'
import { keepCrops } from './keep-crops.ts'
import { getJson, putJson } from './stored-json.ts'

/** The reading with everything that people have put right in it so far, and their names. */
interface CorrectedReading {
  reading: PolicyReading
  fields: string[]
}

export type CorrectingDependencies = Pick<ActivityDependencies, 'database' | 'objects' | 'parser' | 'clock'>
type CorrectedResult = { documentId: string; objectKey: string; sha256: string; fields: string[] }

/** More corrections of one report at the same time than people make. */
const tries = 5

/**
 * Assesses the stored reading again with values put right, and leaves a result beside those before, which stay what they
 * are. Of two corrections at the same time the later one is made again on top of the other. Throws when the reading is gone.
 */
export async function correctAnalysis(
  dependencies: CorrectingDependencies,
  reportId: string,
  corrections: Correction[],
): Promise<CorrectedResult> {
  const { prisma } = dependencies.database
  for (let left = tries; left > 0; left -= 1) {
    const analysis = await findCompleted(prisma, reportId)
    if (!analysis) throw analysisMissing()
    const correctionId = randomUUID()
    const result = await makeCorrection(dependencies, { analysis, correctionId, corrections })
    if (await takeCorrection(prisma, analysis, correctionId)) return result
  }
  throw correctedMeanwhile()
}

interface Making {
  analysis: CompletedAnalysis
  correctionId: string
  corrections: Correction[]
}

async function makeCorrection(
  dependencies: CorrectingDependencies,
  { analysis, correctionId, corrections }: Making,
): Promise<CorrectedResult> {
  const { objects, clock } = dependencies
  const { reportId, documentId } = analysis
  const before = await readingOf(dependencies, analysis)
  const { reading, fields } = correctReading(before.reading, corrections)
  const all = [...new Set([...before.fields, ...fields])]
  const request = { reportId, reading, fields: all, today: clock.now().toISOString().slice(0, 10) }
  const reports = { en: correctedReport(request, 'en'), es: correctedReport(request, 'es') }
  const kind = reports.en.document_kind
  const crops = await keepCrops(dependencies, analysis, reports.en)
  const schemaVersion = ANALYSIS_RESULT_VERSION
  const { extractionConfidence = null } = reading
  const made = { schemaVersion, reportId, documentId, kind, reports, crops, extractionConfidence }
  const result = analysisResultSchema.parse(made)
  const keys = correctedKeys(analysis, correctionId)
  await putJson(objects, keys.reading, { reading, fields: all } satisfies CorrectedReading)
  return { documentId, objectKey: keys.result, sha256: await putJson(objects, keys.result, result), fields }
}

async function readingOf({ objects }: CorrectingDependencies, analysis: CompletedAnalysis): Promise<CorrectedReading> {
  const { correctionId } = analysis
  try {
    if (correctionId) return await getJson<CorrectedReading>(objects, correctedKeys(analysis, correctionId).reading)
    return { reading: await getJson<PolicyReading>(objects, keyOf(analysis, 'checked')), fields: [] }
  } catch (error) {
    if (error instanceof ObjectMissing) throw readingDeleted()
    throw error
  }
}
