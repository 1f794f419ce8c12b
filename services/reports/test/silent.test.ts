import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failSilent, silentAfterMs } from '../src/jobs/fail-silent.ts'
import { finishedReport, openReports, type Reports, statusOf, submittedReport } from './open-reports.ts'
import { completed, progressed } from './report-events-said.ts'

const logger = createLogger({ service: 'reports', level: 'silent' })
let reports: Reports

beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

const look = () => failSilent({ prisma: reports.database.prisma, clock: reports.clock, logger })

test('a report whose end was never heard is said to have failed in the specified words, and may be started again', async () => {
  const one = await submittedReport(reports)
  await reports.events.deliver(progressed(one, 'write-result'))
  reports.clock.advance(silentAfterMs + 1)
  await look()
  expect(await statusOf(reports, one)).toMatchObject({
    status: 'error',
    step: null,
    message: expect.stringMatching(/^Analysis failed\. This can happen/),
  })
  const again = reports.post('/api/trigger-analysis', { documentId: one.documentId, submissionId: one.reportId })
  await expect.poll(() => statusOf(reports, one)).toMatchObject({ status: 'processing' })
  await reports.events.deliver(await completed(reports.objects, one))
  expect((await again).statusCode).toBe(200)
})

test('one whose end is heard after all is shown', async () => {
  const one = await submittedReport(reports)
  reports.clock.advance(silentAfterMs + 1)
  await look()
  await reports.events.deliver(await completed(reports.objects, one))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'completed' })
})

test('one that was heard of lately, and one that is there, are left as they are', async () => {
  const done = await finishedReport(reports)
  const one = await submittedReport(reports)
  reports.clock.advance(silentAfterMs - 1)
  await look()
  expect(await statusOf(reports, one)).toMatchObject({ status: 'processing' })
  reports.clock.advance(2)
  await look()
  expect(await statusOf(reports, done)).toMatchObject({ status: 'completed' })
})
