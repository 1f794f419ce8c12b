import { ReviewRequestedSchema } from '@plainpolicy/proto/reports'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plantedReport } from '../src/domain/testing/planted-report.ts'
import { finishedReport, openReports, pat, type Reports, sam, submittedReport, unlock } from './open-reports.ts'
import { completed, type Subject } from './report-events-said.ts'

const wind = 'calculated_deductibles.wind_hail_deductible'
const mold = 'sections.mold.limit'
let reports: Reports

beforeEach(async () => {
  reports = await openReports()
})

afterEach(() => reports.close())

const doubt = ({ reportId }: Subject, body: object, as = pat) =>
  reports.post(`/api/reports/${reportId}/reviews`, body, as)

const rows = () => reports.database.prisma.review.findMany()
const requested = (kind: string) => reports.events.messages(ReviewRequestedSchema).filter((said) => said.kind === kind)

test('what a reader thinks is wrong is kept with the reader’s words, and said', async () => {
  const one = await finishedReport(reports)
  const answer = await doubt(one, { path: wind, words: '  My deductible is 1%.\nSee page 2. ' })
  expect(answer.statusCode).toBe(200)
  const { reviewId } = answer.json()
  const words = 'My deductible is 1%.\nSee page 2.'
  expect(await rows()).toMatchObject([
    { reviewId, reportId: one.reportId, userId: one.userId, version: 1, path: wind, words },
  ])
  await expect
    .poll(() => requested('reader'))
    .toMatchObject([{ reviewId, reportId: one.reportId, version: 1, paths: [wind], words }])
})

test('a doubt needs no words', async () => {
  const one = await finishedReport(reports)
  expect((await doubt(one, { path: 'dwelling_valuation.roof_year' })).statusCode).toBe(200)
  expect(await rows()).toMatchObject([{ words: '' }])
})

test('only values that the person may read can be doubted', async () => {
  const one = await finishedReport(reports)
  for (const path of [mold, 'no.such.path', 'constructor']) {
    expect((await doubt(one, { path, words: 'x' })).json()).toMatchObject({ status: 404, code: 'value-missing' })
  }
  await unlock(reports, one)
  expect((await doubt(one, { path: mold, words: 'x' })).statusCode).toBe(200)
})

test('nobody doubts another person’s report, or one that is not there yet', async () => {
  const one = await finishedReport(reports)
  expect((await doubt(one, { path: wind }, sam)).json()).toMatchObject({ status: 404, code: 'report-missing' })
  expect((await doubt(await submittedReport(reports), { path: wind })).json()).toMatchObject({ code: 'value-missing' })
  expect(await rows()).toEqual([])
})

test('words have an end', async () => {
  const one = await finishedReport(reports)
  expect((await doubt(one, { path: wind, words: 'x'.repeat(1_001) })).statusCode).toBe(400)
  expect((await doubt(one, { path: wind, words: 'x'.repeat(1_000) })).statusCode).toBe(200)
})

test('a person sends twenty a day, also when all come at once, and others are not held up', async () => {
  const one = await finishedReport(reports)
  const answers = await Promise.all(Array.from({ length: 25 }, () => doubt(one, { path: wind })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(answers.filter((answer) => answer.json().code === 'too-many-reviews')).toHaveLength(5)
  const other = await finishedReport(reports, sam.userId)
  expect((await doubt(other, { path: wind }, sam)).statusCode).toBe(200)
  reports.clock.advance(24 * 60 * 60 * 1000 + 1)
  expect((await doubt(one, { path: wind })).statusCode).toBe(200)
})

test('values that could not be read with certainty are said once for each version', async () => {
  const one = await submittedReport(reports)
  const event = await completed(reports.objects, one)
  await reports.events.deliver(event)
  await reports.events.deliver({ ...event, id: crypto.randomUUID() })
  const paths = plantedReport.uncertain?.map(({ path }) => path)
  await expect
    .poll(() => requested('uncertain'))
    .toMatchObject([{ reportId: one.reportId, version: 1, paths, words: '' }])
  const report = { ...plantedReport, reportId: one.reportId, uncertain: [] }
  await reports.events.deliver(
    await completed(reports.objects, one, { change: { reports: { en: report, es: report } } }),
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(requested('uncertain')).toHaveLength(1)
})
