import { createHash } from 'node:crypto'
import { ObjectMissing, type ObjectStore, ObjectTooLarge } from '@plainpolicy/platform/ports/object-store/object-store'
import type { AnalysisResult } from '@plainpolicy/platform/report/analysis-result'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { maxCropsBytes, readCropsFile } from './crops-file.ts'

interface CopyCrops {
  objects: ObjectStore
  logger: Logger
  reportId: string
  crops: AnalysisResult['crops']
}

/**
 * Copies the pictures of a result to where they stay as long as the report: those of the analysis go after 90 days.
 * Answers their key. A report is as good without them, so that unsound or missing ones are left behind; a store that is
 * away is worth another try of the event.
 */
export async function copyCrops({ objects, logger, reportId, crops }: CopyCrops): Promise<string | null> {
  if (!crops) return null
  const bytes = await objects.get(crops.key, { maxBytes: maxCropsBytes }).catch((error) => {
    if (error instanceof ObjectMissing || error instanceof ObjectTooLarge) return null
    throw error
  })
  if (!bytes || !isSound(bytes, crops.sha256)) {
    logger.warn({ report_id: reportId }, 'the pictures of a report are not those that its result names')
    return null
  }
  // By its content: a copy that is made twice is one object.
  const key = `reports/${reportId}/crops-${crops.sha256}.json`
  await objects.put(key, bytes, { contentType: 'application/json' })
  return key
}

function isSound(bytes: Uint8Array, sha256: string): boolean {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return false
  try {
    readCropsFile(bytes)
    return true
  } catch {
    return false
  }
}
