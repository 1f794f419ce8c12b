import { expect, onTestFinished, test } from 'vitest'
import { alreadySignedIn, codeMissing, pageSignInRefused, wrongAuthenticatorCode } from '../src/domain/words.ts'
import type { IdentityProvider } from '../src/ports/identity-provider/identity-provider.ts'
import { minute, password, startIdentity } from './start-identity.ts'

const email = 'pat@example.com'
const rightCode = '123456'
const page = { url: 'https://id.example', realm: 'plainpolicy', clientId: 'plainpolicy-admin' }

async function start(withProvider: (provider: IdentityProvider) => IdentityProvider) {
  const identity = await startIdentity({ withProvider })
  onTestFinished(() => identity.stop())
  const browser = await identity.member(email)
  await browser.post('sign-out')
  return { identity, browser }
}

/** The people of the embedded provider, each with an authenticator, as Keycloak has some. */
const withAuthenticator = (provider: IdentityProvider): IdentityProvider => ({
  ...provider,
  async signIn({ code, ...credentials }) {
    const result = await provider.signIn(credentials)
    if (result.outcome !== 'signed-in' || code === rightCode) return result
    return code ? { outcome: 'refused' } : { outcome: 'authenticator-code', account: result.account }
  },
})

test('a code is asked for after the right password, and both together sign in', async () => {
  const { browser } = await start(withAuthenticator)
  expect(await browser.post('sign-in', { email, password })).toEqual({
    success: false,
    error: codeMissing,
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
  })
  const wrong = { success: false, error: wrongAuthenticatorCode }
  expect(await browser.post('sign-in', { email, password, code: '654321' })).toEqual(wrong)
  expect(await browser.post('sign-in', { email: 'nobody@example.com', password, code: rightCode })).toEqual(wrong)
  expect(await browser.post('sign-in', { email, password, code: '123 456' })).toMatchObject({ success: true })
  expect((await browser.me()).status).toBe(200)
})

test('the right password gives no new tries for the code: five of both pause, and 30 codes a day', async () => {
  const { identity, browser } = await start(withAuthenticator)
  const tryCode = async () => {
    await browser.post('sign-in', { email, password })
    return browser.post('sign-in', { email, password, code: '654321' })
  }
  for (let tries = 0; tries < 3; tries++) await tryCode()
  const paused = await browser.post('sign-in', { email, password, code: rightCode })
  expect(paused).toMatchObject({ success: false })
  // Nor is the confirmation of a sign-up a way around it.
  await browser.post('forgot-password', { email })
  await browser.post('confirm-sign-up', { email, code: '111111', password })
  expect(await browser.post('sign-in', { email, password, code: rightCode })).toMatchObject({ success: false })
  for (let round = 0; round < 14; round++) {
    identity.clock.advance(16 * minute)
    for (let tries = 0; tries < 3; tries++) await tryCode()
  }
  identity.clock.advance(16 * minute)
  expect(await browser.post('sign-in', { email, password, code: rightCode })).toMatchObject({ success: false })
  identity.clock.advance(24 * 60 * minute)
  expect(await browser.post('sign-in', { email, password, code: rightCode })).toMatchObject({ success: true })
})

test('codes of a stranger who does not know the password use up nothing', async () => {
  const { identity, browser } = await start(withAuthenticator)
  const stranger = () => browser.post('sign-in', { email, password: 'Wrong1password', code: '654321' })
  for (let round = 0; round < 8; round++) {
    for (let tries = 0; tries < 5; tries++) await stranger()
    identity.clock.advance(16 * minute)
  }
  expect(await browser.post('sign-in', { email, password, code: rightCode })).toMatchObject({ success: true })
})

test.each([
  ['authenticator-setup', 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'],
  ['authenticator-code', 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'],
  ['new-password', 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'],
  ['other', 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE'],
] as const)('%s on the provider’s page is the step %s, and says where it is', async (step, signInStep) => {
  const { browser } = await start((provider) => ({
    ...provider,
    async signIn(credentials) {
      const result = await provider.signIn(credentials)
      return result.outcome === 'signed-in' ? { outcome: 'provider-page', account: result.account, step, page } : result
    },
  }))
  const answer = await browser.post('sign-in', { email, password })
  expect(answer).toEqual({
    success: false,
    error: expect.any(String),
    nextStep: { signInStep, signInPage: page },
  })
  expect(browser.session()).toBeNull()
  const wrong = await browser.post('sign-in', { email, password: 'Wrong1password' })
  expect(wrong.nextStep).toBeUndefined()
})

test('a token of the provider’s page opens a session, unless there is one', async () => {
  const { browser } = await start((provider) => ({
    ...provider,
    async takeOver(pageToken) {
      const account = await provider.find(email)
      return account && pageToken === 'good' ? provider.openSession(account.userId) : null
    },
  }))
  const refused = { success: false, error: pageSignInRefused }
  expect(await browser.post('session', { accessToken: 'bad' })).toEqual(refused)
  expect((await browser.post('session', { accessToken: 'x'.repeat(4_097) })).status).toBe(400)
  expect(await browser.post('session', { accessToken: 'good' })).toEqual({
    success: true,
    nextStep: { signInStep: 'DONE' },
  })
  expect((await browser.me()).body).toMatchObject({ email })
  expect(await browser.post('session', { accessToken: 'good' })).toMatchObject({ error: alreadySignedIn })
})

test('the embedded provider has no page and takes no token over', async () => {
  const { browser } = await start((provider) => provider)
  expect(await browser.post('session', { accessToken: 'any' })).toMatchObject({ success: false })
})
