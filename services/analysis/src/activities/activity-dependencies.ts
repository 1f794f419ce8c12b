import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import type { EventEnvelope } from '@plainpolicy/platform/events/event'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { AnalysisInput, StepName } from '../domain/analyze-policy.ts'
import { analysisProgressed } from '../events/analysis-progressed.ts'
import type { CountEnd } from '../measure-analyses.ts'
import type { DocumentParser, PagesRead } from '../ports/document-parser/document-parser.ts'
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
export const announce = ({ database }: ActivityDependencies, input: AnalysisInput, step: StepName): Promise<void> =>
  say(database, input, analysisProgressed(input, step))

/** Tenths of the pages: a person sees no finer steps, and a document of 300 scanned pages says no more events. */
const MOST_WORDS = 10

/**
 * Tells whoever waits how many scanned pages are read; one page alone is not worth a word. What cannot be said is left
 * unsaid: it holds up no reading. `said` resolves when all is.
 */
export function announcePages({ database }: ActivityDependencies, input: AnalysisInput) {
  let [last, saying] = [-1, Promise.resolve()]
  return {
    onPages: (pages: PagesRead): void => {
      const tenth = Math.floor((MOST_WORDS * pages.read) / pages.of)
      if (pages.of < 2 || tenth <= last) return
      last = tenth
      saying = saying.then(() => say(database, input, analysisProgressed(input, 'read-pages', pages))).catch(() => {})
    },
    said: () => saying,
  }
}

const say = ({ prisma }: ActivityDependencies['database'], input: AnalysisInput, event: EventEnvelope): Promise<void> =>
  prisma.$transaction(async (tx) => {
    if (await holdRunning(tx, input)) await addToOutbox(tx, event)
  })

/** Where a step leaves what it made; the same place however often it is done. */
export const keyOf = ({ reportId, documentId }: Pick<AnalysisInput, 'reportId' | 'documentId'>, name: string): string =>
  `analysis/${reportId}/${documentId}/${name}.json`
