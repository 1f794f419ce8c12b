import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessToken, foreignKey, origin } from './fake-services.ts'
import { type StartedGateway, startGateway } from './start-gateway.ts'

let services: StartedGateway['services']
let gateway: StartedGateway['gateway']
let list: StartedGateway['list']
let stop: StartedGateway['stop']
beforeAll(async () => {
  ;({ services, gateway, list, stop } = await startGateway())
})
afterAll(() => stop())

test('an answer that opens a session becomes cookies, and its tokens never reach the page', async () => {
  const answer = await gateway.inject({ method: 'POST', url: '/api/auth/sign-in', headers: { origin }, payload: {} })
  expect(answer.json()).toEqual({ success: true })
  const names = answer.cookies.map(({ name }) => name)
  expect(names.sort()).toEqual(['pp_access', 'pp_refresh', 'pp_visitor'])
  for (const cookie of answer.cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})

test('a token that the sign-in page handed over becomes cookies, for our own pages alone', async () => {
  const handOver = (from: string) =>
    gateway.inject({ method: 'POST', url: '/api/auth/session', headers: { origin: from }, payload: {} })
  const answer = await handOver(origin)
  expect(answer.json()).toEqual({ success: true })
  expect(answer.cookies.map(({ name }) => name).sort()).toEqual(['pp_access', 'pp_refresh', 'pp_visitor'])
  const foreign = await handOver('https://evil.example')
  expect(foreign.statusCode).toBe(403)
  expect(foreign.cookies).toEqual([])
})

test('signing out hands the refresh token to identity and clears the cookies', async () => {
  const cookies = { pp_access: await accessToken(), pp_refresh: 'good' }
  const answer = await gateway.inject({
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { origin },
    cookies,
    payload: {},
  })
  expect(answer.json()).toEqual({ success: true })
  const cleared = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)
  expect(cleared.sort()).toEqual(['pp_access', 'pp_refresh', 'pp_visitor'])
})

test('whoever uses the browser after a sign-out is another visitor', async () => {
  const first = await list({ pp_access: await accessToken() })
  const visitor = first.cookies.find(({ name }) => name === 'pp_visitor')?.value ?? ''
  const cookies = { pp_access: await accessToken(), pp_refresh: 'good', pp_visitor: visitor }
  const out = await gateway.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { origin }, cookies })
  expect(out.cookies.filter(({ name }) => name === 'pp_visitor')).toMatchObject([{ value: '', path: '/' }])
})

test('a run-out access token is renewed on the way, once for requests side by side', async () => {
  services.refreshes.length = 0
  const cookies = { pp_access: await accessToken({ exp: '-1m' }), pp_refresh: 'good' }
  const answers = await Promise.all([list(cookies), list(cookies), list(cookies)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(services.refreshes).toEqual(['good'])
  expect(answers[0]?.cookies.find(({ name }) => name === 'pp_refresh')?.value).toBe('next')
})

test('a worthless pair is cleared and answered with 401', async () => {
  const answer = await list({ pp_refresh: 'stolen' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'not-signed-in', message: 'Please sign in to go on.' })
  expect(answer.cookies.some(({ name, value }) => name === 'pp_refresh' && value === '')).toBe(true)
})

test.each([
  ['of another issuer', { iss: 'http://evil.test' }],
  ['for another audience', { aud: 'other' }],
  ['signed with another key', { key: foreignKey }],
])('an access token %s is not believed', async (_what, changes) => {
  expect((await list({ pp_access: await accessToken(changes) })).statusCode).toBe(401)
})

test('a bearer token from a browser is not believed', async () => {
  const headers = { authorization: `Bearer ${await accessToken()}` }
  expect((await gateway.inject({ url: '/api/reports?userId=pat@example.com', headers })).statusCode).toBe(401)
})
