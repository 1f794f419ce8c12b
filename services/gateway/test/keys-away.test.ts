import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessToken } from './fake-services.ts'
import { type StartedGateway, startGateway } from './start-gateway.ts'

let started: StartedGateway
beforeAll(async () => {
  // Nothing listens on port 1: it began while the identity provider was away.
  started = await startGateway({ jwks: new URL('http://127.0.0.1:1/keys') })
})
afterAll(() => started.stop())

test.each([
  ['alone', {}],
  ['with a refresh token, which is left for later', { pp_refresh: 'good' }],
])('a session that cannot be looked at is not ended, and not answered as none: %s', async (_, cookies) => {
  const answer = await started.list({ pp_access: await accessToken(), ...cookies })
  expect(answer.statusCode).toBe(503)
  expect(answer.cookies.filter(({ name }) => name !== 'pp_visitor')).toEqual([])
  expect(started.services.refreshes).toEqual([])
})

test('what is no token is still answered as none', async () => {
  expect((await started.list({ pp_access: 'made-up' })).statusCode).toBe(401)
})
