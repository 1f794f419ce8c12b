import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PLANTED } from '../src/domain/testing/planted-values.ts'
import { finishedReport, openReports, pat, type Reports, sam, submittedReport, unlock } from './open-reports.ts'
import { textOf } from './pdf-text.ts'
import { locked, type Subject } from './report-events-said.ts'

let reports: Reports

beforeAll(async () => {
  reports = await openReports()
})

afterAll(() => reports.close())

const download = ({ reportId }: Subject, query = '', as = pat) =>
  reports.get(`/api/reports/${reportId}/pdf${query}`, as)

/** The PDFs that are kept of the report. */
async function kept({ reportId }: Subject): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of reports.objects.list(`reports/${reportId}/pdf/`))
    keys.push(key.slice(key.indexOf('pdf/')))
  return keys.sort()
}

test('the owner gets a file to save, that says nothing about the person in its name and that nobody keeps', async () => {
  const one = await finishedReport(reports)
  const { statusCode, headers, rawPayload } = await download(one)
  expect(statusCode).toBe(200)
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const name = `plainpolicy-PP-${one.reportId.slice(-4).toUpperCase()}-free-en.pdf`
  expect(headers['content-disposition']).toContain(`attachment; filename="${name}"`)
})

test('the Free one holds no mold or water value', async () => {
  const text = await textOf((await download(await finishedReport(reports))).rawPayload)
  expect(text).toContain('$8,240')
  for (const value of Object.values(PLANTED)) {
    expect(text).not.toContain(String(value))
    expect(text).not.toContain(value.toLocaleString('en-US'))
  }
})

test('the Enhanced one is for unlocked reports', async () => {
  const one = await finishedReport(reports)
  expect((await download(one, '?version=enhanced')).json()).toMatchObject({ status: 403, code: 'report-locked' })
  await unlock(reports, one)
  const { rawPayload } = await download(one, '?version=enhanced')
  expect(await textOf(rawPayload)).toContain(PLANTED.mold.toLocaleString('en-US'))
})

test('a refund withdraws it: what was kept is gone, the Free one stays', async () => {
  const one = await finishedReport(reports)
  await unlock(reports, one)
  await download(one)
  await download(one, '?version=enhanced')
  await download(one, '?version=enhanced&language=es')
  expect((await kept(one)).map((key) => key.split('/')[1])).toEqual(['enhanced', 'enhanced', 'free'])
  await reports.events.deliver(locked(one, 2))
  expect((await kept(one)).map((key) => key.split('/')[1])).toEqual(['free'])
  expect((await download(one, '?version=enhanced')).statusCode).toBe(403)
})

test('a refund that comes while the Enhanced one is being made wins', async () => {
  const one = await finishedReport(reports)
  await unlock(reports, one)
  const asked = download(one, '?version=enhanced')
  await reports.events.deliver(locked(one, 2))
  expect((await asked).statusCode).toBe(403)
  expect(await kept(one)).toEqual([])
})

test('is made once, however many ask at the same time, and then kept', async () => {
  let printed = 0
  const counting = await openReports({
    printer: {
      print: async () => {
        printed += 1
        return Buffer.from(`%PDF- ${printed}`)
      },
      close: () => {},
    },
  })
  const { reportId } = await finishedReport(counting)
  const path = `/api/reports/${reportId}/pdf`
  const answers = await Promise.all([1, 2, 3, 4].map(() => counting.get(path)))
  expect(answers.map(({ body }) => body)).toEqual(['%PDF- 1', '%PDF- 1', '%PDF- 1', '%PDF- 1'])
  expect((await counting.get(path)).body).toBe('%PDF- 1')
  expect((await counting.get(`${path}?language=es`)).body).toBe('%PDF- 2')
  await counting.close()
})

test('nobody learns of another person’s report, and nobody gets one without signing in', async () => {
  const one = await finishedReport(reports, sam.userId)
  expect((await download(one)).json()).toMatchObject({ status: 404, code: 'report-missing' })
  expect((await reports.app.inject({ url: `/api/reports/${one.reportId}/pdf` })).statusCode).toBe(401)
})

test('before the analysis is complete there is nothing to download', async () => {
  expect((await download(await submittedReport(reports))).json()).toMatchObject({
    status: 409,
    code: 'report-not-ready',
  })
})

test('one that is stored while the refund is under way is not left behind', async () => {
  const one = await finishedReport(reports)
  await unlock(reports, one)
  const { list, put } = reports.objects
  const stored = Promise.withResolvers<void>()
  vi.spyOn(reports.objects, 'put').mockImplementation(async (...object) => {
    await put(...object)
    stored.resolve()
  })
  let asked: ReturnType<typeof download> | undefined
  vi.spyOn(reports.objects, 'list').mockImplementation(async function* (prefix) {
    const found = await Array.fromAsync(list(prefix))
    if (!asked) {
      // The refund has looked at what there is to delete, and is not committed yet.
      asked = download(one, '?version=enhanced')
      await stored.promise
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    yield* found
  })
  await reports.events.deliver(locked(one, 2))
  expect((await asked)?.json()).toMatchObject({ status: 403, code: 'report-locked' })
  expect(await kept(one)).toEqual([])
  vi.restoreAllMocks()
})
