import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantedReport } from '../src/domain/testing/planted-report.ts'
import type { DrawnPage } from '../src/ports/analysis/analysis.ts'
import { noCorrection, openReports, pat, type Reports, sam, submittedReport, unlock } from './open-reports.ts'
import { completed, type Subject } from './report-events-said.ts'

const wind = 'calculated_deductibles.wind_hail_deductible'
const mold = 'sections.mold.limit'
/** Its line names a mold limit beside it. */
const sharedLine = 'dwelling_valuation.ordinance_or_law_percentage'
const uncertain = 'dwelling_valuation.roof_year'
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = (of: string) => Buffer.concat([Buffer.from(signature), Buffer.from(of)])

let reports: Reports
const drawn: number[] = []
let page: DrawnPage | null = { png: png('page'), size: '612x792' }

beforeAll(async () => {
  const analysis = {
    restart: async () => {},
    correct: noCorrection,
    drawPage: async (_reportId: string, number: number) => {
      drawn.push(number)
      return page
    },
  }
  reports = await openReports({ analysis })
})

afterAll(() => reports.close())

/** A finished report with the pictures of some of its places, as the analysis leaves them. */
async function pictured(
  file: object | string = cropsOf(wind, mold, sharedLine, uncertain, 'no.such.path'),
): Promise<Subject> {
  const one = await submittedReport(reports)
  const bytes = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))
  const key = `analysis/${one.reportId}/${one.documentId}/crops.json`
  await reports.objects.put(key, bytes, { contentType: 'application/json' })
  const crops = { key, sha256: createHash('sha256').update(bytes).digest('hex') }
  await reports.events.deliver(await completed(reports.objects, one, { change: { crops } }))
  await reports.objects.delete(key)
  return one
}

const cropsOf = (...paths: string[]) => ({
  crops: paths.map((path) => ({ path, page: 2, png: png(path).toString('base64'), width: 10, height: 4 })),
})

const cropOf = ({ reportId }: Subject, path: string, as = pat) =>
  reports.get(`/api/reports/${reportId}/crops/${path}`, as)
const pageOf = ({ reportId }: Subject, number: number | string, as = pat) =>
  reports.get(`/api/reports/${reportId}/pages/${number}`, as)

test('the picture of a place is shown to the owner, also when the analysis keeps it no more', async () => {
  const answer = await cropOf(await pictured(), wind)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(answer.rawPayload).toEqual(png(wind))
})

test('a value that is not certain has its picture, too', async () => {
  expect((await cropOf(await pictured(), uncertain)).rawPayload).toEqual(png(uncertain))
})

test.each([mold, sharedLine])(
  'a picture of what is locked is shown once it is unlocked, and not before: %s',
  async (path) => {
    const one = await pictured()
    expect((await cropOf(one, path)).json()).toMatchObject({ status: 404, code: 'crop-missing' })
    await unlock(reports, one)
    expect((await cropOf(one, path)).rawPayload).toEqual(png(path))
  },
)

test('what the report does not point to has no picture, and neither has another person’s report', async () => {
  const one = await pictured()
  await unlock(reports, one)
  for (const path of ['no.such.path', 'property_coverage_limits.coverage_a_dwelling', 'toString', '__proto__']) {
    expect((await cropOf(one, path)).json()).toMatchObject({ status: 404, code: 'crop-missing' })
  }
  expect((await cropOf(one, wind, sam)).json()).toMatchObject({ status: 404, code: 'report-missing' })
  expect((await reports.app.inject(`/api/reports/${one.reportId}/crops/${wind}`)).statusCode).toBe(401)
})

test.each([
  ['no JSON', 'not json'],
  ['another shape', { crops: [{ path: wind, page: 2, png: '!', width: 1, height: 1 }] }],
  [
    'no picture',
    { crops: [{ path: wind, page: 2, png: Buffer.from('<svg>').toString('base64'), width: 1, height: 1 }] },
  ],
])(
  'pictures of which the file is unsound are left behind, and the report is there all the same: %s',
  async (_, file) => {
    const one = await pictured(file)
    expect((await reports.get(`/api/reports/${one.reportId}/status`)).json()).toMatchObject({ status: 'completed' })
    expect((await cropOf(one, wind)).statusCode).toBe(404)
  },
)

test('pictures that are not the announced ones, or are gone, are left behind, too', async () => {
  const one = await submittedReport(reports)
  const key = `analysis/${one.reportId}/${one.documentId}/crops.json`
  const crops = { key, sha256: 'f'.repeat(64) }
  await reports.events.deliver(await completed(reports.objects, one, { change: { crops } }))
  expect((await cropOf(one, wind)).statusCode).toBe(404)
})

test('more reports than are kept unfolded are all answered with their own pictures', async () => {
  const many = await Promise.all(Array.from({ length: 10 }, (_, n) => pictured(cropsOf(wind, `n${n}`))))
  for (const one of [...many, ...many]) expect((await cropOf(one, wind)).rawPayload).toEqual(png(wind))
})

test('a page that the report points to is drawn, and its size told', async () => {
  const one = await pictured()
  page = { png: png('page'), size: '612x792' }
  const answer = await pageOf(one, 2)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-page-size': '612x792',
  })
  expect(answer.rawPayload).toEqual(png('page'))
})

test('no other page is even asked for', async () => {
  const one = await pictured()
  drawn.length = 0
  expect((await pageOf(one, 7)).json()).toMatchObject({ status: 404, code: 'page-missing' })
  expect((await pageOf(one, 2, sam)).json()).toMatchObject({ status: 404, code: 'report-missing' })
  expect((await pageOf(one, 'two')).statusCode).toBe(400)
  expect(drawn).toEqual([])
})

test('a page to which only locked values point is shown once they are unlocked', async () => {
  const one = await submittedReport(reports)
  const report = {
    ...plantedReport,
    reportId: one.reportId,
    evidence: { [mold]: { page: 5, quote: 'Mold', box: [0, 0, 1, 1], confidence: 1, method: 'printed' } },
  }
  const change = { reports: { en: report, es: report } }
  await reports.events.deliver(await completed(reports.objects, one, { change }))
  expect((await pageOf(one, 5)).statusCode).toBe(404)
  await unlock(reports, one)
  expect((await pageOf(one, 5)).statusCode).toBe(200)
})

test('of a deleted upload no page is shown any more', async () => {
  page = null
  expect((await pageOf(await pictured(), 2)).json()).toMatchObject({
    status: 404,
    code: 'upload-deleted',
    message: 'The uploaded file has been deleted',
  })
})
