import { expect, onTestFinished, test } from 'vitest'
import { finishedReport, openReports, submittedReport } from './open-reports.ts'

test('a report that seems to wait for ever is seen; one that is done is not', async () => {
  const reports = await openReports()
  onTestFinished(() => reports.close())
  await finishedReport(reports)
  await submittedReport(reports)
  const overdue = async () =>
    /^reports_overdue\{service="reports"\} (\d+)$/m.exec((await reports.app.inject('/metrics')).body)?.[1]
  expect(await overdue()).toBe('0')
  reports.clock.advance(15 * 60 * 1_000 + 1)
  expect(await overdue()).toBe('1')
})
