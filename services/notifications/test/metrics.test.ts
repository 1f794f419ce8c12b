import {
  CodePurpose,
  UserConfirmedSchema,
  UserRegisteredSchema,
  VerificationCodeIssuedSchema,
} from '@plainpolicy/proto/identity'
import { ReportReadySchema } from '@plainpolicy/proto/reports'
import { expect, test } from 'vitest'
import { type Mail, MailRefused } from '../src/ports/mail/mail.ts'
import { eventually, startNotifications } from './notifications-under-test.ts'

const user = { userId: 'user-1', email: 'maria@example.com', name: 'Maria Ortiz' }
const code = { codeId: 'code-1', email: user.email, code: '042917', purpose: CodePurpose.SIGN_UP }

type Running = Awaited<ReturnType<typeof startNotifications>>
const metricsOf = async ({ app }: Running, name: string) =>
  (await app.inject('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .toSorted()

test('tells what came of each try: sent, put off, refused, too late', async () => {
  const faults: (Error | null)[] = [new Error('away'), null, new MailRefused('no such box')]
  const between = (inbox: Mail): Mail => ({
    ...inbox,
    async send(mail) {
      const fault = faults.shift()
      if (fault) throw fault
      await inbox.send(mail)
    },
  })
  const running = await startNotifications({ between })
  const { clock, deliver, event } = running
  const outcomes = () => metricsOf(running, 'mails_total')
  const series = (kind: string, outcome: string) =>
    `mails_total{kind="${kind}",outcome="${outcome}",service="notifications"} 1`

  await deliver(event(UserConfirmedSchema, user))
  await eventually(async () => expect(await outcomes()).toEqual([series('welcome', 'put-off')]))
  clock.advance(5_000)
  await eventually(async () => expect(await outcomes()).toContain(series('welcome', 'sent')))
  await deliver(event(VerificationCodeIssuedSchema, code))
  await eventually(async () => expect(await outcomes()).toContain(series('verification-code', 'refused')))
  const late = event(VerificationCodeIssuedSchema, { ...code, codeId: 'code-2', purpose: CodePurpose.RESET_PASSWORD })
  clock.advance(15 * 60 * 1_000)
  await deliver(late)
  await eventually(async () => expect(await outcomes()).toContain(series('password-reset', 'too-late')))
  expect(await outcomes()).toHaveLength(4)
  expect((await running.app.inject('/metrics')).body).not.toMatch(/maria|042917|user-1/i)
})

test('a mail that waits for an address that never comes is seen', async () => {
  const running = await startNotifications()
  const { clock, deliver, event } = running
  await deliver(event(UserRegisteredSchema, user))
  await deliver(event(ReportReadySchema, { reportId: crypto.randomUUID(), userId: user.userId, version: 1 }))
  const waiting = (overdue: number) => [
    `mails_waiting{overdue="false",service="notifications"} ${1 - overdue}`,
    `mails_waiting{overdue="true",service="notifications"} ${overdue}`,
  ]
  expect(await metricsOf(running, 'mails_waiting')).toEqual(waiting(0))
  clock.advance(15 * 60 * 1_000 + 1)
  expect(await metricsOf(running, 'mails_waiting')).toEqual(waiting(1))
})
