import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { openDatabase } from '@plainpolicy/platform/database/open-database'
import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { openEmbeddedObjectStore } from '@plainpolicy/platform/ports/object-store/embedded'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { testIdentity, testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { createAnalysisActivities } from '../src/activities/analysis-activities.ts'
import { buildApp } from '../src/app.ts'
import type { AnalysisSteps } from '../src/domain/analyze-policy.ts'
import { anEvidence, aReading } from '../src/domain/assessment/testing/a-reading.ts'
import { measureAnalyses } from '../src/measure-analyses.ts'
import type { DocumentParser } from '../src/ports/document-parser/document-parser.ts'
import { rulesReader } from '../src/ports/policy-reader/rules.ts'
import { createEmbeddedEngine } from '../src/ports/workflow-engine/embedded.ts'
import { PrismaClient } from '../src/store/gen/client.ts'

interface Options {
  parser?: DocumentParser
  /** Stands between the engine and the steps. */
  between?: (steps: AnalysisSteps) => AnalysisSteps
  /** What a start after a crash finds. */
  found?: { url: string; directory: string }
}

const evidence = {
  coverage_a_dwelling: anEvidence('Dwelling $400,000'),
  'deductibles.wind_hail': anEvidence('Wind/Hail 2%'),
}

const drawnPlace = { page: 1, png: 'iVBORw0K', width: 10, height: 4 }

/** A parser that finds a home policy in whatever it is given. */
export const calmParser: DocumentParser = {
  read: async () => ({ ok: true, value: { pages: [] } }),
  readPolicy: async () => ({ ok: true, value: aReading({ reading: { evidence } }) }),
  drawPlaces: async (_, places) => ({ ok: true, value: places.map((place) => ({ ...drawnPlace, path: place.path })) }),
  drawPage: async (_, page) => ({ ok: true, value: page <= 2 ? Buffer.from(`page ${page}`) : null }),
  close: async () => {},
}

const clock = fixedClock('2026-11-21T12:00:00.000Z')
const logger = createLogger({ service: 'analysis', level: 'silent' })

const openObjects = (directory: string, mayWrite: string[]) =>
  openEmbeddedObjectStore({
    directory,
    secret: 'a-secret-for-signing-of-32-characters',
    publicPath: '/files',
    clock,
    mayRead: ['uploads/', 'analysis/'],
    mayWrite,
  })

/** The whole service on a real database, with files on disk, a bus that listens and a clock that stands still. */
export async function openAnalysis({ parser = calmParser, between = (steps) => steps, found }: Options = {}) {
  const url = found?.url ?? (await testDatabase('analysis'))
  const directory = found?.directory ?? (await mkdtemp(join(tmpdir(), 'analysis-')))
  const database = await openDatabase({
    url,
    client: (adapter) => new PrismaClient({ adapter }),
    migrations: [new URL('../prisma/migrations/', import.meta.url)],
    logger,
  })
  const objects = await openObjects(directory, ['analysis/'])
  const { prisma } = database
  const metrics = createMetrics('analysis')
  const countEnd = measureAnalyses({ metrics, prisma, clock })
  const steps = between(
    createAnalysisActivities({ database, objects, parser, reader: rulesReader(parser), clock, countEnd }),
  )
  const engine = createEmbeddedEngine({ prisma, steps, clock, logger, retryAfter: [1, 1] })
  const { verifyToken, headersFor } = await testIdentity('analysis')
  const events = testBus()
  const { app } = await buildApp({
    ...{ database, bus: events.bus, objects, parser, engine, verifyToken, clock, logger, metrics, countEnd },
  })
  async function stop() {
    await app.close()
    await database.close()
  }
  async function close() {
    await stop()
    await rm(directory, { recursive: true, force: true })
  }
  /** As `documents` does. */
  async function deleteUpload(key: string) {
    await (await openObjects(directory, ['uploads/'])).delete(key)
  }
  return {
    app,
    deleteUpload,
    clock,
    database,
    events,
    headersFor,
    objects,
    prisma,
    found: { url, directory },
    stop,
    close,
  }
}

export type Analysis = Awaited<ReturnType<typeof openAnalysis>>

interface Submission {
  reportId: string
  documentId: string
  event: EventEnvelope
}

/** Uploads the file, as `documents` does, and answers the event that tells of it, or of something else where a test says so. */
export async function submission(
  { found: { directory } }: Analysis,
  file: Uint8Array,
  change: { sha256?: string; objectKey?: string } = {},
): Promise<Submission> {
  const [reportId, documentId] = [crypto.randomUUID(), crypto.randomUUID()]
  const objectKey = `uploads/${documentId}.pdf`
  const uploads = await openObjects(directory, ['uploads/'])
  await uploads.put(objectKey, file, { contentType: 'application/pdf' })
  const sha256 = createHash('sha256').update(file).digest('hex')
  const message = { reportId, documentId, userId: 'user-pat', objectKey, sha256, ...change }
  return { reportId, documentId, event: outgoing(DocumentSubmittedSchema, message, { key: reportId }) }
}

interface Asking {
  audience?: string
  secret?: string
}

/** Asks the service to go on with a report's analysis, as `reports` does. */
export const restart = async ({ app }: Analysis, reportId: string, asking: Asking = {}) =>
  app.inject({ method: 'POST', url: `/internal/analyses/${reportId}/restart`, headers: await asReports(asking) })

/** Asks for the picture of a page, as `reports` does. */
export const pageOf = async ({ app }: Analysis, reportId: string, page: number | string) =>
  app.inject({ url: `/internal/analyses/${reportId}/pages/${page}`, headers: await asReports({}) })

async function asReports({ audience = 'analysis', secret = testServiceSecret }: Asking) {
  return { authorization: `Bearer ${await createServiceToken({ service: 'reports', audience, secret })}` }
}
