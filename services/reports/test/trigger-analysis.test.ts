import { AppError } from '@plainpolicy/platform/errors/app-error'
import { afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Analysis } from '../src/ports/analysis/analysis.ts'
import type { PrismaClient } from '../src/store/reports.ts'
import {
  finishedReport,
  noCorrection,
  openReports,
  pat,
  type Reports,
  sam,
  statusOf,
  submittedReport,
  unlock,
} from './open-reports.ts'
import { completed, failed, progressed, type Subject } from './report-events-said.ts'

// Longer than any test waits on purpose, and shorter than a test may take.
const longMs = 8_000

const opened: Reports[] = []

async function open(options: Parameters<typeof openReports>[0] = {}) {
  const reports = await openReports({ waitMs: longMs, ...options })
  opened.push(reports)
  return reports
}

afterEach(async () => {
  for (const reports of opened.splice(0)) await reports.close()
})

const trigger = (reports: Reports, { documentId, reportId }: Subject, as = pat) =>
  reports.post('/api/trigger-analysis', { documentId, submissionId: reportId }, as)

/** An analysis service that answers as told and remembers what it was asked. */
function askedAnalysis(answer: (reportId: string) => Promise<void> = async () => {}) {
  const restart = vi.fn<Analysis['restart']>(answer)
  return { restart, drawPage: async () => null, correct: noCorrection }
}

async function failedReport(reports: Reports, code: string): Promise<Subject> {
  const one = await submittedReport(reports)
  await reports.events.deliver(failed(one, code))
  reports.clock.advance(1_000)
  return one
}

test('a report that is there is answered at once, as often as it is asked for', async () => {
  const analysis = askedAnalysis()
  const reports = await open({ analysis })
  const one = await finishedReport(reports)
  for (const answer of [await trigger(reports, one), await trigger(reports, one)]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json().analysisData).toMatchObject({ reportId: one.reportId, version: 'free' })
  }
  expect(analysis.restart).not.toHaveBeenCalled()
})

test('an unlocked one is answered whole', async () => {
  const reports = await open()
  const one = await finishedReport(reports)
  await unlock(reports, one)
  expect((await trigger(reports, one)).json().analysisData.version).toBe('enhanced')
})

test('waits for a report that is on its way, through all its steps', async () => {
  const reports = await open()
  const one = await submittedReport(reports)
  const waiting = trigger(reports, one)
  await reports.events.deliver(progressed(one, 'read-pages'))
  await reports.events.deliver(await completed(reports.objects, one))
  const answer = await waiting
  expect(answer.statusCode).toBe(200)
  expect(answer.json().analysisData.reportId).toBe(one.reportId)
})

test('does not miss what happens while it looks', async () => {
  const real = await open()
  const one = await submittedReport(real)
  let looks = 0
  const { database, ...others } = real.dependencies
  // The second look is the first of the wait: the report comes while the old row is on its way back.
  async function findFirst(query: never) {
    const row = await database.prisma.report.findFirst(query)
    looks += 1
    if (looks === 2) {
      await real.events.deliver(await completed(real.objects, one))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return row
  }
  const prisma = new Proxy(database.prisma, {
    get: (client, name) => (name === 'report' ? { findFirst } : Reflect.get(client, name)),
  }) as PrismaClient
  const { app } = await buildApp({ ...others, database: { ...database, prisma }, waitMs: 60_000 })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/trigger-analysis',
    payload: { documentId: one.documentId, submissionId: one.reportId },
    headers: await real.headersFor(pat),
  })
  expect(answer.statusCode).toBe(200)
  expect(looks).toBe(3)
  await app.close()
})

test('lets go after its time, with the state', async () => {
  const reports = await open({ waitMs: 60 })
  const one = await submittedReport(reports)
  const answer = await trigger(reports, one)
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toEqual({ status: 'processing' })
})

test('does not hold up a service that stops', async () => {
  const reports = await openReports({ waitMs: longMs })
  const one = await submittedReport(reports)
  const waiting = trigger(reports, one)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const began = Date.now()
  await reports.close()
  expect(Date.now() - began).toBeLessThan(longMs / 2)
  expect((await waiting).statusCode).toBe(202)
})

test('starts again what failed on our side, once, and waits for it', async () => {
  const analysis = askedAnalysis()
  const reports = await open({ analysis })
  const one = await failedReport(reports, 'internal')
  const waiting = trigger(reports, one)
  await vi.waitFor(async () => expect(await statusOf(reports, one)).toMatchObject({ status: 'processing' }))
  const joining = trigger(reports, one)
  await reports.events.deliver(await completed(reports.objects, one))
  expect((await waiting).statusCode).toBe(200)
  expect((await joining).statusCode).toBe(200)
  expect(analysis.restart.mock.calls).toEqual([[one.reportId]])
})

test('tells in words when it fails once more', async () => {
  const reports = await open()
  const one = await failedReport(reports, 'internal')
  const waiting = trigger(reports, one)
  await vi.waitFor(async () => expect(await statusOf(reports, one)).toMatchObject({ status: 'processing' }))
  await reports.events.deliver(failed(one, 'internal'))
  const answer = await waiting
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'internal',
    message: expect.stringMatching(/^Analysis failed\. This can/),
  })
})

test('an analysis that was faster than our own note of it is not set back', async () => {
  const reports: Reports = await open({
    analysis: askedAnalysis(async () => reports.events.deliver(await completed(reports.objects, one))),
  })
  const one = await failedReport(reports, 'internal')
  expect((await trigger(reports, one)).statusCode).toBe(200)
  expect(await statusOf(reports, one)).toMatchObject({ status: 'completed' })
})

test.each([
  ['renters', 'This is a renters policy. We read policies of owners: home, condo, dwelling, windstorm and flood.'],
  ['outside-texas', 'This policy insures a home outside Texas. We read policies of Texas homes only.'],
])('never starts again what was refused: %s', async (code, message) => {
  const analysis = askedAnalysis()
  const reports = await open({ analysis })
  const one = await failedReport(reports, code)
  const answer = await trigger(reports, one)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ status: 422, code, message })
  expect(analysis.restart).not.toHaveBeenCalled()
})

test('a refusal that comes while it waits is told in its words', async () => {
  const reports = await open()
  const one = await submittedReport(reports)
  const waiting = trigger(reports, one)
  await reports.events.deliver(failed(one, 'renters'))
  expect((await waiting).json()).toMatchObject({ status: 422, code: 'renters' })
})

test('an analysis service that cannot be reached leaves all as it was', async () => {
  const away = new AppError({ code: 'analysis-away', status: 503, title: 'Away', detail: 'Please try again.' })
  const reports = await open({ analysis: askedAnalysis(() => Promise.reject(away)) })
  const one = await failedReport(reports, 'internal')
  expect((await trigger(reports, one)).json()).toMatchObject({ status: 503, code: 'analysis-away' })
  expect(await statusOf(reports, one)).toMatchObject({ status: 'error' })
})

test('another person’s report, another document and an unknown report are all not there', async () => {
  const reports = await open()
  const one = await finishedReport(reports)
  const other = { ...one, documentId: crypto.randomUUID() }
  const unknown = { ...one, reportId: crypto.randomUUID() }
  const answers = [await trigger(reports, one, sam), await trigger(reports, other), await trigger(reports, unknown)]
  for (const answer of answers) expect(answer.json()).toMatchObject({ status: 404, code: 'report-missing' })
})
