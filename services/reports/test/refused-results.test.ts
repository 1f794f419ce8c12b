import { outgoing } from '@plainpolicy/platform/events/event'
import { AnalysisCompletedSchema } from '@plainpolicy/proto/analysis'
import { ReportReadySchema } from '@plainpolicy/proto/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantedReport } from '../src/domain/testing/planted-report.ts'
import { openReports, type Reports, statusOf, submittedReport } from './open-reports.ts'
import { completed, type Subject } from './report-events-said.ts'

let reports: Reports

beforeAll(async () => {
  reports = await openReports()
})

afterAll(() => reports.close())

const another = crypto.randomUUID()
const foreign = { ...plantedReport, reportId: another }

/** Each way in which a result can be another one than was announced, and the reason that the dead letter names. */
const unsound: Record<string, [string, (one: Subject) => ReturnType<typeof completed>]> = {
  'its bytes are not the announced ones': [
    'Error: the result is not the announced one',
    (one) => completed(reports.objects, one, { announce: { sha256: 'f'.repeat(64) } }),
  ],
  'it names another report': [
    'Error: the result belongs to another report',
    (one) => completed(reports.objects, one, { change: { reportId: another } }),
  ],
  'it holds another report': [
    'Error: the result belongs to another report',
    (one) => completed(reports.objects, one, { change: { reports: { en: foreign, es: foreign } } }),
  ],
  'its Spanish is of another report': [
    'Error: the result belongs to another report',
    (one) => {
      const en = { ...plantedReport, reportId: one.reportId }
      return completed(reports.objects, one, { change: { reports: { en, es: foreign } } })
    },
  ],
  'it names another document': [
    'Error: the result belongs to another report',
    (one) => completed(reports.objects, one, { change: { documentId: another } }),
  ],
  'it has another schema version': [
    'ZodError',
    (one) => completed(reports.objects, one, { change: { schemaVersion: 3 } }),
  ],
  'it has another shape': [
    'ZodError',
    (one) => completed(reports.objects, one, { change: { reports: { en: { reportId: another } } } }),
  ],
  'it is not there': [
    'ObjectMissing',
    async ({ reportId, documentId }) => {
      const message = { reportId, documentId, objectKey: `analysis/${reportId}/none.json`, sha256: 'f'.repeat(64) }
      return outgoing(AnalysisCompletedSchema, message, { key: reportId })
    },
  ],
}

test('a result that is not what was announced is never shown: its event becomes a dead letter that says why', async () => {
  // Side by side, because each is tried for some seconds.
  const tried = Object.entries(unsound).map(async ([name, [reason, event]]) => {
    const one = await submittedReport(reports)
    const envelope = await event(one)
    await reports.events.deliver(envelope)
    const [letter] = await reports.database.prisma.$queryRaw<{ error: string; attempts: number }[]>`
      SELECT "error", "attempts" FROM "dead_letter" WHERE "event_id" = ${envelope.id}::uuid`
    expect(letter?.error.slice(0, reason.length), name).toBe(reason)
    expect(letter?.attempts).toBe(5)
    expect(await statusOf(reports, one)).toMatchObject({ status: 'processing', reportData: null })
  })
  await Promise.all(tried)
  expect(reports.events.messages(ReportReadySchema)).toEqual([])
  expect(await reports.database.prisma.reportVersion.count()).toBe(0)
})
