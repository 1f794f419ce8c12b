import { createHash } from 'node:crypto'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { AnalysisResult } from '@plainpolicy/platform/report/analysis-result'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { inSpan } from '@plainpolicy/platform/telemetry/span'
import type { AnalysisInput } from '../domain/analyze-policy.ts'
import type { Place } from '../ports/document-parser/document-parser.ts'
import { type ActivityDependencies, keyOf } from './activity-dependencies.ts'
import { maxDocumentBytes } from './reading-activities.ts'
import { putJson } from './stored-json.ts'

/**
 * Leaves small pictures of the places that the report points to. A report is as good without them: whatever goes wrong is
 * told by the span alone.
 */
export async function keepCrops(
  { objects, parser }: Pick<ActivityDependencies, 'objects' | 'parser'>,
  input: AnalysisInput,
  report: ReportData,
): Promise<AnalysisResult['crops']> {
  const attributes = { 'plainpolicy.report_id': input.reportId }
  const draw = async () => {
    const bytes = await objects.get(input.objectKey, { maxBytes: maxDocumentBytes })
    const drawn = await parser.drawPlaces(bytes, placesIn(report))
    if (!drawn.ok) throw new Error(drawn.fault)
    return putByContent(objects, input, { crops: drawn.value })
  }
  return inSpan({ service: 'analysis', name: 'draw-places', attributes }, draw).catch(() => null)
}

/** Under its own content's name: the pictures that a result names are never overwritten by those of another one. */
async function putByContent(objects: ObjectStore, input: AnalysisInput, value: object) {
  const sha256 = createHash('sha256').update(JSON.stringify(value)).digest('hex')
  const key = keyOf(input, `crops-${sha256}`)
  return { key, sha256: await putJson(objects, key, value) }
}

/** What is uncertain first: its picture is all that there is to go by. */
function placesIn({ evidence, uncertain = [] }: ReportData): Place[] {
  const doubtful = uncertain.map(({ path, page, box }) => ({ path, page, box }))
  const places = [...doubtful, ...Object.entries(evidence).map(([path, { page, box }]) => ({ path, page, box }))]
  // Of what a person read, the page may be all that is known.
  return places.filter(({ box: [left, , right] }) => right > left)
}
