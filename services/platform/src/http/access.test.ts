import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceToken } from '../auth/service-token.ts'
import { createLogger } from '../telemetry/logger.ts'
import { testIdentity, testServiceSecret } from '../testing/test-identity.ts'
import { type Access, callerOf, visitorOf } from './access.ts'
import { type App, createHttpApp } from './app.ts'

let app: App
let identity: Awaited<ReturnType<typeof testIdentity>>
const bearer: Record<string, string> = {}

beforeAll(async () => {
  identity = await testIdentity('reports')
  const { verifyToken, tokenFor } = identity
  app = await createHttpApp({
    service: 'reports',
    logger: createLogger({ service: 'reports', level: 'silent' }),
    verifyToken,
  })
  for (const access of ['public', 'user', 'admin', 'service'] satisfies Access[]) {
    app.get(`/${access}`, { config: { access } }, async () => ({}))
  }
  app.get('/unsaid', async (request) => ({ userId: callerOf(request).userId }))
  app.post('/unsaid', async () => ({}))
  app.get('/visitor', { config: { access: 'public' } }, async (request) => ({ visitor: visitorOf(request) }))
  const pat = { userId: 'pat', email: 'pat@example.com' }
  const service = { service: 'gateway', secret: testServiceSecret }
  bearer.person = await tokenFor(pat)
  bearer.admin = await tokenFor({ ...pat, roles: ['homeowner', 'admin'] })
  bearer.service = await createServiceToken({ ...service, audience: 'reports' })
  bearer.foreign = await createServiceToken({ ...service, audience: 'documents' })
  bearer.stranger = await (await testIdentity('reports')).tokenFor(pat)
})

afterAll(() => app.close())

const ask = (url: string, who: string) => {
  const headers: Record<string, string> = who === 'nobody' ? {} : { authorization: `Bearer ${bearer[who]}` }
  return app.inject({ url, headers })
}

describe('who may call', () => {
  test.each([
    ['/unsaid', { nobody: 401, person: 200, admin: 200, service: 403 }],
    ['/user', { nobody: 401, person: 200, admin: 200, service: 403 }],
    ['/admin', { nobody: 401, person: 403, admin: 200, service: 403 }],
    ['/service', { nobody: 401, person: 403, admin: 403, service: 200 }],
    ['/public', { nobody: 200, person: 200, admin: 200, service: 200 }],
  ])('%s', async (url, expected) => {
    for (const [who, status] of Object.entries(expected)) {
      expect((await ask(url, who)).statusCode, who).toBe(status)
    }
  })
})

test('a route that says nothing about access is for signed-in people', async () => {
  const refused = await ask('/unsaid', 'nobody')
  expect(refused.json()).toMatchObject({ status: 401, code: 'not-signed-in', message: 'Please sign in to go on.' })
  expect((await ask('/unsaid', 'person')).json()).toEqual({ userId: 'pat' })
})

test('a token of another signer is nobody', async () => {
  expect((await ask('/user', 'stranger')).statusCode).toBe(401)
})

test("a service token for another service is nobody's", async () => {
  expect((await ask('/service', 'foreign')).statusCode).toBe(401)
})

test.each(['Basic cGF0', 'Bearer', 'Bearer x', 'bearer'])('the header %j is nobody', async (authorization) => {
  expect((await app.inject({ url: '/user', headers: { authorization } })).statusCode).toBe(401)
})

test('who may not call is told so before the body is looked at', async () => {
  const payload = Buffer.alloc(200_000)
  const answer = await app.inject({ method: 'POST', url: '/unsaid', payload })
  expect(answer.statusCode).toBe(401)
})

test('the visitor is whom the gateway names, within bounds', async () => {
  const visitor = async (id?: string) =>
    (await app.inject({ url: '/visitor', headers: id === undefined ? {} : { 'x-visitor-id': id } })).json().visitor
  expect(await visitor('v-1')).toBe('v-1')
  expect(await visitor()).toBeNull()
  expect(await visitor('x'.repeat(129))).toBeNull()
})
