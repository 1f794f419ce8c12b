import { createHash } from 'node:crypto'
import { ObjectMissing, type ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import type { AnalysisInput, AnalysisResultKey } from '../domain/analyze-policy.ts'
import { keyOf } from './activity-dependencies.ts'
import { correctedKeys } from './corrected-keys.ts'

const maxResultBytes = 4 * 1024 * 1024

type Ended = Pick<AnalysisInput, 'reportId' | 'documentId'> & { correctionId: string | null }

/** The newest result of an analysis: of its last correction, or else of `write-result`; null once that was deleted. */
export async function storedResult(objects: ObjectStore, analysis: Ended): Promise<AnalysisResultKey | null> {
  const { correctionId } = analysis
  const objectKey = correctionId ? correctedKeys(analysis, correctionId).result : keyOf(analysis, 'result')
  const bytes = await objects.get(objectKey, { maxBytes: maxResultBytes }).catch((error) => {
    if (error instanceof ObjectMissing) return null
    throw error
  })
  if (!bytes) return null
  const { schemaVersion, kind } = analysisResultSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  return { objectKey, sha256: createHash('sha256').update(bytes).digest('hex'), schemaVersion, kind }
}
