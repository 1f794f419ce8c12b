import { CodePurpose, UserConfirmedSchema, VerificationCodeIssuedSchema } from '@plainpolicy/proto/identity'
import { expect, onTestFinished, test } from 'vitest'
import { claimFor, mostAttempts } from '../src/domain/delivery-rules.ts'
import { type Mail, MailRefused } from '../src/ports/mail/mail.ts'
import { eventually, startNotifications } from './notifications-under-test.ts'

const user = { userId: 'user-1', email: 'maria@example.com', name: 'Maria Ortiz' }
const code = { codeId: 'code-1', email: user.email, code: '042917', purpose: CodePurpose.SIGN_UP }
const day = 24 * 60 * 60 * 1_000

test('after a crash between sending and noting it, the repeat carries the same Message-ID and is folded', async () => {
  const arrived = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const diesAfterSending = (inbox: Mail): Mail => ({
    ...inbox,
    send: async (mail) => {
      await inbox.send(mail)
      arrived.resolve()
      await end.promise
    },
  })
  const before = await startNotifications({ between: diesAfterSending })
  onTestFinished(() => end.resolve())
  const confirmed = before.event(UserConfirmedSchema, user)
  await before.deliver(confirmed)
  await arrived.promise
  expect(await before.rows()).toMatchObject([{ state: 'queued', attempts: 1 }])

  before.clock.advance(claimFor)
  const { url, directory, clock } = before
  const after = await startNotifications({ url, directory, clock })
  await eventually(async () => expect(await after.rows()).toMatchObject([{ state: 'sent', attempts: 2 }]))
  expect(await after.received()).toMatchObject([{ MessageID: `${confirmed.id}@plainpolicy.test`, Deliveries: 2 }])
})

test('a mail that is under way is not sent a second time', async () => {
  const sent: string[] = []
  const end = Promise.withResolvers<void>()
  const held = (): Mail => ({
    close: async () => {},
    send: async ({ messageId }) => {
      sent.push(messageId)
      await end.promise
    },
  })
  const first = await startNotifications({ between: held })
  await first.deliver(first.event(UserConfirmedSchema, user))
  await eventually(() => expect(sent).toHaveLength(1))
  const { url, directory, clock } = first
  const second = await startNotifications({ url, directory, clock, between: held })
  onTestFinished(() => end.resolve())
  await second.deliver(second.event(VerificationCodeIssuedSchema, code))
  await eventually(() => expect(sent).toHaveLength(2))
  expect(new Set(sent).size).toBe(2)
})

test('tries again later when the mail server does not answer', async () => {
  let isAway = true
  const { clock, deliver, event, received, rows } = await startNotifications({
    between: (inbox) => ({ ...inbox, send: (mail) => (isAway ? Promise.reject(new Error('away')) : inbox.send(mail)) }),
  })
  await deliver(event(VerificationCodeIssuedSchema, code))
  await eventually(async () =>
    expect((await rows())[0]?.nextAttemptAt).toEqual(new Date(clock.now().getTime() + 5_000)),
  )
  isAway = false
  clock.advance(5_000)
  await eventually(async () => expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]))
  expect(await received()).toHaveLength(1)
})

test('gives up after the last try', async () => {
  const { clock, deliver, event, rows } = await startNotifications({
    between: (inbox) => ({ ...inbox, send: () => Promise.reject(new Error('away')) }),
  })
  await deliver(event(UserConfirmedSchema, user))
  for (let tried = 1; tried <= mostAttempts; tried += 1) {
    await eventually(async () => expect(await rows()).toMatchObject([{ attempts: tried }]))
    const settled = async () => (await rows())[0]
    await eventually(async () => {
      const row = await settled()
      expect(row?.state === 'failed' || Number(row?.nextAttemptAt) - clock.now().getTime() !== claimFor).toBe(true)
    })
    clock.advance(3 * 60 * 60 * 1_000)
  }
  expect(await rows()).toMatchObject([{ state: 'failed', failure: 'too-many-tries', parameters: null }])
})

test('does not try again what the mail server refuses', async () => {
  const { deliver, event, rows } = await startNotifications({
    between: (inbox) => ({ ...inbox, send: () => Promise.reject(new MailRefused('no such box')) }),
  })
  await deliver(event(VerificationCodeIssuedSchema, code))
  await eventually(async () =>
    expect(await rows()).toMatchObject([{ state: 'failed', failure: 'refused', attempts: 1, parameters: null }]),
  )
})

test('does not mail a code that no longer works', async () => {
  const { clock, deliver, event, received, rows } = await startNotifications()
  const late = event(VerificationCodeIssuedSchema, code)
  clock.advance(15 * 60 * 1_000)
  await deliver(late)
  await eventually(async () => expect(await rows()).toMatchObject([{ state: 'failed', failure: 'too-late' }]))
  expect(await received()).toEqual([])
})

test('keeps no code once it is sent, and no address after 7 days', async () => {
  const before = await startNotifications()
  await before.deliver(before.event(VerificationCodeIssuedSchema, code))
  await eventually(async () =>
    expect(await before.rows()).toMatchObject([{ state: 'sent', parameters: null, recipient: user.email }]),
  )
  const { clock, url, directory } = before
  clock.advance(7 * day + 1)
  const after = await startNotifications({ url, directory, clock })
  await eventually(async () => expect(await after.rows()).toMatchObject([{ state: 'sent', recipient: null }]))
})
