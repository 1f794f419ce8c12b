import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute, startIdentity, type TestIdentity } from './start-identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

test('signs access tokens of 10 minutes that the published keys verify', async () => {
  const browser = await identity.member('claims@example.com')
  const reply = await identity.app.inject('/.well-known/jwks.json')
  expect(reply.body).not.toMatch(/"d":/)
  const { accessToken } = browser.tokens()
  const { payload, protectedHeader } = await jwtVerify(accessToken, createLocalJWKSet(reply.json()))
  expect(protectedHeader.alg).toBe('ES256')
  expect(payload).toMatchObject({
    iss: 'http://identity.test',
    aud: 'plainpolicy',
    email: 'claims@example.com',
    name: 'Pat Example',
    realm_access: { roles: ['homeowner'] },
  })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600)
})

test('hands out a new refresh token each time and gives parallel tabs the same answer', async () => {
  const { refresh, tokens } = await identity.member('tabs@example.com')
  const first = tokens().refreshToken
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)))
  expect(answers[0]).toMatchObject({ status: 200, session: { refreshToken: expect.any(String) } })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  identity.clock.advance(30_000)
  expect(await refresh(first)).toEqual(answers[0])
  const next = await refresh(answers[0]?.session?.refreshToken ?? '')
  expect(next.status).toBe(200)
  expect(next.session?.refreshToken).not.toBe(answers[0]?.session?.refreshToken)
})

test('ends the session when an old refresh token comes again later', async () => {
  const browser = await identity.member('stolen@example.com')
  const stolen = browser.tokens().refreshToken
  const { session } = await browser.refresh(stolen)
  identity.clock.advance(31_000)
  expect((await browser.refresh(stolen)).status).toBe(401)
  expect((await browser.refresh(session?.refreshToken ?? '')).status).toBe(401)
  expect((await browser.me()).status).toBe(401)
})

test('nobody ends a session with an invented token', async () => {
  const browser = await identity.member('safe@example.com')
  const { refreshToken } = browser.tokens()
  const [sessionId, random, mark] = refreshToken.split('.')
  for (const invented of [
    '',
    'x',
    `${sessionId}.${'A'.repeat(43)}.${mark}`,
    `${sessionId}.${random}.${'A'.repeat(43)}`,
  ]) {
    expect((await browser.refresh(invented)).status).toBe(401)
  }
  expect((await browser.refresh(refreshToken)).status).toBe(200)
})

test('keeps neither refresh tokens nor the repeated answer in the clear', async () => {
  const browser = await identity.member('hashed@example.com')
  const first = browser.tokens().refreshToken
  const { session } = await browser.refresh(first)
  const stored = JSON.stringify(await identity.database.prisma.session.findMany())
  for (const token of [first, session?.refreshToken ?? '', session?.accessToken ?? '']) {
    expect(stored).not.toContain(token.split('.')[1])
  }
})

test('ends a session 30 days after it began, however often it was refreshed', async () => {
  const service = await startIdentity()
  const browser = await service.member('month@example.com')
  let token = browser.tokens().refreshToken
  for (let day = 0; day < 29; day++) {
    service.clock.advance(24 * 60 * minute)
    token = (await browser.refresh(token)).session?.refreshToken ?? ''
  }
  service.clock.advance(24 * 60 * minute - 5 * minute)
  const last = await browser.refresh(token)
  expect(last.session?.accessExpiresAt).toBe(last.session?.refreshExpiresAt)
  service.clock.advance(5 * minute)
  expect((await browser.refresh(last.session?.refreshToken ?? '')).status).toBe(401)
  await service.stop()
})

test('sign-out and revocation end the session of the token, and no other', async () => {
  const browser = await identity.member('leaves@example.com')
  const other = await identity.member('stays@example.com')
  const { refreshToken } = browser.tokens()
  await browser.post('sign-out')
  expect((await browser.refresh(refreshToken)).status).toBe(401)
  expect((await browser.me()).status).toBe(401)
  expect((await other.me()).status).toBe(200)
  const payload = { refreshToken: other.tokens().refreshToken }
  await identity.app.inject({ method: 'POST', url: '/internal/revoke', headers: identity.asGateway, payload })
  expect((await other.me()).status).toBe(401)
})

test('internal routes are for services, the current user is for people', async () => {
  const browser = await identity.member('outsider@example.com')
  const { accessToken, refreshToken } = browser.tokens()
  const statusOf = async (url: string, authorization?: string) => {
    const headers = authorization ? { authorization } : {}
    return (await identity.app.inject({ method: 'POST', url, headers, payload: { refreshToken } })).statusCode
  }
  for (const url of ['/internal/refresh', '/internal/revoke']) {
    expect(await statusOf(url)).toBe(401)
    expect(await statusOf(url, `Bearer ${accessToken}`)).toBe(403)
  }
  expect((await identity.app.inject({ url: '/api/auth/me', headers: identity.asGateway })).statusCode).toBe(403)
})
