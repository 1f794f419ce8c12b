import { ContactReceivedSchema } from '@plainpolicy/proto/notifications'
import { expect, test } from 'vitest'
import { consentWordings } from '../src/domain/contact-message.ts'
import { eventually, origin, startNotifications } from './notifications-under-test.ts'

const minute = 60_000
const day = 24 * 60 * minute
const user = { userId: 'user-1', email: 'maria@example.com' }
const reportId = '5f0c1c9e-7f0c-4b0e-9a39-0d8a3a2e6f11'

const written = () => ({
  contactId: crypto.randomUUID(),
  name: 'Maria Ortiz',
  email: 'Maria@Example.com',
  reason: 'roof',
  subject: 'My roof',
  message: 'Is hail covered?\nThe roof is from 2009.',
  website: '',
  openMs: 20_000,
})

type Running = Awaited<ReturnType<typeof startNotifications>>
type Written = Partial<Record<keyof ReturnType<typeof written> | 'phone' | 'reportId' | 'referralConsent', unknown>>

const send = ({ app }: Running, body: Written, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'x-client-network': '198.51.100.1', ...headers },
    payload: body,
  })

const tooMany = { code: 'too-many-messages', message: expect.stringMatching(/Please wait .+ and send this one again/) }

test('keeps what a visitor wrote, mails it to support, and answers with a reference', async () => {
  const running = await startNotifications()
  const body = { ...written(), phone: '(555) 123-4567', reportId }
  const answer = await send(running, body)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: true, reference: body.contactId.slice(0, 8) })
  expect(await running.contacts()).toMatchObject([
    {
      id: body.contactId,
      userId: null,
      reportId,
      reason: 'roof',
      name: 'Maria Ortiz',
      email: 'maria@example.com',
      phone: '(555) 123-4567',
      message: body.message,
      referralConsent: null,
      isSuspect: false,
      receivedAt: running.clock.now(),
    },
  ])
  await eventually(async () => expect(await running.received()).toHaveLength(2))
  const mail = (await running.received()).find(({ To }) => To[0]?.Address === 'support@plainpolicy.test')
  expect(mail).toMatchObject({
    Subject: '[Roof Coverage] My roof',
    ReplyTo: [{ Name: 'Maria Ortiz', Address: 'maria@example.com' }],
  })
  expect(mail?.Text).toContain('> Is hail covered?\n> The roof is from 2009.')
})

test('acknowledges a message to its sender, and repeats nothing that was written', async () => {
  const running = await startNotifications()
  await send(running, written())
  await eventually(async () => expect(await running.received()).toHaveLength(2))
  const mail = (await running.received()).find(({ To }) => To[0]?.Address === 'maria@example.com')
  expect(mail?.Subject).toBe('We have your message')
  expect(mail?.Text).toContain('We’ll get back to you within 24 hours.')
  expect(`${mail?.Subject}${mail?.HTML}`).not.toMatch(/Maria Ortiz|hail|My roof/)
  expect(mail?.HTML).toContain(origin)
})

test('says ContactReceived, once, for a signed-in person too', async () => {
  const running = await startNotifications()
  const body = written()
  await send(running, body, await running.headersFor(user))
  await eventually(() => expect(running.said(ContactReceivedSchema)).toHaveLength(1))
  const { contactId, email, message, name, subject } = { ...body, email: 'maria@example.com' }
  expect(running.said(ContactReceivedSchema)).toMatchObject([
    { contactId, userId: 'user-1', reportId: '', reason: 'roof', name, email, phone: '', subject, message },
  ])
})

test('keeps the words that a person agreed to, and no others', async () => {
  const running = await startNotifications()
  const referralConsent = consentWordings[0]
  expect((await send(running, { ...written(), referralConsent })).statusCode).toBe(200)
  expect((await send(running, { ...written(), referralConsent: 'I agree to everything.' })).statusCode).toBe(400)
  expect(await running.contacts()).toMatchObject([{ referralConsent }])
  await eventually(() => expect(running.said(ContactReceivedSchema)).toMatchObject([{ referralConsent }]))
})

test('a message that is sent again is kept and mailed once', async () => {
  const running = await startNotifications()
  const body = written()
  const answers = await Promise.all([send(running, body), send(running, body), send(running, body)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await running.contacts()).toHaveLength(1)
  expect(await running.rows()).toHaveLength(2)
})

test('an address may send three messages an hour and six a day, however they come', async () => {
  const running = await startNotifications()
  const sendOne = async (n: number) => send(running, written(), { 'x-client-network': `198.51.100.${n}` })
  const atOnce = await Promise.all([1, 2, 3, 4].map(sendOne))
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429])
  running.clock.advance(61 * minute)
  for (const n of [5, 6, 7]) expect((await sendOne(n)).statusCode).toBe(200)
  running.clock.advance(61 * minute)
  expect((await sendOne(8)).json()).toMatchObject(tooMany)
  expect((await send(running, { ...written(), email: 'other@example.com' })).statusCode).toBe(200)
  running.clock.advance(day)
  expect((await sendOne(9)).statusCode).toBe(200)
})

test('a network may send as many an hour as is configured, whatever the addresses', async () => {
  const running = await startNotifications({ contactsPerNetwork: 2 })
  const sendAs = (n: number) => send(running, { ...written(), email: `person${n}@example.com` })
  expect((await sendAs(1)).statusCode).toBe(200)
  expect((await sendAs(2)).statusCode).toBe(200)
  expect((await sendAs(3)).json()).toMatchObject(tooMany)
  expect((await send(running, written(), { 'x-client-network': '198.51.100.2' })).statusCode).toBe(200)
})

test('a message with the hidden field filled is kept, but mailed to nobody', async () => {
  const running = await startNotifications()
  expect((await send(running, { ...written(), website: 'https://spam.example' })).statusCode).toBe(200)
  expect(await running.contacts()).toMatchObject([{ isSuspect: true }])
  expect(await running.rows()).toEqual([])
  expect(running.said(ContactReceivedSchema)).toEqual([])
})

test('a message sent within a moment of opening the page is refused in words, and taken a moment later', async () => {
  const running = await startNotifications()
  const body = written()
  const refused = await send(running, { ...body, openMs: 900 })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().message).toContain('Please press the button once more.')
  expect((await send(running, { ...body, openMs: 4_000 })).statusCode).toBe(200)
})

test.each<[string, Written]>([
  ['no name', { name: ' ' }],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['a subject with a second line', { subject: 'Hello\r\nBcc: all@example.com' }],
  ['a subject of 151 characters', { subject: 'x'.repeat(151) }],
  ['no message', { message: '' }],
  ['a message of 5001 characters', { message: 'x'.repeat(5_001) }],
  ['what no database stores', { message: 'a\0b' }],
  ['no address', { email: 'maria' }],
  ['a phone of 31 characters', { phone: '1'.repeat(31) }],
  ['another reason', { reason: 'earthquake' }],
  ['a report that is none', { reportId: 'my report' }],
])('refuses %s', async (_what, change) => {
  const running = await startNotifications()
  const answer = await send(running, { ...written(), ...change })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request'])
  expect(await running.contacts()).toEqual([])
})

test('forgets the network after a day and the message after three years', async () => {
  const before = await startNotifications()
  await send(before, written())
  const { url, directory, clock } = before
  clock.advance(day + 1)
  const nextDay = await startNotifications({ url, directory, clock })
  await eventually(async () => expect(await nextDay.contacts()).toMatchObject([{ networkHash: null }]))
  clock.advance(3 * 366 * day)
  const afterYears = await startNotifications({ url, directory, clock })
  await eventually(async () => expect(await afterYears.contacts()).toEqual([]))
})
