import { fromBinary } from '@bufbuild/protobuf'
import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { AppError } from '@plainpolicy/platform/errors/app-error'
import type { Correction } from '@plainpolicy/platform/report/correction'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { AnalysisCompletedSchema } from '@plainpolicy/proto/analysis'
import { ReportCorrectedSchema, ReportReadySchema } from '@plainpolicy/proto/reports'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plantedReport } from '../src/domain/testing/planted-report.ts'
import type { Analysis } from '../src/ports/analysis/analysis.ts'
import { finishedReport, openReports, pat, type Reports, statusOf, submittedReport } from './open-reports.ts'
import { completed, type Subject } from './report-events-said.ts'

let reports: Reports
let one: Subject
let correct: Analysis['correct']

beforeEach(async () => {
  reports = await openReports({
    analysis: { restart: async () => {}, drawPage: async () => null, correct: (...asked) => correct(...asked) },
  })
  one = await finishedReport(reports)
  correct = corrected
})

afterEach(() => reports.close())

/** An analysis that takes the value for Coverage A, whatever it is asked for. */
async function corrected(reportId: string, [first]: Correction[]) {
  const limit = Number(first?.value)
  const report: ReportData = {
    ...plantedReport,
    reportId,
    property_coverage_limits: { ...plantedReport.property_coverage_limits, coverage_a_dwelling: limit },
  }
  const event = await completed(reports.objects, one, { change: { reports: { en: report, es: report } } })
  const { documentId, objectKey, sha256 } = fromBinary(AnalysisCompletedSchema, event.payload)
  return { documentId, objectKey, sha256, fields: ['coverage_a_dwelling'] }
}

const wish = (value = '450000') => ({
  corrections: [{ path: 'property_coverage_limits.coverage_a_dwelling', value }],
  reason: 'misread',
})

async function asOperator({ reportId }: Subject, payload: object = wish()) {
  const token = await createServiceToken({ service: 'operator', audience: 'reports', secret: testServiceSecret })
  return reports.app.inject({
    method: 'POST',
    url: `/internal/reports/${reportId}/correct`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
}

const said = () => reports.events.messages(ReportCorrectedSchema)
const limitOf = async () => (await statusOf(reports, one)).reportData?.property_coverage_limits.coverage_a_dwelling

test('a correction makes a new version, keeps the old one and tells the owner once', async () => {
  const answer = await asOperator(one)
  expect(answer.json()).toEqual({ reportId: one.reportId, version: 2 })
  expect(await limitOf()).toBe(450_000)
  const versions = await reports.database.prisma.reportVersion.findMany({ orderBy: { version: 'asc' } })
  const limits = versions.map(({ enhanced }) => (enhanced as ReportData).property_coverage_limits.coverage_a_dwelling)
  expect(limits).toEqual([412_000, 450_000])
  expect(versions.map(({ extractionConfidence }) => extractionConfidence)).toEqual([0.982, expect.any(Number)])
  await expect
    .poll(said)
    .toMatchObject([{ reportId: one.reportId, userId: one.userId, version: 2, paths: ['coverage_a_dwelling'] }])
  expect(reports.events.messages(ReportReadySchema)).toMatchObject([{ version: 1 }])
})

test('what was corrected, by whom and why is kept', async () => {
  await asOperator(one)
  expect(await reports.database.prisma.correction.findMany()).toMatchObject([
    { version: 2, fromVersion: 1, paths: ['coverage_a_dwelling'], reason: 'misread', correctedBy: 'operator' },
  ])
})

test('the same correction asked for twice is one; another one is a further version', async () => {
  expect((await asOperator(one)).json().version).toBe(2)
  expect((await asOperator(one)).json().version).toBe(2)
  expect((await asOperator(one, wish('460000'))).json().version).toBe(3)
  expect((await asOperator(one)).json().version).toBe(4)
  await expect.poll(said).toHaveLength(3)
})

test('of two corrections at once the later result is the newest version', async () => {
  const values = ['450000', '460000']
  const made: number[] = []
  correct = async (...asked) => {
    const isFirst = made.push(Number(asked[1][0]?.value)) === 1
    const result = await corrected(...asked)
    // The answer to the first is on its way for longer.
    await new Promise((resolve) => setTimeout(resolve, isFirst ? 500 : 0))
    return result
  }
  const answers = await Promise.all(values.map((value) => asOperator(one, wish(value))))
  expect(answers.map((answer) => answer.json().version).sort()).toEqual([2, 3])
  expect(await limitOf()).toBe(made.at(-1))
  expect(await reports.database.prisma.correction.count()).toBe(2)
})

test('the first result, said anew after a correction, does not take it back', async () => {
  const first = await completed(reports.objects, one)
  await asOperator(one)
  await reports.events.deliver(first)
  expect(await limitOf()).toBe(450_000)
})

test('an admin may correct, and nobody else who is signed in', async () => {
  const path = `/api/admin/reports/${one.reportId}/correct`
  expect((await reports.post(path, wish())).statusCode).toBe(403)
  const headers = await reports.headersFor({ ...pat, userId: 'user-admin', roles: ['admin'] })
  const answer = await reports.app.inject({ method: 'POST', url: path, headers, payload: wish() })
  expect(answer.json().version).toBe(2)
  expect(await reports.database.prisma.correction.findMany()).toMatchObject([{ correctedBy: 'user-admin' }])
})

test('what the analysis refuses is refused in its words, and nothing changes', async () => {
  correct = () =>
    Promise.reject(new AppError({ code: 'page-unsaid', status: 422, title: 'No', detail: 'Say the page.' }))
  expect((await asOperator(one)).json()).toMatchObject({ status: 422, code: 'page-unsaid', message: 'Say the page.' })
  expect(await limitOf()).toBe(412_000)
  expect(said()).toEqual([])
})

test('a report that is unknown or not there yet cannot be corrected', async () => {
  const under = await submittedReport(reports)
  expect((await asOperator({ ...one, reportId: crypto.randomUUID() })).json()).toMatchObject({ status: 404 })
  expect((await asOperator(under)).json()).toMatchObject({ status: 409, code: 'not-finished' })
})
