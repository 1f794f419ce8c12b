import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  alreadySignedIn,
  credentialsMissing,
  mustReset,
  notConfirmed,
  signOutFirst,
  wrongCredentials,
} from '../src/domain/words.ts'
import { minute, newPassword, password, startIdentity, type TestIdentity } from './start-identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const refused = { success: false, error: wrongCredentials }
const done = { success: true, nextStep: { signInStep: 'DONE' } }

test('signs in with the right password, whatever the case of the address', async () => {
  await identity.member('casey@example.com')
  const browser = identity.browser('other place')
  expect(await browser.post('sign-in', { email: ' Casey@Example.COM', password })).toEqual(done)
  expect((await browser.me()).body).toMatchObject({ email: 'casey@example.com' })
})

test('says the same to an unknown address and to a wrong password', async () => {
  await identity.member('silent@example.com')
  const browser = identity.browser('prober')
  const wrong = await browser.post('sign-in', { email: 'silent@example.com', password: 'Wrong1password' })
  const unknown = await browser.post('sign-in', { email: 'nobody@example.com', password: 'Wrong1password' })
  expect(wrong).toEqual(refused)
  expect(unknown).toEqual(wrong)
})

test('asks for both fields', async () => {
  expect(await identity.browser('empty').post('sign-in', { email: '', password: '' })).toEqual({
    success: false,
    error: credentialsMissing,
  })
})

test('refuses to sign in where somebody is signed in, until they sign out', async () => {
  const browser = await identity.member('here@example.com')
  expect(await browser.post('sign-in', { email: 'here@example.com', password })).toEqual({
    success: false,
    error: alreadySignedIn,
    suggestion: signOutFirst,
  })
  expect(await browser.post('sign-out')).toEqual({ success: true })
  expect(browser.session()).toBeNull()
  expect(await browser.post('sign-in', { email: 'here@example.com', password })).toEqual(done)
})

test('leads to the confirmation only after the right password', async () => {
  const email = 'unconfirmed@example.com'
  const browser = identity.browser('unconfirmed')
  await browser.post('sign-up', { name: 'Pat', email, password })
  expect(await browser.post('sign-in', { email, password: 'Wrong1password' })).toEqual(refused)
  expect(await browser.post('sign-in', { email, password })).toEqual({
    success: false,
    error: notConfirmed,
    needsConfirmation: true,
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  })
  expect(await browser.post('confirm-sign-up', { email, code: await identity.codeFor(email) })).toMatchObject({
    signedIn: true,
  })
})

test('mails a new code when the person signs in after the first has run out', async () => {
  const email = 'nextday@example.com'
  const browser = identity.browser('nextday')
  await browser.post('sign-up', { name: 'Pat', email, password })
  await identity.codeFor(email)
  identity.clock.advance(20 * minute)
  await browser.post('sign-in', { email, password })
  expect(await browser.post('confirm-sign-up', { email, code: await identity.codeFor(email) })).toMatchObject({
    signedIn: true,
  })
})

test('leads to a new password only after the right one, and mails the code for it', async () => {
  const email = 'told-to@example.com'
  await identity.member(email)
  await identity.database.prisma.userAccount.update({ where: { email }, data: { mustResetPassword: true } })
  const browser = identity.browser('told to')
  expect(await browser.post('sign-in', { email, password: 'Wrong1password' })).toEqual(refused)
  expect(await browser.post('sign-in', { email, password })).toEqual({
    success: false,
    error: mustReset,
    nextStep: { signInStep: 'RESET_PASSWORD' },
  })
  const code = await identity.codeFor(email)
  expect(await browser.post('reset-password', { email, code, newPassword })).toEqual({ success: true })
  expect(await browser.post('sign-in', { email, password: newPassword })).toEqual(done)
})

test('pauses an address after five wrong passwords, for 15 minutes and for that network, in the same words', async () => {
  const email = 'attacked@example.com'
  await identity.member(email)
  const attacker = identity.browser('attacker')
  const tryAll = (address: string) =>
    Promise.all(
      Array.from({ length: 5 }, (_, i) => attacker.post('sign-in', { email: address, password: `Wrong${i}password` })),
    )
  await tryAll(email)
  expect(await attacker.post('sign-in', { email, password })).toEqual(refused)
  await tryAll('unknown@example.com')
  expect(await attacker.post('sign-in', { email: 'unknown@example.com', password })).toEqual(refused)
  const owner = identity.browser('owner')
  expect(await owner.post('sign-in', { email, password })).toEqual(done)
  identity.clock.advance(15 * minute)
  expect(await attacker.post('sign-in', { email, password })).toEqual(done)
})
