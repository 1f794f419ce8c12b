import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishedReport, openReports, pat, type Reports, sam, submittedReport } from './open-reports.ts'
import { failed, subject, uploadRequested } from './report-events-said.ts'

let reports: Reports

beforeEach(async () => {
  reports = await openReports()
})

afterEach(() => reports.close())

const list = async (as = pat) => (await reports.get(`/api/reports?userId=${as.email}`, as)).json().reports

test('holds the caller’s own reports, newest first, with their state', async () => {
  const first = await finishedReport(reports)
  reports.clock.advance(60_000)
  const second = await submittedReport(reports)
  reports.clock.advance(60_000)
  await finishedReport(reports, sam.userId)
  const third = await submittedReport(reports)
  reports.clock.advance(1_000)
  await reports.events.deliver(failed(third, 'renters'))
  const originalFilename = 'policy.pdf'
  expect(await list()).toEqual([
    {
      reportId: third.reportId,
      originalFilename,
      status: 'error',
      createdAt: '2026-11-21T12:02:00.000Z',
      updatedAt: '2026-11-21T12:02:01.000Z',
    },
    {
      reportId: second.reportId,
      originalFilename,
      status: 'processing',
      createdAt: '2026-11-21T12:01:00.000Z',
      updatedAt: '2026-11-21T12:01:00.000Z',
    },
    {
      reportId: first.reportId,
      originalFilename,
      status: 'completed',
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    },
  ])
})

test('an address that was asked for and never used is not a report, however many there are', async () => {
  const { reportId } = await finishedReport(reports)
  const at = reports.clock.now()
  const later = new Date(at.getTime() + 1)
  const unused = Array.from({ length: 250 }, () => {
    return { reportId: crypto.randomUUID(), userId: pat.userId, createdAt: later, updatedAt: later }
  })
  await reports.database.prisma.report.createMany({ data: unused })
  await reports.events.deliver(uploadRequested(subject()))
  expect(await list()).toMatchObject([{ reportId }])
})

test('of somebody without reports it is empty', async () => {
  await finishedReport(reports)
  expect(await list(sam)).toEqual([])
})
