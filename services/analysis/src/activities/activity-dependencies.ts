import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { AnalysisInput, StepName } from '../domain/analyze-policy.ts'
import { analysisProgressed } from '../events/analysis-progressed.ts'
import type { DocumentParser } from '../ports/document-parser/document-parser.ts'
import type { PrismaClient } from '../store/analyses.ts'

export interface ActivityDependencies {
  database: Database<PrismaClient>
  objects: ObjectStore
  parser: DocumentParser
  clock: Clock
}

/** Tells whoever waits that the step begins. A step that is tried again says so again; readers never go backwards. */
export const announce = ({ database }: ActivityDependencies, input: AnalysisInput, step: StepName): Promise<void> =>
  addToOutbox(database.prisma, analysisProgressed(input, step))

/** Where a step leaves what it made; the same place however often it is done. */
export const keyOf = ({ reportId, documentId }: AnalysisInput, name: string): string =>
  `analysis/${reportId}/${documentId}/${name}.json`
