import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishedReport, openReports, type Reports, statusOf } from './open-reports.ts'
import { completed, documentSubmitted, locked, subject, unlocked, uploadRequested } from './report-events-said.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

test('a report that was paid for is unlocked, and locked again after a refund', async () => {
  const one = await finishedReport(reports)
  expect(await statusOf(reports, one)).toMatchObject({ unlocked: false })
  await reports.events.deliver(unlocked(one, 1))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'completed', unlocked: true })
  await reports.events.deliver(locked(one, 2))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'completed', unlocked: false })
})

test('of an unlocking and a locking the later said one holds, in whichever order they come', async () => {
  const one = await finishedReport(reports)
  await reports.events.deliver(locked(one, 2))
  await reports.events.deliver(unlocked(one, 1))
  expect(await statusOf(reports, one)).toMatchObject({ unlocked: false })
  await reports.events.deliver(unlocked(one, 3))
  await reports.events.deliver(locked(one, 2))
  expect(await statusOf(reports, one)).toMatchObject({ unlocked: true })
})

test('a report may be unlocked before anything else is known of it', async () => {
  const one = subject()
  await reports.events.deliver(unlocked(one, 1))
  await reports.events.deliver(await completed(reports.objects, one))
  await reports.events.deliver(documentSubmitted(one))
  await reports.events.deliver(uploadRequested(one))
  expect(await statusOf(reports, one)).toMatchObject({ status: 'completed', unlocked: true })
})
