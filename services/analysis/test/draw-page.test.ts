import { AnalysisCompletedSchema } from '@plainpolicy/proto/analysis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentParser } from '../src/ports/document-parser/document-parser.ts'
import { type Analysis, calmParser, openAnalysis, pageOf, submission } from './open-analysis.ts'

let analysis: Analysis
let reportId: string
let objectKey: string
let drawn: number[]
let drawPlaces: DocumentParser['drawPlaces']
let drawPage: DocumentParser['drawPage']

beforeAll(async () => {
  const parser: DocumentParser = {
    ...calmParser,
    drawPlaces: (bytes, places) => drawPlaces(bytes, places),
    drawPage: (bytes, page) => {
      drawn.push(page)
      return drawPage(bytes, page)
    },
  }
  drawn = []
  drawPlaces = calmParser.drawPlaces
  drawPage = calmParser.drawPage
  analysis = await openAnalysis({ parser })
  ;({ reportId, objectKey } = await completed())
})

afterAll(() => analysis.close())

async function completed() {
  const before = analysis.events.messages(AnalysisCompletedSchema).length
  const { reportId, documentId, event } = await submission(analysis, Buffer.from('%PDF-1.7 a policy'))
  await analysis.events.deliver(event)
  const said = (await analysis.events.heard(AnalysisCompletedSchema, { count: before + 1 })).at(-1)
  return { reportId, documentId, objectKey: `uploads/${documentId}.pdf`, result: said?.objectKey ?? '' }
}

const json = async (key: string) =>
  JSON.parse(Buffer.from(await analysis.objects.get(key, { maxBytes: 1_000_000 })).toString('utf8'))

test('the places that a report points to are drawn and left beside its result', async () => {
  const { result, documentId, reportId } = await completed()
  const { crops, reports } = await json(result)
  expect(crops.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(crops.key).toBe(`analysis/${reportId}/${documentId}/crops-${crops.sha256}.json`)
  const drawnPaths = (await json(crops.key)).crops.map(({ path }: { path: string }) => path)
  expect(drawnPaths).toEqual(Object.keys(reports.en.evidence))
  expect(drawnPaths).toContain('property_coverage_limits.coverage_a_dwelling')
})

test('a report whose places cannot be drawn is complete without them', async () => {
  drawPlaces = async () => ({ ok: false, fault: 'timed-out' })
  expect(await json((await completed()).result)).toMatchObject({ crops: null })
  drawPlaces = () => Promise.reject(new Error('no child starts'))
  expect(await json((await completed()).result)).toMatchObject({ crops: null })
  drawPlaces = calmParser.drawPlaces
})

test('a page is drawn when it is first asked for, and kept', async () => {
  for (const _ of ['first', 'again']) {
    const answer = await pageOf(analysis, reportId, 2)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload).toEqual(Buffer.from('page 2'))
  }
  expect(drawn).toEqual([2])
})

test('a page or an analysis that is not there is not found, and no number is none', async () => {
  expect((await pageOf(analysis, reportId, 3)).json()).toMatchObject({ status: 404, code: 'page-missing' })
  expect((await pageOf(analysis, crypto.randomUUID(), 1)).json()).toMatchObject({
    status: 404,
    code: 'analysis-missing',
  })
  for (const page of ['0', '301', '1.5', 'one']) expect((await pageOf(analysis, reportId, page)).statusCode).toBe(400)
})

test('a page that could not be drawn in time is not said to be gone: it is drawn when it is asked for again', async () => {
  drawPage = async () => ({ ok: false, fault: 'timed-out' })
  expect((await pageOf(analysis, reportId, 1)).json()).toMatchObject({ status: 503, code: 'page-not-drawn' })
  drawPage = calmParser.drawPage
  expect((await pageOf(analysis, reportId, 1)).statusCode).toBe(200)
})

test('only our own services may ask', async () => {
  const url = `/internal/analyses/${reportId}/pages/1`
  const person = await analysis.headersFor({ userId: 'user-pat', email: 'pat@example.com', roles: ['admin'] })
  expect((await analysis.app.inject({ url })).statusCode).toBe(401)
  expect((await analysis.app.inject({ url, headers: person })).statusCode).toBe(403)
})

test('a page of an upload that was deleted is gone with it, also when it had been drawn', async () => {
  expect((await pageOf(analysis, reportId, 1)).statusCode).toBe(200)
  await analysis.deleteUpload(objectKey)
  expect((await pageOf(analysis, reportId, 1)).json()).toMatchObject({
    status: 404,
    code: 'upload-deleted',
    message: 'The uploaded file has been deleted.',
  })
})
