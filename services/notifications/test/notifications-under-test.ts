import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { testIdentity, testServiceSecret } from '@plainpolicy/platform/testing/test-identity'
import { onTestFinished, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openInbox } from '../src/ports/mail/embedded.ts'
import { startInboxServer } from '../src/ports/mail/inbox-server.ts'
import type { Mail } from '../src/ports/mail/mail.ts'
import { type NotificationsDatabase, openNotificationsDatabase } from '../src/store/open-notifications-database.ts'

export const origin = 'https://plainpolicy.test'
const began = '2026-03-02T12:00:00Z'

export interface ReceivedMail {
  ID: string
  MessageID: string
  To: { Name: string; Address: string }[]
  ReplyTo: { Name: string; Address: string }[]
  Subject: string
  Text: string
  HTML: string
  Deliveries: number
}

interface Options {
  /** Another database of the same test: what a restart finds. */
  url?: string
  /** Stands between the sender and the inbox. */
  between?: (inbox: Mail) => Mail
  clock?: ReturnType<typeof fixedClock>
  directory?: string
  contactsPerNetwork?: number
}

/** The service on a real database with its embedded inbox, driven by events and read through the inbox's API. */
export async function startNotifications(options: Options = {}) {
  const { between = (inbox) => inbox, clock = fixedClock(began) } = options
  const url = options.url ?? (await testDatabase('notifications'))
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'inbox-')))
  const logger = createLogger({ service: 'notifications', level: 'silent' })
  const events = testBus()
  const database = await openNotificationsDatabase({ url, logger })
  const inbox = await openInbox({ directory })
  const server = await startInboxServer({ inbox, port: 0 })
  const { verifyToken, headersFor } = await testIdentity('notifications')
  const app = await buildApp({
    database,
    bus: events.bus,
    mail: between(inbox),
    clock,
    logger,
    verifyToken,
    from: { name: 'Plainpolicy', address: 'hello@plainpolicy.test' },
    origin,
    supportAddress: 'support@plainpolicy.test',
    contactsPerNetwork: options.contactsPerNetwork ?? 20,
    secret: testServiceSecret,
    pollEvery: 25,
  })
  onTestFinished(async () => {
    await app.close()
    await server.close()
    await database.close()
    await rm(directory, { recursive: true, force: true })
  })

  return {
    app,
    url,
    directory,
    clock,
    headersFor,
    inboxUrl: server.url,
    deliver: events.deliver,
    said: events.messages,
    received: () => readInbox(server.url),
    ...rowsOf(database),
    event: eventsAt(clock),
  }
}

const eventsAt =
  (clock: ReturnType<typeof fixedClock>) =>
  <Schema extends DescMessage>(schema: Schema, message: MessageInitShape<Schema>): EventEnvelope =>
    outgoing(schema, message, { key: 'key', occurredAt: clock.now() })

const rowsOf = ({ prisma }: NotificationsDatabase) => ({
  rows: () => prisma.mail.findMany({ orderBy: { askedAt: 'asc' } }),
  recipients: () => prisma.recipient.findMany(),
  contacts: () => prisma.contactMessage.findMany(),
})

/** The inbox's messages in full, newest first, as its API gives them. */
async function readInbox(url: string): Promise<ReceivedMail[]> {
  const { messages } = (await readJson(`${url}/api/v1/messages`)) as { messages: ReceivedMail[] }
  const whole = messages.map(({ ID }) => readJson(`${url}/api/v1/message/${ID}`))
  return Promise.all(whole) as Promise<ReceivedMail[]>
}

export async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}

/** Waits until the check holds: long enough for a busy machine. */
export const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })
