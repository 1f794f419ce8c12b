import { createHttpApp } from '@plainpolicy/platform/http/app'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listenToReportChanges, type ReportChanges } from '../src/live/report-changes.ts'
import { reportEvents } from '../src/routes/report-events.ts'
import { finishedReport, openReports, pat, type Reports, submittedReport } from './open-reports.ts'
import { openStream } from './open-stream.ts'
import {
  completed,
  failed,
  locked,
  progressed,
  type Subject,
  subject,
  unlocked,
  uploadRequested,
} from './report-events-said.ts'

const processing = 'Report is still being processed. Please check back in a few minutes.'
let reports: Reports

beforeEach(async () => {
  reports = await openReports()
})

afterEach(() => reports.close())

const stream = async ({ reportId }: Subject, app = reports.app) =>
  openStream({ app, reportId, headers: await reports.headersFor(pat) })

/** The route alone, with its times shortened, and who watches counted. */
async function eventsAlone(times: { heartbeatMs?: number; longestMs?: number }) {
  const { verifyToken, logger, database } = reports.dependencies
  const app = await createHttpApp({ service: 'reports', logger, verifyToken })
  const real = await listenToReportChanges(database)
  const watching = new Set<string>()
  const changes: ReportChanges = {
    watch(reportId, onChange) {
      const unwatch = real.watch(reportId, onChange)
      watching.add(reportId)
      return () => {
        unwatch()
        watching.delete(reportId)
      }
    },
  }
  reportEvents(app, { prisma: database.prisma, changes, ...times })
  onTestFinished(() => app.close())
  return { app, watching }
}

test('sends the present state first, then each change', async () => {
  const one = subject()
  await reports.events.deliver(uploadRequested(one))
  const { answer, nextStatus } = await stream(one)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  })
  expect(await nextStatus()).toMatchObject({ status: 'pending', step: null })
  for (const step of ['fetch-document', 'read-pages', 'write-result']) {
    await reports.events.deliver(progressed(one, step))
    expect(await nextStatus()).toEqual({
      status: 'processing',
      step,
      pages: null,
      message: processing,
      unlocked: false,
    })
  }
  await reports.events.deliver(await completed(reports.objects, one))
  expect(await nextStatus()).toEqual({ status: 'completed', step: null, pages: null, message: null, unlocked: false })
})

test('tells how many scanned pages are read, until the next step', async () => {
  const one = await submittedReport(reports)
  const { nextStatus } = await stream(one)
  await nextStatus()
  await reports.events.deliver(progressed(one, 'read-pages'))
  expect(await nextStatus()).toMatchObject({ step: 'read-pages', pages: null })
  for (const pagesRead of [0, 6, 12]) {
    await reports.events.deliver(progressed(one, 'read-pages', { pagesRead, pages: 12 }))
    expect(await nextStatus()).toMatchObject({ step: 'read-pages', pages: { read: pagesRead, of: 12 } })
  }
  await reports.events.deliver(progressed(one, 'read-fields'))
  expect(await nextStatus()).toMatchObject({ step: 'read-fields', pages: null })
})

test('says nothing twice', async () => {
  const one = await submittedReport(reports)
  const { nextStatus } = await stream(one)
  expect(await nextStatus()).toMatchObject({ status: 'processing', step: null })
  await reports.events.deliver(progressed(one, 'read-fields'))
  expect(await nextStatus()).toMatchObject({ step: 'read-fields' })
  await reports.events.deliver(progressed(one, 'read-pages'))
  await reports.events.deliver(failed(one, 'renters'))
  expect(await nextStatus()).toMatchObject({ status: 'error', message: expect.stringMatching(/^This is a renters/) })
  expect(await nextStatus()).toBeNull()
})

test('of a report that is there tells when it is unlocked and locked', async () => {
  const one = await finishedReport(reports)
  const { nextStatus } = await stream(one)
  expect(await nextStatus()).toMatchObject({ status: 'completed', unlocked: false })
  await reports.events.deliver(unlocked(one, 1))
  expect(await nextStatus()).toMatchObject({ status: 'completed', unlocked: true })
  await reports.events.deliver(locked(one, 2))
  expect(await nextStatus()).toMatchObject({ status: 'completed', unlocked: false })
})

test('tells everybody who looks, and nobody of another report', async () => {
  const [one, other] = [await submittedReport(reports), await submittedReport(reports)]
  const [first, second, third] = await Promise.all([stream(one), stream(one), stream(other)])
  for (const { nextStatus } of [first, second, third]) await nextStatus()
  await reports.events.deliver(progressed(one, 'read-pages'))
  await reports.events.deliver(progressed(other, 'fetch-document'))
  expect(await first.nextStatus()).toMatchObject({ step: 'read-pages' })
  expect(await second.nextStatus()).toMatchObject({ step: 'read-pages' })
  expect(await third.nextStatus()).toMatchObject({ step: 'fetch-document' })
})

test('a sign of life comes while nothing else does', async () => {
  const { app } = await eventsAlone({ heartbeatMs: 30 })
  const { next } = await stream(await submittedReport(reports), app)
  // On a busy machine the first one may come before the state has been read.
  const blocks: (string | null)[] = []
  while (blocks.filter((block) => block === ': still here').length < 2) {
    blocks.push(await next())
    expect(blocks).not.toContain(null)
  }
})

test('who goes away is not watched for any more', async () => {
  const { app, watching } = await eventsAlone({})
  const one = await submittedReport(reports)
  const { nextStatus, leave } = await stream(one, app)
  await nextStatus()
  expect([...watching]).toEqual([one.reportId])
  leave()
  await vi.waitFor(() => expect(watching.size).toBe(0))
})

test('neither is who has heard the end', async () => {
  const { app, watching } = await eventsAlone({})
  const one = await submittedReport(reports)
  await reports.events.deliver(failed(one, 'renters'))
  const { next } = await stream(one, app)
  while ((await next()) !== null);
  await vi.waitFor(() => expect(watching.size).toBe(0))
})

test('a stream ends by itself after its time', async () => {
  const { app, watching } = await eventsAlone({ longestMs: 1_500 })
  const { nextStatus } = await stream(await submittedReport(reports), app)
  expect(await nextStatus()).toMatchObject({ status: 'processing' })
  expect(await nextStatus()).toBeNull()
  await vi.waitFor(() => expect(watching.size).toBe(0))
})

test('streams that are open do not keep the service from stopping', async () => {
  const other = await openReports()
  const one = await submittedReport(other)
  const { reportId } = one
  const { nextStatus } = await openStream({ app: other.app, reportId, headers: await other.headersFor(pat) })
  await nextStatus()
  await other.close()
  expect(await nextStatus()).toBeNull()
})
