import { CodePurpose, UserConfirmedSchema, UserRegisteredSchema } from '@plainpolicy/proto/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongSignUpCode } from '../src/domain/words.ts'
import { minute, otherThan, password, startIdentity, type TestIdentity } from './start-identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const refused = { success: false, error: wrongSignUpCode }

test('signs up, confirms with the mailed code and is signed in', async () => {
  const browser = identity.browser('pat')
  const signUp = await browser.post('sign-up', { name: '  Pat   Example ', email: ' Pat@Example.com ', password })
  expect(signUp).toEqual({ success: true, needsConfirmation: true, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } })
  const mail = await identity.mailFor('pat@example.com')
  expect(mail).toMatchObject({
    purpose: CodePurpose.SIGN_UP,
    name: 'Pat Example',
    code: expect.stringMatching(/^\d{6}$/),
  })
  expect(await browser.post('confirm-sign-up', { email: 'PAT@example.com', code: mail.code })).toEqual({
    success: true,
    signedIn: true,
  })
  const { body } = await browser.me()
  expect(body).toEqual({
    userId: expect.any(String),
    email: 'pat@example.com',
    name: 'Pat Example',
    roles: ['homeowner'],
  })
  const [registered] = await identity.bus.heard(UserRegisteredSchema)
  const [confirmed] = await identity.bus.heard(UserConfirmedSchema)
  for (const said of [registered, confirmed]) {
    expect(said).toMatchObject({ userId: body.userId, email: 'pat@example.com', name: 'Pat Example' })
  }
})

test('keeps neither code nor password nor network in the clear', async () => {
  await identity
    .browser('clear', '203.0.113.7')
    .post('sign-up', { name: 'Clear', email: 'clear@example.com', password })
  const code = await identity.codeFor('clear@example.com')
  const rows = await Promise.all([
    identity.database.prisma.userAccount.findMany(),
    identity.database.prisma.verificationCode.findMany(),
    identity.database.prisma.attemptCount.findMany(),
    identity.database.prisma.signingKey.findMany(),
  ])
  const stored = JSON.stringify(rows.flat())
  expect(stored).toContain('$argon2id$')
  for (const secret of [password, `"${code}"`, '203.0.113.7', 'PRIVATE KEY']) expect(stored).not.toContain(secret)
})

test('tells what is wrong with a sign-up in the words of the form', async () => {
  const browser = identity.browser('words')
  const errorOf = async (change: object) =>
    (await browser.post('sign-up', { name: 'Pat', email: 'words@example.com', password, ...change })).error
  expect(await errorOf({ name: ' P ' })).toBe('Name must be at least 2 characters')
  expect(await errorOf({ email: 'nobody' })).toBe('Please enter a valid email')
  expect(await errorOf({ password: 'Short1' })).toBe('Password must be at least 8 characters')
  expect(await errorOf({ password: 'nothing1large' })).toBe('Password must contain at least one uppercase letter')
  expect(await errorOf({ password: 'NOTHING1SMALL' })).toBe('Password must contain at least one lowercase letter')
  expect(await errorOf({ password: 'NoNumberHere' })).toBe('Password must contain at least one number')
  expect(await errorOf({ name: 'Win at http://evil.example' })).toBe('Name must not contain links or special signs')
  expect((await browser.post('confirm-sign-up', { email: 'words@example.com', code: '12345' })).error).toBe(
    'Code must be 6 digits',
  )
})

test('answers a sign-up of a known address alike, and mails that there is an account', async () => {
  await identity.member('known@example.com')
  const stranger = identity.browser('stranger')
  const known = await stranger.post('sign-up', {
    name: 'Stranger',
    email: 'known@example.com',
    password: 'Stranger1pass',
  })
  const fresh = await stranger.post('sign-up', {
    name: 'Stranger',
    email: 'fresh@example.com',
    password: 'Stranger1pass',
  })
  expect(known).toEqual(fresh)
  expect(await identity.mailFor('known@example.com')).toMatchObject({
    purpose: CodePurpose.ACCOUNT_EXISTS,
    name: 'Pat Example',
    code: '',
  })
  expect(await stranger.post('confirm-sign-up', { email: 'known@example.com', code: '123456' })).toEqual(refused)
  expect(await stranger.post('confirm-sign-up', { email: 'unheard-of@example.com', code: '123456' })).toEqual(refused)
  expect(await identity.browser('later').post('sign-in', { email: 'known@example.com', password })).toMatchObject({
    success: true,
  })
})

test('refuses a code after 15 minutes, and mails another on request', async () => {
  const browser = identity.browser('late')
  const email = 'late@example.com'
  await browser.post('sign-up', { name: 'Late', email, password })
  const code = await identity.codeFor(email)
  identity.clock.advance(15 * minute)
  expect(await browser.post('confirm-sign-up', { email, code })).toEqual(refused)
  expect(await browser.post('resend-code', { email })).toEqual({ success: true })
  expect(await browser.post('confirm-sign-up', { email, code: await identity.codeFor(email) })).toEqual({
    success: true,
    signedIn: true,
  })
})

test('refuses even the right code after five wrong ones, also when they come at once', async () => {
  const browser = identity.browser('guesser')
  const email = 'guessed@example.com'
  await browser.post('sign-up', { name: 'Guessed', email, password })
  const code = await identity.codeFor(email)
  const guesses = Array.from({ length: 5 }, () => browser.post('confirm-sign-up', { email, code: otherThan(code) }))
  for (const answer of await Promise.all(guesses)) expect(answer).toEqual(refused)
  expect(await browser.post('confirm-sign-up', { email, code })).toEqual(refused)
})

test('confirms once when two requests bring the code together', async () => {
  const browser = identity.browser('twice')
  const email = 'twice@example.com'
  await browser.post('sign-up', { name: 'Twice', email, password })
  const code = await identity.codeFor(email)
  await Promise.all([
    browser.post('confirm-sign-up', { email, code }),
    browser.post('confirm-sign-up', { email, code }),
  ])
  await identity.member('after-twice@example.com')
  await identity.bus.heard(UserConfirmedSchema, { count: 2 })
  expect(identity.bus.messages(UserConfirmedSchema).filter((said) => said.email === email)).toHaveLength(1)
})

test('a new sign-up replaces the one that waits: its code and its password are void', async () => {
  const email = 'replaced@example.com'
  const [first, second] = [identity.browser('first'), identity.browser('second')]
  await first.post('sign-up', { name: 'First', email, password: 'First1password' })
  const firstCode = await identity.codeFor(email)
  await second.post('sign-up', { name: 'Second', email, password: 'Second1password' })
  const secondCode = await identity.codeFor(email)
  expect(await first.post('confirm-sign-up', { email, code: firstCode })).toEqual(refused)
  expect(await first.post('confirm-sign-up', { email, code: secondCode, password: 'First1password' })).toEqual(refused)
  expect(await second.post('confirm-sign-up', { email, code: secondCode })).toMatchObject({ signedIn: true })
  expect((await second.me()).body.name).toBe('Second')
})
