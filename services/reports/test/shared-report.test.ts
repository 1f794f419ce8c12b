import { keptLines } from '@plainpolicy/platform/testing/kept-lines'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLANTED } from '../src/domain/testing/planted-values.ts'
import { finishedReport, openReports, pat, type Reports, sam, submittedReport, unlock } from './open-reports.ts'
import { locked, type Subject, unlocked } from './report-events-said.ts'

const dayMs = 24 * 60 * 60 * 1000
let reports: Reports
let kept: ReturnType<typeof keptLines>

beforeEach(async () => {
  kept = keptLines('trace')
  reports = await openReports({ logger: kept.logger })
})

afterEach(() => reports.close())

const share = ({ reportId }: Subject, version = 'free', as = pat) =>
  reports.post(`/api/reports/${reportId}/links`, { version }, as)

const pathOf = async (one: Subject, version = 'free'): Promise<string> => (await share(one, version)).json().path

/** As anybody does, without an account. */
const read = (path: string) => reports.app.inject({ url: path })

test('whoever holds the link reads the report as a page, without signing in', async () => {
  const one = await finishedReport(reports)
  const made = (await share(one)).json()
  expect(made).toMatchObject({ version: 'free', expiresAt: '2026-12-21T12:00:00.000Z' })
  expect(made.path).toMatch(new RegExp(`^/api/report/${one.reportId}/[\\w-]{22}$`))
  const answer = await read(made.path)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('2% ($8,240)')
  expect(answer.body).toContain('December 21, 2026')
  const spanish = await read(`${made.path}?language=es`)
  expect(spanish.body).toContain('<html lang="es">')
})

test('the page is closed off: no script, no cache, no search engine, no referrer, no frame', async () => {
  const { headers, body } = await read(await pathOf(await finishedReport(reports)))
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(headers['content-security-policy']).toMatch(
    /^sandbox; default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  expect(body).not.toMatch(/<script|<img|<link|style="|\son\w+=|url\(|@import/i)
})

test('neither the policy number nor the street stands in it', async () => {
  const one = await finishedReport(reports)
  await unlock(reports, one)
  for (const version of ['free', 'enhanced']) {
    const { body } = await read(await pathOf(one, version))
    const signs = body.toLowerCase().replace(/[^a-z0-9]/g, '')
    expect(signs).not.toContain('93c7k418')
    expect(signs).not.toContain('5212water')
    expect(body).toContain('TX 76109')
  }
})

test('a link to the Free report holds no mold, water or Enhanced value, also when the report is unlocked', async () => {
  const one = await finishedReport(reports)
  await unlock(reports, one)
  const { body } = await read(await pathOf(one))
  for (const value of Object.values(PLANTED)) {
    expect(body).not.toContain(String(value))
    expect(body).not.toContain(value.toLocaleString('en-US'))
  }
})

test('a link to the Enhanced report is made of an unlocked one alone; a refund withdraws it for good', async () => {
  const one = await finishedReport(reports)
  expect((await share(one, 'enhanced')).json()).toMatchObject({ status: 403, code: 'report-locked' })
  await unlock(reports, one)
  const [free, enhanced] = [await pathOf(one), await pathOf(one, 'enhanced')]
  expect((await read(enhanced)).body).toContain(PLANTED.mold.toLocaleString('en-US'))
  await reports.events.deliver(locked(one, 2))
  expect((await read(enhanced)).statusCode).toBe(404)
  expect((await read(free)).statusCode).toBe(200)
  await reports.events.deliver(unlocked(one, 3))
  expect((await read(enhanced)).statusCode).toBe(404)
})

test('a link ends after 30 days', async () => {
  const path = await pathOf(await finishedReport(reports))
  reports.clock.advance(30 * dayMs - 1)
  expect((await read(path)).statusCode).toBe(200)
  reports.clock.advance(1)
  const ended = await read(path)
  expect(ended.statusCode).toBe(404)
  expect(ended.body).toContain('This link does not work any more')
})

test('its owner lists and withdraws links, one or all', async () => {
  const one = await finishedReport(reports)
  const [first, second, third] = [(await share(one)).json(), await pathOf(one), await pathOf(one)]
  const list = async () => (await reports.get(`/api/reports/${one.reportId}/links`)).json().links
  expect(await list()).toHaveLength(3)
  expect(JSON.stringify(await list())).not.toContain(first.path.split('/').at(-1))
  const withdraw = (body: object, as = pat) => reports.post(`/api/reports/${one.reportId}/links/withdraw`, body, as)
  expect((await withdraw({ linkId: first.linkId })).json()).toEqual({ withdrawn: 1 })
  expect((await read(first.path)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  expect((await withdraw({}, sam)).statusCode).toBe(404)
  expect((await withdraw({})).json()).toEqual({ withdrawn: 2 })
  expect((await read(third)).statusCode).toBe(404)
  expect(await list()).toEqual([])
})

test('nobody shares another person’s report, or one that is not there yet, or without end', async () => {
  const one = await finishedReport(reports)
  expect((await share(one, 'free', sam)).json()).toMatchObject({ status: 404, code: 'report-missing' })
  expect((await share(await submittedReport(reports))).json()).toMatchObject({ code: 'report-not-ready' })
  expect((await reports.get(`/api/reports/${one.reportId}/links`, sam)).statusCode).toBe(404)
  const answers = await Promise.all(Array.from({ length: 12 }, () => share(one)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  expect((await share(one)).json()).toMatchObject({ status: 409, code: 'too-many-links' })
})

test('a token of another report, a wrong one and none are all answered alike', async () => {
  const [one, other] = [await finishedReport(reports), await finishedReport(reports)]
  const token = (await pathOf(one)).split('/').at(-1)
  const paths = [
    `${other.reportId}/${token}`,
    `${one.reportId}/${'a'.repeat(22)}`,
    `${one.reportId}/x`,
    `no-report/${token}`,
  ]
  const answers = await Promise.all(paths.map((path) => read(`/api/report/${path}`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

test('the token is kept nowhere: neither in the database nor in a log', async () => {
  const one = await finishedReport(reports)
  const path = await pathOf(one)
  const token = path.split('/').at(-1) as string
  await read(path)
  await read(`${path}x`)
  await expect.poll(() => JSON.stringify(kept.lines)).toContain('/api/report/:reportId/:token')
  expect(JSON.stringify(kept.lines)).not.toContain(token)
  expect(JSON.stringify(await reports.database.prisma.reportLink.findMany())).not.toContain(token)
})
