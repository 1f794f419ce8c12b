import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { accessToken, fakeServices, issuer, origin } from './fake-services.ts'

let services: Awaited<ReturnType<typeof fakeServices>>
let gateway: FastifyInstance

beforeAll(async () => {
  services = await fakeServices()
  gateway = (await buildApp({
    upstreams: {
      identity: services.url,
      documents: services.url,
      payments: services.url,
      reports: services.url,
      notifications: services.url,
    },
    // Nothing listens on port 1: it began while the identity provider was away.
    jwks: new URL('http://127.0.0.1:1/keys'),
    issuer,
    serviceSecret: 'a-service-secret-of-32-characters-or-more',
    cookieSecret: 'a-cookie-secret-of-32-characters-or-more-',
    publicOrigin: origin,
    alsoOrigins: [],
    webDirectory: import.meta.dirname,
    logger: createLogger({ service: 'gateway', level: 'silent' }),
  })) as unknown as FastifyInstance
})
afterAll(async () => {
  await gateway.close()
  services.app.server.closeAllConnections()
  await services.app.close()
})

const list = (cookies: Record<string, string>) =>
  gateway.inject({ url: '/api/reports?userId=pat@example.com', cookies })

test.each([
  ['alone', {}],
  ['with a refresh token, which is left for later', { pp_refresh: 'good' }],
])('a session that cannot be looked at is not ended, and not answered as none: %s', async (_, cookies) => {
  const answer = await list({ pp_access: await accessToken(), ...cookies })
  expect(answer.statusCode).toBe(503)
  expect(answer.cookies.filter(({ name }) => name !== 'pp_visitor')).toEqual([])
  expect(services.refreshes).toEqual([])
})

test('what is no token is still answered as none', async () => {
  expect((await list({ pp_access: 'made-up' })).statusCode).toBe(401)
})
