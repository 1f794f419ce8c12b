import { createHash } from 'node:crypto'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { type AnalysisResult, analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'

const maxResultBytes = 4 * 1024 * 1024

export interface AnnouncedResult {
  reportId: string
  documentId: string
  objectKey: string
  sha256: string
}

/** Throws unless the bytes are the announced ones, of a shape that is known, and of this very report and document. */
export async function fetchResult(objects: ObjectStore, announced: AnnouncedResult): Promise<AnalysisResult> {
  const bytes = await objects.get(announced.objectKey, { maxBytes: maxResultBytes })
  if (createHash('sha256').update(bytes).digest('hex') !== announced.sha256)
    throw new Error('the result is not the announced one')
  const result = analysisResultSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  const named = [result.reportId, result.reports.en.reportId, result.reports.es.reportId]
  const isItsOwn = named.every((reportId) => reportId === announced.reportId)
  if (!isItsOwn || result.documentId !== announced.documentId) throw new Error('the result belongs to another report')
  return result
}
