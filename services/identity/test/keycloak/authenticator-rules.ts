import { expect, test } from 'vitest'
import { totp, untilNextCode } from '../totp.ts'
import { authenticatorSecret, password } from './keycloak-people.ts'
import { keycloak, people } from './keycloak-under-test.ts'

const wrongCode = () => (totp(authenticatorSecret) === '123456' ? '654321' : '123456')

// Who needs more than a password, and what they are told.

const outcome = (email: string, more: { password?: string; code?: string } = {}) =>
  keycloak().provider.signIn({ email, password, ...more })

test('who has an authenticator is asked for its code after the right password, and signs in with both', async () => {
  const { userId, email } = await people.withAuthenticator()
  expect(await outcome(email, { password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
  expect(await outcome(email)).toMatchObject({ outcome: 'authenticator-code', account: { userId } })
  expect(await people.sessionsOf(userId)).toEqual([])
  expect(await outcome(email, { code: wrongCode() })).toEqual({ outcome: 'refused' })
  const code = totp(authenticatorSecret)
  expect(await outcome(email, { password: 'Wrong1password', code })).toEqual({ outcome: 'refused' })
  expect(await people.sessionsOf(userId)).toEqual([])
  expect(await outcome(email, { code })).toMatchObject({ outcome: 'signed-in', account: { userId } })
  expect(await outcome(email, { code })).toEqual({ outcome: 'refused' })
})

test('a code that the app has just replaced is still taken, an older one is not', async () => {
  const { email } = await people.withAuthenticator()
  await untilNextCode()
  const codeOf = (periods: number) => totp(authenticatorSecret, Date.now() - periods * 30_000)
  expect(await outcome(email, { code: codeOf(2) })).toEqual({ outcome: 'refused' })
  expect(await outcome(email, { code: codeOf(1) })).toMatchObject({ outcome: 'signed-in' })
})

test('a code changes nothing for who has no authenticator', async () => {
  const { email } = await people.member()
  expect(await outcome(email, { password: 'Wrong1password', code: '123456' })).toEqual({ outcome: 'refused' })
  expect(await outcome(email, { code: '123456' })).toMatchObject({ outcome: 'signed-in' })
})

test.each([
  { what: 'an authenticator to set up', action: 'CONFIGURE_TOTP', emailVerified: true, step: 'authenticator-setup' },
  { what: 'a password given by hand', action: 'UPDATE_PASSWORD', emailVerified: false, step: 'new-password' },
  { what: 'any other step', action: 'UPDATE_PROFILE', emailVerified: true, step: 'other' },
])('$what leads to the sign-in page after the right password only', async ({ action, emailVerified, step }) => {
  const { address, issuer } = keycloak()
  const person = await people.member()
  const { userId, email } = person
  await people.change(person, { requiredActions: [action], emailVerified })
  const page = { url: new URL(issuer).origin, realm: address.realm, clientId: 'plainpolicy-admin' }
  expect(issuer).toBe(`${page.url}/realms/${page.realm}`)
  expect(await outcome(email)).toMatchObject({ outcome: 'provider-page', step, page, account: { userId } })
  expect(await outcome(email, { password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
  expect(await people.sessionsOf(userId)).toEqual([])
})

test('an admin signs in on the page alone: to set up an authenticator first, with its code from then on', async () => {
  const [toSetUp, withOne] = [await people.member(), await people.withAuthenticator()]
  for (const { userId } of [toSetUp, withOne]) await people.makeAdmin(userId)
  expect(await outcome(toSetUp.email)).toMatchObject({ outcome: 'provider-page', step: 'authenticator-setup' })
  expect(await outcome(withOne.email)).toMatchObject({ outcome: 'provider-page', step: 'authenticator-code' })
  await untilNextCode()
  const both = await outcome(withOne.email, { code: totp(authenticatorSecret) })
  expect(both).toMatchObject({ outcome: 'provider-page' })
  for (const { userId } of [toSetUp, withOne]) expect(await people.sessionsOf(userId)).toEqual([])
})
