import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantedReport } from '../src/domain/testing/planted-report.ts'
import { PLANTED } from '../src/domain/testing/planted-values.ts'
import { finishedReport, openReports, pat, type Reports, submittedReport, unlock } from './open-reports.ts'
import { completed, failed, type Subject } from './report-events-said.ts'

let reports: Reports

beforeAll(async () => {
  reports = await openReports()
})

afterAll(() => reports.close())

const ask = async ({ reportId }: Subject, query = '') =>
  (await reports.get(`/api/reports/${reportId}/status${query}`)).json()

const trigger = async ({ documentId, reportId }: Subject, query: string) =>
  (await reports.post(`/api/trigger-analysis${query}`, { documentId, submissionId: reportId })).json()

test('a report is answered in English unless Spanish is asked for', async () => {
  const one = await finishedReport(reports)
  expect((await ask(one)).reportData).toMatchObject({ language: 'en', version: 'free' })
  expect((await ask(one, '?language=es')).reportData).toMatchObject({ language: 'es', version: 'free' })
  expect((await trigger(one, '?language=es')).analysisData).toMatchObject({ language: 'es', version: 'free' })
  await unlock(reports, one)
  expect((await ask(one, '?language=es&version=enhanced')).reportData).toMatchObject({
    language: 'es',
    version: 'enhanced',
    warnings: expect.arrayContaining([expect.objectContaining({ message: 'La vigencia terminó.' })]),
  })
  expect((await trigger(one, '?language=es')).analysisData).toMatchObject({ language: 'es', version: 'enhanced' })
})

test.each(['en', 'es'])(
  'a locked report holds no mold, water or Enhanced value, however it is asked for: %s',
  async (language) => {
    const one = await finishedReport(reports)
    const paths = ['free', 'enhanced'].map(
      (version) => `/api/reports/${one.reportId}/status?language=${language}&version=${version}`,
    )
    for (const path of paths) {
      const { body } = await reports.get(path)
      expect(JSON.parse(body).reportData.version).toBe('free')
      for (const value of Object.values(PLANTED)) {
        expect(body).not.toContain(String(value))
        expect(body).not.toContain(value.toLocaleString('en-US'))
      }
    }
  },
)

test('a result of the first version, which was English alone, answers both', async () => {
  const one = await submittedReport(reports)
  const { language: _, ...report } = { ...plantedReport, reportId: one.reportId }
  const first = { schemaVersion: 1, report, reports: undefined, crops: undefined }
  await reports.events.deliver(await completed(reports.objects, one, { change: first }))
  expect((await ask(one, '?language=es')).reportData).toEqual((await ask(one)).reportData)
})

test('a result from before it told how much of it is expected to be right is kept without that', async () => {
  const one = await submittedReport(reports)
  const { reportId } = one
  await reports.events.deliver(await completed(reports.objects, one, { change: { extractionConfidence: undefined } }))
  const version = await reports.database.prisma.reportVersion.findFirst({ where: { reportId } })
  expect(version).toMatchObject({ version: 1, extractionConfidence: null })
})

test('a version that was kept before there was Spanish is answered in English', async () => {
  const one = await finishedReport(reports)
  const where = { reportId: one.reportId }
  await reports.database.prisma
    .$executeRaw`UPDATE "report_version" SET "enhanced_es" = NULL, "free_es" = NULL WHERE "report_id" = ${where.reportId}::uuid`
  expect((await ask(one, '?language=es')).reportData).toMatchObject({ language: 'en', version: 'free' })
})

test('what became of a document is told in the language asked for', async () => {
  const one = await submittedReport(reports)
  expect((await ask(one, '?language=es')).message).toMatch(/^Todavía estamos preparando su reporte/)
  await reports.events.deliver(failed(one, 'renters'))
  expect((await ask(one, '?language=es')).message).toMatch(/^Esta es una póliza de inquilino/)
  expect((await trigger(one, '?language=es')).message).toMatch(/^Esta es una póliza de inquilino/)
  expect((await ask(one)).message).toMatch(/^This is a renters policy/)
})

test('a language that we do not write is refused', async () => {
  const { reportId } = await finishedReport(reports)
  expect((await reports.get(`/api/reports/${reportId}/status?language=fr`, pat)).statusCode).toBe(400)
})
