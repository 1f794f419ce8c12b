import { createHash } from 'node:crypto'
import { createServiceToken } from '@plainpolicy/platform/auth/service-token'
import { analysisResultSchema } from '@plainpolicy/platform/report/analysis-result'
import { testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { AnalysisCompletedSchema } from '@plainpolicy/proto/analysis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Analysis, openAnalysis, restart, submission } from './open-analysis.ts'

let analysis: Analysis

beforeAll(async () => {
  analysis = await openAnalysis()
})

afterAll(() => analysis.close())

async function completed() {
  const before = analysis.events.messages(AnalysisCompletedSchema).length
  const one = await submission(analysis, Buffer.from('%PDF-1.7 a policy'))
  await analysis.events.deliver(one.event)
  const said = await analysis.events.heard(AnalysisCompletedSchema, { count: before + 1 })
  return { ...one, result: said.at(-1)?.objectKey ?? '' }
}

const correct = async (reportId: string, corrections: object[]) => {
  const token = await createServiceToken({ service: 'reports', audience: 'analysis', secret: testServiceSecret })
  return analysis.app.inject({
    method: 'POST',
    url: `/internal/analyses/${reportId}/correct`,
    headers: { authorization: `Bearer ${token}` },
    payload: { corrections },
  })
}

const resultAt = async (key: string) =>
  analysisResultSchema.parse(
    JSON.parse(Buffer.from(await analysis.objects.get(key, { maxBytes: 4_000_000 })).toString('utf8')),
  )

/** The key of the result that is said when `reports` asks for the end once more. */
async function saidAnew(reportId: string): Promise<string> {
  const before = analysis.events.messages(AnalysisCompletedSchema).length
  expect((await restart(analysis, reportId)).json()).toEqual({ state: 'completed' })
  const said = await analysis.events.heard(AnalysisCompletedSchema, { count: before + 1 })
  return said.at(-1)?.objectKey ?? ''
}

test('a corrected value makes another result in both languages; the first one stays', async () => {
  const { reportId, documentId, result } = await completed()
  const first = await resultAt(result)
  const answer = await correct(reportId, [{ path: 'calculated_deductibles.wind_hail_deductible', value: '$5,000' }])
  expect(answer.json()).toMatchObject({ documentId, fields: ['deductibles.wind_hail'] })
  const { reports, extractionConfidence, ...named } = await resultAt(answer.json().objectKey)
  expect(extractionConfidence).toBeGreaterThan(first.extractionConfidence ?? 1)
  expect(named).toMatchObject({ schemaVersion: 2, reportId, documentId })
  for (const report of [reports.en, reports.es]) {
    expect(report.calculated_deductibles.wind_hail_deductible?.amount).toBe(5_000)
    expect(report.evidence['deductibles.wind_hail']).toMatchObject({ found: 'person' })
  }
  expect(await resultAt(result)).toEqual(first)
})

test('a second correction keeps the first', async () => {
  const { reportId } = await completed()
  await correct(reportId, [{ path: 'deductibles.wind_hail', value: '$5,000' }])
  const { objectKey } = (await correct(reportId, [{ path: 'coverage_a_dwelling', value: '$450,000' }])).json()
  const { reports } = await resultAt(objectKey)
  expect(reports.en.calculated_deductibles.wind_hail_deductible?.amount).toBe(5_000)
  expect(reports.en.property_coverage_limits.coverage_a_dwelling).toBe(450_000)
  expect(reports.en.warnings[0]?.message).toContain('wind and hail deductible, Coverage A (dwelling)')
})

test('of two corrections at the same time neither is lost', async () => {
  const { reportId } = await completed()
  const answers = await Promise.all([
    correct(reportId, [{ path: 'deductibles.wind_hail', value: '$5,000' }]),
    correct(reportId, [{ path: 'coverage_a_dwelling', value: '$450,000' }]),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { reports } = await resultAt(await saidAnew(reportId))
  expect(reports.en.calculated_deductibles.wind_hail_deductible?.amount).toBe(5_000)
  expect(reports.en.property_coverage_limits.coverage_a_dwelling).toBe(450_000)
})

test('the end of a corrected analysis, said anew, is its newest result', async () => {
  const { reportId, result } = await completed()
  expect(await saidAnew(reportId)).toBe(result)
  const { objectKey } = (await correct(reportId, [{ path: 'coverage_a_dwelling', value: '$450,000' }])).json()
  expect(await saidAnew(reportId)).toBe(objectKey)
})

test('the pictures of the first result stay those that it names', async () => {
  const { reportId, result } = await completed()
  const { objectKey } = (
    await correct(reportId, [{ path: 'roof_year', value: '2019', page: 2, quote: 'Roof installed: 2019' }])
  ).json()
  for (const key of [result, objectKey]) {
    const { crops } = await resultAt(key)
    const bytes = await analysis.objects.get(crops?.key ?? '', { maxBytes: 4_000_000 })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(crops?.sha256)
  }
})

test('what cannot be corrected is refused, and nothing is kept of it', async () => {
  const { reportId } = await completed()
  const refused = await correct(reportId, [
    { path: 'coverage_a_dwelling', value: '$450,000' },
    { path: 'roof_year', value: '2019' },
  ])
  expect(refused.json()).toMatchObject({ status: 422, code: 'page-unsaid' })
  const { objectKey } = (await correct(reportId, [{ path: 'deductibles.wind_hail', value: '$5,000' }])).json()
  expect((await resultAt(objectKey)).reports.en.property_coverage_limits.coverage_a_dwelling).toBe(400_000)
  expect((await correct(reportId, [])).statusCode).toBe(400)
})

test('an analysis that is unknown cannot be corrected, nor one whose reading is deleted', async () => {
  const one = [{ path: 'coverage_a_dwelling', value: '$450,000' }]
  expect((await correct(crypto.randomUUID(), one)).json()).toMatchObject({ status: 404, code: 'analysis-missing' })
  const { reportId, documentId } = await completed()
  await analysis.objects.delete(`analysis/${reportId}/${documentId}/checked.json`)
  expect((await correct(reportId, one)).json()).toMatchObject({ status: 409, code: 'reading-deleted' })
})

test('only our own services may ask', async () => {
  const { reportId } = await completed()
  const headers = await analysis.headersFor({ userId: 'user-pat', email: 'pat@example.com', roles: ['admin'] })
  const url = `/internal/analyses/${reportId}/correct`
  expect((await analysis.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401)
  expect((await analysis.app.inject({ method: 'POST', url, payload: {}, headers })).statusCode).toBe(403)
})
