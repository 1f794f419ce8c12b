import { expect, test } from 'vitest'
import { minute, newPassword, password, startIdentity } from './start-identity.ts'

const tooMany = { status: 429, code: 'too-many-attempts', message: expect.stringMatching(/Please wait \d+ minutes/) }

test('mails an address five codes in an hour and ten in a day, whoever asks', async () => {
  const identity = await startIdentity()
  const email = 'flooded@example.com'
  await identity.browser('asker').post('sign-up', { name: 'Pat', email, password })
  const ask = (i: number) => identity.browser(`asker ${i}`).post('resend-code', { email })
  for (let i = 1; i < 5; i++) expect(await ask(i)).toEqual({ success: true })
  expect(await ask(5)).toMatchObject(tooMany)
  identity.clock.advance(60 * minute)
  for (let i = 6; i <= 10; i++) expect(await ask(i)).toEqual({ success: true })
  identity.clock.advance(60 * minute)
  expect(await ask(11)).toMatchObject(tooMany)
  identity.clock.advance(24 * 60 * minute)
  expect(await ask(12)).toEqual({ success: true })
  await identity.stop()
})

test('limits the codes that one network asks for, and leaves other networks alone', async () => {
  const identity = await startIdentity({ codesPerHour: 3 })
  const ask = (i: number, network: string) =>
    identity.browser(`v${i}`, network).post('forgot-password', { email: `person${i}@example.com` })
  for (let i = 0; i < 3; i++) expect(await ask(i, '198.51.100.1')).toEqual({ success: true })
  expect(await ask(3, '198.51.100.1')).toMatchObject(tooMany)
  expect(await ask(4, '198.51.100.2')).toEqual({ success: true })
  await identity.stop()
})

test('limits the passwords and codes that one network tries', async () => {
  const identity = await startIdentity({ triesPerHour: 3 })
  const browser = identity.browser('trier')
  expect(await browser.post('sign-in', { email: 'a@example.com', password })).toMatchObject({ success: false })
  expect(await browser.post('confirm-sign-up', { email: 'b@example.com', code: '111111' })).toMatchObject({
    success: false,
  })
  const reset = { email: 'c@example.com', code: '111111', newPassword }
  expect(await browser.post('reset-password', reset)).toMatchObject({ success: false })
  expect(await browser.post('sign-in', { email: 'd@example.com', password })).toMatchObject(tooMany)
  await identity.stop()
})

test('refuses overlong fields, unknown shapes and what no database stores, without reading on', async () => {
  const identity = await startIdentity()
  const browser = identity.browser('long')
  const long = 'x'.repeat(2_000)
  for (const [act, body] of [
    ['sign-up', { name: long, email: 'a@example.com', password }],
    ['sign-in', { email: long, password }],
    ['sign-in', { email: 'a@example.com', password: long }],
    ['confirm-sign-up', { email: 'a@example.com', code: long }],
    ['reset-password', { email: 'a@example.com', code: 123456, newPassword }],
    ['forgot-password', {}],
    ['forgot-password', { email: 'a\0@example.com' }],
    ['sign-in', { email: 'a\0@example.com', password }],
  ] as const) {
    expect(await browser.post(act, body)).toMatchObject({ status: 400, code: 'invalid-request' })
  }
  await identity.stop()
})
