import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { sendMails } from '../src/jobs/send-mails.ts'
import { openNotificationsDatabase } from '../src/store/open-notifications-database.ts'
import { queueMail } from '../src/store/queue-mail.ts'
import { eventually } from './notifications-under-test.ts'

const askedAt = new Date('2026-03-02T12:00:00Z')
const lastMoment = new Date('2026-03-02T12:14:59.999Z')
const expired = new Date('2026-03-02T12:15:00Z')

test('does not mail a code whose time ran out while it was being claimed', async () => {
  const logger = createLogger({ service: 'notifications', level: 'silent' })
  const database = await openNotificationsDatabase({ url: await testDatabase('notifications'), logger })
  onTestFinished(() => database.close())
  const request = { id: crypto.randomUUID(), about: 'code:1', kind: 'verification-code', askedAt } as const
  await database.prisma.$transaction((tx) =>
    queueMail(tx, { ...request, to: { address: 'maria@example.com' }, parameters: { code: '042917' } }),
  )
  // The claim asks for the time first; every later question finds the code expired.
  const times = [lastMoment]
  const sent: string[] = []
  const job = await sendMails({
    count: () => {},
    database,
    mail: { send: async ({ messageId }) => void sent.push(messageId), close: async () => {} },
    clock: { now: () => times.shift() ?? expired },
    logger,
    from: { name: 'Plainpolicy', address: 'hello@plainpolicy.test' },
    origin: 'https://plainpolicy.test',
  })
  onTestFinished(() => job.stop())
  await eventually(async () =>
    expect(await database.prisma.mail.findMany()).toMatchObject([
      { state: 'failed', failure: 'too-late', attempts: 1, parameters: null },
    ]),
  )
  expect(sent).toEqual([])
})
