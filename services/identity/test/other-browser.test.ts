import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongSignUpCode } from '../src/domain/words.ts'
import { minute, password, startIdentity, type TestIdentity } from './start-identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const refused = { success: false, error: wrongSignUpCode }

async function waiting(email: string) {
  const browser = identity.browser(`browser of ${email}`)
  await browser.post('sign-up', { name: 'Pat', email, password })
  return { browser, code: await identity.codeFor(email) }
}

test('refuses the code in another browser without the password', async () => {
  const email = 'elsewhere@example.com'
  const { browser, code } = await waiting(email)
  const other = identity.browser('another browser')
  expect(await other.post('confirm-sign-up', { email, code })).toEqual(refused)
  expect(await other.post('confirm-sign-up', { email, code, password: 'Wrong1password' })).toEqual(refused)
  expect(await browser.post('confirm-sign-up', { email, code })).toEqual({ success: true, signedIn: true })
})

test('takes the code in another browser with the password, and lets the person sign in there', async () => {
  const email = 'phone@example.com'
  const { code } = await waiting(email)
  const phone = identity.browser('phone')
  expect(await phone.post('confirm-sign-up', { email, code, password })).toEqual({ success: true, signedIn: false })
  expect(phone.session()).toBeNull()
})

test('takes the code in the browser in which the person has signed in with the password', async () => {
  const email = 'moved@example.com'
  const { browser, code } = await waiting(email)
  const other = identity.browser('moved to')
  expect(await other.post('sign-in', { email, password })).toMatchObject({ success: false, needsConfirmation: true })
  expect(await browser.post('confirm-sign-up', { email, code })).toEqual(refused)
  expect(await other.post('confirm-sign-up', { email, code })).toEqual({ success: true, signedIn: true })
})

test('a resent code stays with the browser that signed up, whoever asks for it', async () => {
  const email = 'resent@example.com'
  const { browser } = await waiting(email)
  const stranger = identity.browser('curious')
  await stranger.post('resend-code', { email })
  const code = await identity.codeFor(email)
  expect(await stranger.post('confirm-sign-up', { email, code })).toEqual(refused)
  expect(await browser.post('confirm-sign-up', { email, code })).toMatchObject({ signedIn: true })
})

test('signs in again within 3 minutes when the answer got lost, in that browser only', async () => {
  const email = 'lost@example.com'
  const { browser, code } = await waiting(email)
  await browser.post('confirm-sign-up', { email, code })
  browser.forget()
  expect(await identity.browser('not that one').post('confirm-sign-up', { email, code })).toEqual(refused)
  identity.clock.advance(2 * minute)
  expect(await browser.post('confirm-sign-up', { email, code })).toEqual({ success: true, signedIn: true })
  browser.forget()
  identity.clock.advance(2 * minute)
  expect(await browser.post('confirm-sign-up', { email, code })).toEqual(refused)
})

test('uses a code once: signed in, the same code is refused', async () => {
  const email = 'once@example.com'
  const { browser, code } = await waiting(email)
  expect(await browser.post('confirm-sign-up', { email, code })).toMatchObject({ success: true })
  expect(await browser.post('confirm-sign-up', { email, code })).toEqual(refused)
})
