import {
  CodePurpose,
  UserConfirmedSchema,
  UserRegisteredSchema,
  VerificationCodeIssuedSchema,
} from '@plainpolicy/proto/identity'
import { PaymentRefundedSchema, PaymentSucceededSchema } from '@plainpolicy/proto/payments'
import { ReportReadySchema } from '@plainpolicy/proto/reports'
import { expect, test } from 'vitest'
import { eventually, origin, startNotifications } from './notifications-under-test.ts'

const user = { userId: 'user-1', email: 'maria@example.com', name: 'Maria Ortiz' }
const reportId = '5f0c1c9e-7f0c-4b0e-9a39-0d8a3a2e6f11'
const issued = { codeId: 'code-1', email: user.email, name: user.name, code: '042917' }

test('mails a verification code to the address that signed up', async () => {
  const { deliver, event, received } = await startNotifications()
  await deliver(event(VerificationCodeIssuedSchema, { ...issued, purpose: CodePurpose.SIGN_UP }))
  await eventually(async () => expect(await received()).toHaveLength(1))
  const [mail] = await received()
  expect(mail).toMatchObject({ Subject: 'Your verification code', To: [{ Address: user.email }] })
  expect(mail?.Text).toContain('042917')
  expect(mail?.HTML).toContain('042917')
})

test('mails a code for a new password', async () => {
  const { deliver, event, received } = await startNotifications()
  await deliver(event(VerificationCodeIssuedSchema, { ...issued, purpose: CodePurpose.RESET_PASSWORD }))
  await eventually(async () => expect(await received()).toHaveLength(1))
  const [mail] = await received()
  expect(mail?.Subject).toBe('Your code for a new password')
  expect(mail?.Text).toMatch(/Hello Maria Ortiz,[\s\S]*042917/)
})

test('mails a known address that it has an account, without a code', async () => {
  const { deliver, event, received } = await startNotifications()
  await deliver(event(VerificationCodeIssuedSchema, { ...issued, code: '', purpose: CodePurpose.ACCOUNT_EXISTS }))
  await eventually(async () => expect(await received()).toHaveLength(1))
  const [mail] = await received()
  expect(mail?.Subject).toBe('You already have an account')
  expect(mail?.Text).toContain(`${origin}/auth`)
  expect(mail?.Text).not.toMatch(/\d{6}/)
})

test('welcomes a person once the address is confirmed, not before', async () => {
  const { deliver, event, received, rows } = await startNotifications()
  await deliver(event(UserRegisteredSchema, user))
  expect(await rows()).toEqual([])
  await deliver(event(UserConfirmedSchema, user))
  await eventually(async () => expect(await received()).toHaveLength(1))
  const [mail] = await received()
  expect(mail).toMatchObject({ Subject: 'Welcome to Plainpolicy', To: [{ Address: user.email }] })
  expect(mail?.Text).toContain(`${origin}/upload`)
})

test('mails the owner that the report is ready, with a link and nothing from the policy', async () => {
  const { deliver, event, received } = await startNotifications()
  await deliver(event(UserConfirmedSchema, user))
  await deliver(event(ReportReadySchema, { reportId, userId: user.userId, version: 1 }))
  await eventually(async () => expect(await received()).toHaveLength(2))
  const mail = (await received()).find(({ Subject }) => Subject === 'Your report is ready')
  expect(mail?.To).toEqual([{ Name: '', Address: user.email }])
  expect(mail?.Text).toContain(`${origin}/report/${reportId}`)
  expect(mail?.Text).not.toMatch(/\$|\.pdf/i)
})

test('keeps the report mail until the address of its owner is known', async () => {
  const { deliver, event, received, rows } = await startNotifications()
  await deliver(event(ReportReadySchema, { reportId, userId: user.userId, version: 1 }))
  await deliver(event(UserRegisteredSchema, user))
  expect(await rows()).toMatchObject([{ kind: 'report-ready', state: 'queued', attempts: 0, recipient: null }])
  await deliver(event(UserConfirmedSchema, user))
  await eventually(async () => expect(await received()).toHaveLength(2))
  expect((await received()).map(({ Subject }) => Subject).sort()).toEqual([
    'Welcome to Plainpolicy',
    'Your report is ready',
  ])
})

test('mails a receipt and a refund to the address of the payment, which needs no account', async () => {
  const { deliver, event, received } = await startNotifications()
  const orderId = '0d8a3a2e-7f0c-4b0e-9a39-5f0c1c9e6f11'
  const paid = { orderId, reportId, userId: '', amountCents: 2499, taxCents: 0, currency: 'usd' }
  await deliver(event(PaymentSucceededSchema, { ...paid, receiptEmail: 'payer@example.com' }))
  await deliver(event(PaymentRefundedSchema, { ...paid, receiptEmail: 'payer@example.com' }))
  await eventually(async () => expect(await received()).toHaveLength(2))
  const mails = new Map((await received()).map((mail) => [mail.Subject, mail]))
  expect([...mails.keys()].sort()).toEqual(['Your receipt: $24.99', 'Your refund: $24.99'])
  for (const mail of mails.values()) expect(mail.To).toEqual([{ Name: '', Address: 'payer@example.com' }])
  expect(mails.get('Your receipt: $24.99')?.Text).toContain(`${origin}/report/${reportId}`)
  expect(mails.get('Your refund: $24.99')?.Text).toContain(orderId)
})

test('sends one mail for an event that is delivered twice', async () => {
  const { deliver, event, received, rows } = await startNotifications()
  const confirmed = event(UserConfirmedSchema, user)
  await deliver(confirmed)
  await deliver(confirmed)
  await eventually(async () => expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]))
  expect(await received()).toMatchObject([{ Deliveries: 1 }])
})

test('sends one mail for the same news told by two events', async () => {
  const { deliver, event, received, rows } = await startNotifications()
  const ready = { reportId, userId: user.userId, version: 1 }
  await deliver(event(UserConfirmedSchema, user))
  await deliver(event(ReportReadySchema, ready))
  await deliver(event(ReportReadySchema, ready))
  await deliver(event(UserConfirmedSchema, user))
  await eventually(async () => expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']))
  expect(await received()).toHaveLength(2)
})

test('uses the newest confirmed address, whatever arrives late', async () => {
  const { deliver, event, clock, recipients } = await startNotifications()
  const older = event(UserConfirmedSchema, user)
  const registered = event(UserRegisteredSchema, { ...user, email: 'not-proven@example.com' })
  clock.advance(1_000)
  await deliver(event(UserConfirmedSchema, { ...user, email: 'new@example.com' }))
  await deliver(older)
  await deliver(registered)
  expect(await recipients()).toMatchObject([{ email: 'new@example.com' }])
})
