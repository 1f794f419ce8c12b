import { PDF_FAULTS } from '@plainpolicy/platform/pdf/pdf-fault'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANTED } from '../src/domain/testing/planted-values.ts'
import {
  finishedReport,
  openReports,
  pat,
  type Reports,
  sam,
  statusOf,
  submittedReport,
  unlock,
} from './open-reports.ts'
import { failed, progressed, subject, uploadRequested } from './report-events-said.ts'

const analysisFailed =
  'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.'

let reports: Reports

beforeAll(async () => {
  reports = await openReports()
})

afterAll(() => reports.close())

describe('every state, in the words of the report page', () => {
  test('pending: the address was handed out', async () => {
    const one = subject()
    await reports.events.deliver(uploadRequested(one, 'Whitfield policy.pdf'))
    expect(await statusOf(reports, one)).toEqual({
      reportId: one.reportId,
      status: 'pending',
      message: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
      step: null,
      pages: null,
      policyDate: null,
      unlocked: false,
      originalFilename: 'Whitfield policy.pdf',
      createdAt: '2026-11-21T12:00:00.000Z',
      reportData: null,
    })
  })

  test('processing: submitted, and then step by step', async () => {
    const one = await submittedReport(reports)
    const message = 'Report is still being processed. Please check back in a few minutes.'
    expect(await statusOf(reports, one)).toMatchObject({ status: 'processing', message, step: null, reportData: null })
    await reports.events.deliver(progressed(one, 'read-fields'))
    expect(await statusOf(reports, one)).toMatchObject({ status: 'processing', message, step: 'read-fields' })
  })

  test('completed: the report, and the day on which the policy ends', async () => {
    const answer = await statusOf(reports, await finishedReport(reports))
    expect(answer).toMatchObject({ status: 'completed', message: null, policyDate: '2027-03-02' })
    expect(answer.reportData?.calculated_deductibles.wind_hail_deductible?.amount).toBe(8240)
  })

  test.each([
    ['internal', analysisFailed],
    ['something-new', analysisFailed],
    [
      'not-home-insurance',
      'This document is not a home-insurance policy. Please upload the declarations of your home, condo, dwelling, windstorm or flood policy.',
    ],
    ['renters', 'This is a renters policy. We read policies of owners: home, condo, dwelling, windstorm and flood.'],
    ['outside-texas', 'This policy insures a home outside Texas. We read policies of Texas homes only.'],
    [
      'unreadable',
      'We could not find any text in this document; it may be a scan or a photo. Please upload the PDF that your insurance company sent or that you can download from its website.',
    ],
  ])('error: %s', async (code, message) => {
    const one = await submittedReport(reports)
    await reports.events.deliver(failed(one, code))
    expect(await statusOf(reports, one)).toMatchObject({ status: 'error', message, step: null, reportData: null })
  })

  test.each([...PDF_FAULTS])('error: a PDF that is %s gets words of its own', async (fault) => {
    const one = await submittedReport(reports)
    await reports.events.deliver(failed(one, `pdf-${fault}`))
    expect((await statusOf(reports, one)).message).toMatch(/^This PDF .+\. Please .+\.$/)
  })
})

describe('what may be read', () => {
  test('is Free unless asked otherwise, and holds no mold or water value', async () => {
    const one = await finishedReport(reports)
    const body = (await reports.get(`/api/reports/${one.reportId}/status`)).body
    expect(JSON.parse(body).reportData.version).toBe('free')
    for (const value of Object.values(PLANTED)) {
      expect(body).not.toContain(String(value))
      expect(body).not.toContain(value.toLocaleString('en-US'))
    }
  })

  test('is Free, too, when Enhanced is asked for and not unlocked: to the letter the same answer', async () => {
    const one = await finishedReport(reports)
    const [free, asked] = await Promise.all([
      reports.get(`/api/reports/${one.reportId}/status?version=free`),
      reports.get(`/api/reports/${one.reportId}/status?version=enhanced`),
    ])
    expect(asked.json()).toMatchObject({ unlocked: false, reportData: { version: 'free' } })
    expect(asked.body).toBe(free.body)
  })

  test('is Enhanced when unlocked and asked for, and Free when not asked for', async () => {
    const one = await finishedReport(reports)
    await unlock(reports, one)
    const enhanced = await statusOf(reports, one, 'enhanced')
    expect(enhanced).toMatchObject({ unlocked: true, reportData: { version: 'enhanced' } })
    expect(enhanced.reportData?.sections.mold?.limit).toBe(PLANTED.mold)
    expect(await statusOf(reports, one)).toMatchObject({ unlocked: true, reportData: { version: 'free' } })
  })

  test('is kept by nobody on the way', async () => {
    const { reportId } = await finishedReport(reports)
    const answer = await reports.get(`/api/reports/${reportId}/status`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

describe('who may ask', () => {
  const notFound = 'Report not found or incomplete. Please try uploading your policy again.'

  test.each(['status', 'events'])('of another person’s report nobody learns that it exists: %s', async (what) => {
    const { reportId } = await finishedReport(reports, sam.userId)
    const [foreign, unknown] = await Promise.all([
      reports.get(`/api/reports/${reportId}/${what}`, pat),
      reports.get(`/api/reports/${crypto.randomUUID()}/${what}`, pat),
    ])
    const said = { status: 404, code: 'report-missing', message: notFound }
    expect(foreign.json()).toMatchObject(said)
    expect(unknown.json()).toMatchObject(said)
  })

  test('a report whose owner is not known yet is nobody’s', async () => {
    const one = subject()
    await reports.events.deliver(progressed(one, 'read-pages'))
    expect((await reports.get(`/api/reports/${one.reportId}/status`)).statusCode).toBe(404)
  })

  test('only somebody who is signed in', async () => {
    const { reportId } = await finishedReport(reports)
    for (const path of [`/api/reports/${reportId}/status`, `/api/reports/${reportId}/events`, '/api/reports']) {
      expect((await reports.app.inject({ url: path })).statusCode).toBe(401)
    }
  })

  test.each(['/api/reports/not-a-report/status', `/api/reports/${crypto.randomUUID()}/status?version=gold`])(
    'a question that makes no sense is refused: %s',
    async (path) => expect((await reports.get(path)).statusCode).toBe(400),
  )
})
