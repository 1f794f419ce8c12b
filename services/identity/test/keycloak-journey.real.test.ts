import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, runServer } from '../../../deploy/real/run-server.ts'
import { keycloak } from '../../../deploy/real/servers/keycloak.ts'
import { startForTest } from '../../../deploy/real/start-for-test.ts'
import { newPassword, password, startIdentity, type TestIdentity } from './start-identity.ts'

let server: RunningServer
let identity: TestIdentity
beforeAll(async () => {
  server = await startForTest(keycloak)
  identity = await startIdentity({ variables: server.variables })
})
afterAll(async () => {
  await identity?.stop()
  if (!server) return
  await server.stop()
  // The one that was started again does not know that its folder was made for a test.
  rmSync(dirname(server.at.data), { recursive: true, force: true })
})

test('signs up by a mailed code, is signed in at once, refreshes and signs out', async () => {
  const email = 'journey@example.com'
  const browser = identity.browser('journey')
  expect(await browser.post('sign-up', { name: 'Pat Example', email, password })).toMatchObject({
    success: true,
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  })
  const answer = await browser.post('confirm-sign-up', { email, code: await identity.codeFor(email) })
  expect(answer).toEqual({ success: true, signedIn: true })
  expect(await browser.me()).toMatchObject({ status: 200, body: { email, name: 'Pat Example', roles: ['homeowner'] } })
  expect(await browser.post('sign-in', { email, password })).toMatchObject({ success: false })
  const { refreshToken } = browser.tokens()
  const refreshed = await browser.refresh(refreshToken)
  expect(refreshed).toMatchObject({ status: 200, session: { accessToken: expect.any(String) } })
  expect(await browser.refresh(refreshToken)).toEqual(refreshed)
  // With the cookie of before the refresh, as a second tab does.
  expect(await browser.post('sign-out')).toEqual({ success: true })
  expect((await browser.refresh(refreshed.session?.refreshToken ?? '')).status).toBe(401)
})

test('a known address is told by mail only, and a forgotten password is replaced by a code', async () => {
  const email = 'forgetful@example.com'
  const first = await identity.member(email)
  const other = identity.browser('another browser')
  const again = await other.post('sign-up', { name: 'Somebody', email, password: newPassword })
  expect(again).toMatchObject({ success: true, needsConfirmation: true })
  expect(await identity.mailFor(email)).toMatchObject({ code: '' })
  await other.post('forgot-password', { email })
  const code = await identity.codeFor(email)
  expect(await other.post('reset-password', { email, code, newPassword })).toEqual({ success: true })
  expect((await first.me()).status).toBe(401)
  expect(await other.post('sign-in', { email, password })).toMatchObject({ success: false })
  expect(await other.post('sign-in', { email, password: newPassword })).toMatchObject({
    success: true,
    nextStep: { signInStep: 'DONE' },
  })
})

test('says in words when Keycloak is away, and goes on when it is back', async () => {
  const email = 'patient@example.com'
  const browser = await identity.member(email)
  browser.forget()
  const { data, port } = server.at
  await server.kill()
  const away = await browser.post('sign-in', { email, password })
  expect(away).toMatchObject({ status: 503, code: 'sign-in-away' })
  server = await runServer(keycloak, { data, port })
  expect(await browser.post('sign-in', { email, password })).toMatchObject({ success: true })
}, 180_000)
