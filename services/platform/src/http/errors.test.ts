import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { DependencyAway } from '../errors/dependency-away.ts'
import { keptLines } from '../testing/kept-lines.ts'
import { type App, createHttpApp } from './app.ts'
import { problemSchema } from './problem.ts'

const { logger, lines } = keptLines()
let app: App

beforeAll(async () => {
  app = await createHttpApp({ service: 'test', logger, verifyToken: async () => null, bodyLimit: 1_000 })
  const config = { access: 'public' } as const
  const body = z.object({ email: z.email(), address: z.object({ zip: z.string().length(5) }) })
  app.post(
    '/typed',
    { config, schema: { body, querystring: z.object({ page: z.coerce.number().max(9) }) } },
    async () => {
      return {}
    },
  )
  app.get('/expected', { config }, async () => {
    const detail = 'This report is being made. Please wait a moment.'
    throw new AppError({ code: 'not-ready', status: 409, title: 'Not ready', detail, cause: new Error('row 7 locked') })
  })
  app.get('/unexpected', { config }, async () => {
    throw new Error('password=hunter2 at db.internal')
  })
  app.get('/files-away', { config }, async () => {
    throw new DependencyAway(new Error('connect ECONNREFUSED files.internal'))
  })
  app.get('/database-away', { config }, async () => {
    throw Object.assign(new Error("Can't reach database server at db.internal"), { code: 'P1001' })
  })
  app.get('/odd', { config, schema: { response: { 200: z.object({ id: z.string() }) } } }, async () => {
    return { id: 5 } as unknown as { id: string }
  })
})

afterAll(() => app.close())

const good = { email: 'pat@example.com', address: { zip: '78701' } }
const post = (payload: unknown, url = '/typed?page=1') =>
  app.inject({ method: 'POST', url, payload: payload as object })

test('a body that does not fit names each faulty field by its path', async () => {
  const answer = await post({ email: 'x', address: { zip: '1' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  const problem = problemSchema.parse(answer.json())
  expect(problem).toMatchObject({ code: 'invalid-request', title: 'Invalid request', type: 'about:blank' })
  expect(problem.errors?.map(({ path }) => path)).toEqual(['email', 'address.zip'])
  expect(problem.message).toBe(problem.detail)
  expect(problem.detail).toContain('address.zip: ')
})

test('a query that does not fit is a fault of the same kind', async () => {
  const answer = await post(good, '/typed?page=10')
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request', errors: [{ path: 'page' }] })
})

test('what does not fit is not repeated in the answer', async () => {
  expect((await post({ email: 'hunter2', address: { zip: 'hunter3' } })).body).not.toContain('hunter')
})

test('an address that nobody has is a 404 problem', async () => {
  const answer = await app.inject('/nowhere')
  expect(problemSchema.parse(answer.json())).toMatchObject({ status: 404, code: 'not-found' })
})

test('an expected fault is answered with its own words and without its cause', async () => {
  const answer = await app.inject('/expected')
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'not-ready',
    title: 'Not ready',
    message: 'This report is being made. Please wait a moment.',
    requestId: answer.headers['x-request-id'],
  })
  expect(answer.body).not.toContain('row 7')
})

test('an unexpected error is answered without its reason and logged with it', async () => {
  lines.length = 0
  const answer = await app.inject('/unexpected')
  expect(answer.statusCode).toBe(500)
  expect(problemSchema.parse(answer.json()).code).toBe('internal')
  expect(answer.body).not.toMatch(/hunter2|db\.internal|Error/)
  expect(lines).toMatchObject([{ level: 50, msg: 'unexpected error', reqId: answer.headers['x-request-id'] }])
  expect(lines[0]).toMatchObject({ err: { message: 'password=hunter2 at db.internal' }, trace_id: expect.any(String) })
})

test('an answer of our own that does not fit its schema is a 500 that shows nothing of it', async () => {
  const answer = await app.inject('/odd')
  expect(answer.statusCode).toBe(500)
  expect(answer.json().code).toBe('internal')
})

test('a body that is too large is a 413 problem', async () => {
  const answer = await post({ ...good, more: 'x'.repeat(1_000) })
  expect(answer.json()).toMatchObject({ status: 413, code: 'too-large' })
})

test('a kind of content that we cannot read is a 415 problem', async () => {
  const headers = { 'content-type': 'application/xml' }
  const answer = await app.inject({ method: 'POST', url: '/typed?page=1', headers, payload: '<a/>' })
  expect(answer.json()).toMatchObject({ status: 415, code: 'wrong-type' })
})

test('a body that is not JSON is a 400 problem', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/typed?page=1', headers, payload: '{"email":' })
  expect(answer.json()).toMatchObject({ status: 400, code: 'bad-request' })
})

test.each(['/files-away', '/database-away'])(
  '%s is answered as 503 with words, and logged with its reason',
  async (url) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(503)
    const detail = 'A part of our service does not answer at the moment. Nothing is lost; please try again in a minute.'
    expect(problemSchema.parse(answer.json())).toMatchObject({ code: 'service-away', message: detail })
    expect(answer.body).not.toContain('internal')
    expect(JSON.stringify(lines.at(-1))).toContain('internal')
  },
)
