import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { openDatabase } from '@plainpolicy/platform/database/open-database'
import { openEmbeddedObjectStore } from '@plainpolicy/platform/ports/object-store/embedded'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { testIdentity } from '@plainpolicy/platform/testing/test-identity'
import { buildApp, type ReportsDependencies } from '../src/app.ts'
import { createPrinter } from '../src/pdf/printer.ts'
import type { Analysis } from '../src/ports/analysis/analysis.ts'
import type { ReportStatusAnswer } from '../src/routes/report-answer.ts'
import { PrismaClient } from '../src/store/gen/client.ts'
import { completed, documentSubmitted, type Subject, subject, unlocked, uploadRequested } from './report-events-said.ts'

export const pat = { userId: 'user-pat', email: 'pat@example.com' }
/** What an analysis does in tests that correct nothing. */
export const noCorrection = () => Promise.reject(new Error('nothing is corrected here'))
export const sam = { userId: 'user-sam', email: 'sam@example.com' }

/** The whole service on a real database, with files on disk, a bus that listens and a clock that stands still. */
export async function openReports(options: Partial<ReportsDependencies> = {}) {
  const logger = createLogger({ service: 'reports', level: 'silent' })
  const clock = fixedClock('2026-11-21T12:00:00.000Z')
  const directory = await mkdtemp(join(tmpdir(), 'reports-'))
  const objects = await openEmbeddedObjectStore({
    directory,
    secret: 'a-secret-for-signing-of-32-characters',
    publicPath: '/files',
    clock,
    mayRead: ['analysis/', 'reports/'],
    mayWrite: ['analysis/', 'reports/'],
  })
  const database = await openDatabase({
    url: await testDatabase('reports'),
    client: (adapter) => new PrismaClient({ adapter }),
    migrations: [new URL('../prisma/migrations/', import.meta.url)],
    logger,
  })
  const { verifyToken, headersFor } = await testIdentity('reports')
  const events = testBus()
  const analysis: Analysis = { restart: async () => {}, drawPage: async () => null, correct: noCorrection }
  const inner = { analysis, printer: createPrinter(), verifyToken, clock, logger }
  const dependencies = { database, bus: events.bus, objects, ...inner, ...options }
  const { app } = await buildApp(dependencies)

  return {
    app,
    clock,
    database,
    dependencies,
    events,
    objects,
    headersFor,
    async get(path: string, as = pat) {
      return app.inject({ url: path, headers: await headersFor(as) })
    },
    async post(path: string, payload: object, as = pat) {
      return app.inject({ method: 'POST', url: path, payload, headers: await headersFor(as) })
    },
    async close() {
      await app.close()
      await database.close()
      await rm(directory, { recursive: true })
    },
  }
}

export type Reports = Awaited<ReturnType<typeof openReports>>

/** What the page would be told. */
export async function statusOf(reports: Reports, { reportId }: Subject, version?: string): Promise<ReportStatusAnswer> {
  const answer = await reports.get(`/api/reports/${reportId}/status${version ? `?version=${version}` : ''}`)
  return answer.json()
}

/** A report on the way: uploaded and submitted, its analysis not begun. */
export async function submittedReport(reports: Reports, userId = pat.userId): Promise<Subject> {
  const one = subject(userId)
  await reports.events.deliver(uploadRequested(one))
  await reports.events.deliver(documentSubmitted(one))
  return one
}

/** A report that can be read. */
export async function finishedReport(reports: Reports, userId = pat.userId): Promise<Subject> {
  const one = await submittedReport(reports, userId)
  await reports.events.deliver(await completed(reports.objects, one))
  return one
}

/** As a payment does it. */
export const unlock = ({ events }: Reports, one: Subject): Promise<void> => events.deliver(unlocked(one, 1))
