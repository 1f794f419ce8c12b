import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { AnalysisInput, StepName } from '../domain/analyze-policy.ts'
import { analysisProgressed } from '../events/analysis-progressed.ts'
import type { CountEnd } from '../measure-analyses.ts'
import type { DocumentParser } from '../ports/document-parser/document-parser.ts'
import type { PolicyReader } from '../ports/policy-reader/policy-reader.ts'
import { holdRunning, type PrismaClient } from '../store/analyses.ts'

export interface ActivityDependencies {
  database: Database<PrismaClient>
  objects: ObjectStore
  parser: DocumentParser
  reader: PolicyReader
  clock: Clock
  countEnd: CountEnd
}

/**
 * Tells whoever waits that the step begins. A step that is tried again says so again; readers never go backwards. Nothing
 * is said of an analysis that has ended: an engine may begin a step late, and its report would be on its way for ever.
 */
export async function announce(
  { database }: ActivityDependencies,
  input: AnalysisInput,
  step: StepName,
): Promise<void> {
  await database.prisma.$transaction(async (tx) => {
    if (await holdRunning(tx, input)) await addToOutbox(tx, analysisProgressed(input, step))
  })
}

/** Where a step leaves what it made; the same place however often it is done. */
export const keyOf = ({ reportId, documentId }: Pick<AnalysisInput, 'reportId' | 'documentId'>, name: string): string =>
  `analysis/${reportId}/${documentId}/${name}.json`
