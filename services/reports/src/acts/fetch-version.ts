import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { copyCrops } from '../crops/copy-crops.ts'
import { freeVersion } from '../domain/free-version.ts'
import type { MadeVersion } from '../store/reports.ts'
import { type AnnouncedResult, fetchResult } from './fetch-result.ts'

/** Fetches a result and makes all of it that is kept: both versions in both languages, and the pictures of its places. */
export async function fetchVersion(
  { objects, logger }: { objects: ObjectStore; logger: Logger },
  announced: AnnouncedResult,
): Promise<MadeVersion> {
  const { reports, crops, extractionConfidence } = await fetchResult(objects, announced)
  const { reportId, documentId, sha256 } = announced
  const cropsKey = await copyCrops({ objects, logger, reportId, crops })
  const free = { en: freeVersion(reports.en), es: freeVersion(reports.es) }
  return { documentId, enhanced: reports, free, sha256, cropsKey, extractionConfidence }
}
