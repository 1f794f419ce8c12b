import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongCode } from '../src/domain/words.ts'
import { minute, newPassword, otherThan, password, startIdentity, type TestIdentity } from './start-identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const refused = { success: false, error: wrongCode }

async function forgotten(email: string) {
  const browser = await identity.member(email)
  await browser.post('forgot-password', { email })
  return { browser, code: await identity.codeFor(email) }
}

test('sets a new password with the mailed code and ends every session', async () => {
  const email = 'reset@example.com'
  const { browser, code } = await forgotten(email)
  const other = identity.browser('at home')
  await other.post('sign-in', { email, password })
  expect(await browser.post('reset-password', { email, code, newPassword })).toEqual({ success: true })
  expect(browser.session()).toBeNull()
  expect((await other.me()).status).toBe(401)
  expect((await other.refresh(other.tokens().refreshToken)).status).toBe(401)
  // Its cookie is still there, but nobody is signed in with it.
  expect(await other.post('sign-in', { email, password: newPassword })).toMatchObject({ success: true })
  expect(await identity.browser('old').post('sign-in', { email, password })).toMatchObject({ success: false })
})

test('uses a reset code once', async () => {
  const email = 'once-reset@example.com'
  const { browser, code } = await forgotten(email)
  await browser.post('reset-password', { email, code, newPassword })
  expect(await browser.post('reset-password', { email, code, newPassword: 'Third1$password' })).toEqual(refused)
})

test('answers alike for known and unknown addresses, to the last try', async () => {
  await identity.member('is-known@example.com')
  identity.clock.advance(60 * minute)
  const answersFor = async (email: string) => {
    const browser = identity.browser(`asks for ${email}`)
    const answers = [await browser.post('forgot-password', { email })]
    const code = email.startsWith('is-known') ? otherThan(await identity.codeFor(email)) : '123456'
    for (let i = 0; i < 7; i++) answers.push(await browser.post('reset-password', { email, code, newPassword }))
    for (let i = 0; i < 6; i++) answers.push(await browser.post('forgot-password', { email }))
    return answers.map(({ success, error, status, message }) => ({ success, error, status, message }))
  }
  expect(await answersFor('is-known@example.com')).toEqual(await answersFor('is-unknown@example.com'))
})

test('refuses a reset code after 15 minutes and after five wrong ones', async () => {
  const late = await forgotten('late-reset@example.com')
  identity.clock.advance(15 * minute)
  expect(
    await late.browser.post('reset-password', { email: 'late-reset@example.com', code: late.code, newPassword }),
  ).toEqual(refused)
  const email = 'guessed-reset@example.com'
  const { browser, code } = await forgotten(email)
  for (let i = 0; i < 5; i++) await browser.post('reset-password', { email, code: otherThan(code), newPassword })
  expect(await browser.post('reset-password', { email, code, newPassword })).toEqual(refused)
})

test('checks the new password before it uses up a try', async () => {
  const email = 'rules@example.com'
  const { browser, code } = await forgotten(email)
  const errorOf = async (change: object) =>
    (await browser.post('reset-password', { email, code, newPassword, ...change })).error
  expect(await errorOf({ code: '123' })).toBe('Verification code must be at least 6 characters')
  expect(await errorOf({ newPassword: 'Short1$' })).toBe('Password must be at least 8 characters')
  for (let i = 0; i < 5; i++) {
    expect(await errorOf({ newPassword: 'NoSpecial1' })).toBe(
      'Password must contain uppercase, lowercase, number, and special character',
    )
  }
  expect(await errorOf({})).toBeUndefined()
})

test('a sign-up code does not reset a password', async () => {
  const email = 'crossed@example.com'
  const browser = identity.browser('crossed')
  await browser.post('sign-up', { name: 'Pat', email, password })
  expect(await browser.post('reset-password', { email, code: await identity.codeFor(email), newPassword })).toEqual(
    refused,
  )
})

test('a reset lifts the pause after wrong passwords', async () => {
  const email = 'paused@example.com'
  const { browser, code } = await forgotten(email)
  await browser.post('sign-out')
  for (let i = 0; i < 6; i++) await browser.post('sign-in', { email, password: 'Wrong1password' })
  await browser.post('reset-password', { email, code, newPassword })
  expect(await browser.post('sign-in', { email, password: newPassword })).toMatchObject({ success: true })
})
