import type { EventEnvelope } from '@plainpolicy/platform/events/event'
import { ReportReadySchema } from '@plainpolicy/proto/reports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openReports, type Reports, statusOf, submittedReport } from './open-reports.ts'
import {
  completed,
  documentSubmitted,
  failed,
  progressed,
  type Subject,
  subject,
  uploadRequested,
} from './report-events-said.ts'

let reports: Reports

beforeAll(async () => {
  reports = await openReports()
})

afterAll(() => reports.close())

const deliver = async (...events: EventEnvelope[]) => {
  for (const event of events) await reports.events.deliver(event)
}

const ready = ({ reportId }: Subject) =>
  reports.events.messages(ReportReadySchema).filter((message) => message.reportId === reportId)

/** All that was said has left the outbox. */
const said = () =>
  vi.waitFor(async () => expect(await reports.database.prisma.$queryRaw`SELECT 1 FROM "outbox"`).toEqual([]), 5_000)

function orders<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((first) => orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}

test.each(orders(['uploaded', 'submitted', 'progressed', 'completed']))(
  'the report is there after %s, %s, %s, %s, and its owner is told once',
  async (...order) => {
    const one = subject()
    const events: Record<string, EventEnvelope> = {
      uploaded: uploadRequested(one, 'my policy.pdf'),
      submitted: documentSubmitted(one),
      progressed: progressed(one, 'read-pages'),
      completed: await completed(reports.objects, one),
    }
    for (const name of order) await deliver(events[name] as EventEnvelope)
    const answer = await statusOf(reports, one)
    expect(answer).toMatchObject({ status: 'completed', step: null, message: null, originalFilename: 'my policy.pdf' })
    expect(answer.reportData?.reportId).toBe(one.reportId)
    await said()
    expect(ready(one)).toMatchObject([{ userId: one.userId, version: 1 }])
  },
)

test.each(orders(['uploaded', 'submitted', 'failed']))('the failure is seen after %s, %s, %s', async (...order) => {
  const one = subject()
  const events: Record<string, EventEnvelope> = {
    uploaded: uploadRequested(one),
    submitted: documentSubmitted(one),
    failed: failed(one, 'renters'),
  }
  for (const name of order) await deliver(events[name] as EventEnvelope)
  expect(await statusOf(reports, one)).toMatchObject({ status: 'error', reportData: null })
  expect(ready(one)).toEqual([])
})

test('nobody is told while the owner is not known', async () => {
  const one = subject()
  await deliver(progressed(one, 'fetch-document'), await completed(reports.objects, one))
  await said()
  expect(ready(one)).toEqual([])
  await deliver(documentSubmitted(one))
  await said()
  expect(ready(one)).toHaveLength(1)
})

test('an event that is delivered again changes nothing', async () => {
  const one = await submittedReport(reports)
  const event = await completed(reports.objects, one)
  await deliver(event, event, documentSubmitted(one), uploadRequested(one))
  await said()
  expect(ready(one)).toHaveLength(1)
  expect(await statusOf(reports, one)).toMatchObject({ status: 'completed' })
})

test('the same result said anew is the same version', async () => {
  const one = await submittedReport(reports)
  const first = await completed(reports.objects, one)
  await deliver(first, { ...first, id: crypto.randomUUID() })
  await said()
  expect(ready(one)).toHaveLength(1)
})

test('another result is a new version, of which the owner is told once more', async () => {
  const one = await submittedReport(reports)
  await deliver(await completed(reports.objects, one))
  const { plantedReport } = await import('../src/domain/testing/planted-report.ts')
  const report = { ...plantedReport, reportId: one.reportId, total_insured_value: 500_000 }
  await deliver(await completed(reports.objects, one, { change: { reports: { en: report, es: report } } }))
  await said()
  expect(ready(one)).toMatchObject([{ version: 1 }, { version: 2 }])
  expect((await statusOf(reports, one)).reportData?.total_insured_value).toBe(500_000)
})

test('what failed on our side goes on, and comes to its report', async () => {
  const one = await submittedReport(reports)
  await deliver(progressed(one, 'read-fields'), failed(one, 'internal'))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'error', step: null })
  await deliver(progressed(one, 'assess-policy'))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'processing', step: 'assess-policy' })
  await deliver(await completed(reports.objects, one))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'completed', step: null })
})

test('a step that is done again after a crash is not shown as going back', async () => {
  const one = await submittedReport(reports)
  await deliver(progressed(one, 'check-fields'), progressed(one, 'read-pages'))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'processing', step: 'check-fields' })
})

test('pages that are read again after a crash are not shown as going back, and late ones not at all', async () => {
  const one = await submittedReport(reports)
  await deliver(progressed(one, 'read-pages', { pagesRead: 5, pages: 12 }))
  await deliver(progressed(one, 'read-pages'), progressed(one, 'read-pages', { pagesRead: 0, pages: 12 }))
  expect(await statusOf(reports, one)).toMatchObject({ step: 'read-pages', pages: { read: 5, of: 12 } })
  await deliver(progressed(one, 'read-fields'), progressed(one, 'read-pages', { pagesRead: 12, pages: 12 }))
  expect(await statusOf(reports, one)).toMatchObject({ step: 'read-fields', pages: null })
})

test('an earlier step of another document is that document’s', async () => {
  const one = await submittedReport(reports)
  const next = { ...one, documentId: crypto.randomUUID() }
  await deliver(progressed(one, 'check-fields'), progressed(next, 'read-pages'))
  const row = await reports.database.prisma.report.findUnique({ where: { reportId: one.reportId } })
  expect(row).toMatchObject({ documentId: next.documentId, status: 'processing', step: 'read-pages' })
})

test('a failed report goes on with a step that nobody here knows', async () => {
  const one = await submittedReport(reports)
  await deliver(failed(one, 'internal'), progressed(one, 'dream-of-policies'))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'processing', step: null })
})
