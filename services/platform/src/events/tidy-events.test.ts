import { UserRegisteredSchema } from '@plainpolicy/proto/identity'
import { ReportReadySchema } from '@plainpolicy/proto/reports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../database/open-database.ts'
import { createEmbeddedBus } from '../ports/event-bus/embedded.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import type { PrismaClient } from '../testing/gen/client.ts'
import { plainClient } from '../testing/plain-client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { connectEvents } from './connect-events.ts'
import { keepDeadLetter } from './dead-letters.ts'
import { type EventEnvelope, outgoing } from './event.ts'
import { personalEvents, tidyEvents } from './tidy-events.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

let database: Database<PrismaClient>

beforeAll(async () => {
  database = await openDatabase({ url: await testDatabase('tidy'), client: plainClient, migrations: [], logger })
})

afterAll(() => database.close())

async function tidy(): Promise<void> {
  await tidyEvents({ database, logger }).stop()
}

async function deadLetter(event: EventEnvelope): Promise<string> {
  const error = new Error('no such person: pat@example.com')
  await keepDeadLetter(database.prisma, { event, attempts: 5, error })
  return event.id
}

const registered = (days: number) =>
  outgoing(
    UserRegisteredSchema,
    { userId: 'u', email: 'pat@example.com', name: 'Pat' },
    { key: 'u', occurredAt: daysAgo(days) },
  )

test('a dead letter that tells of a person is emptied after seven days, and stays to be seen', async () => {
  const id = await deadLetter(registered(7.1))
  await tidy()
  const letter = await database.prisma.deadLetter.findUniqueOrThrow({ where: { eventId: id } })
  expect(letter).toMatchObject({ name: 'UserRegistered', key: 'u', attempts: 5, error: 'Error' })
  expect(letter.payload).toHaveLength(0)
})

test('a younger one, and an old one that tells of nobody, can still be sent again', async () => {
  const old = { key: 'r', occurredAt: daysAgo(100) }
  const whole = [registered(6.9), outgoing(ReportReadySchema, { reportId: 'r', userId: 'u', version: 1 }, old)]
  for (const event of whole) await deadLetter(event)
  await tidy()
  for (const { id, payload } of whole) {
    const letter = await database.prisma.deadLetter.findUniqueOrThrow({ where: { eventId: id } })
    expect(Buffer.from(letter.payload)).toEqual(Buffer.from(payload))
    expect(letter.error).toBe('Error: no such person: pat@example.com')
  }
})

test('a note that an event was heard is kept for thirty days', async () => {
  const rows = [29.9, 30.1].map((days) => ({ name: `${days}`, eventId: crypto.randomUUID(), handledAt: daysAgo(days) }))
  await database.prisma.inboxEvent.createMany({ data: rows })
  await tidy()
  expect(await database.prisma.inboxEvent.findMany({ select: { name: true } })).toEqual([{ name: '29.9' }])
})

test('every service that joins the bus forgets, without asking for it', async () => {
  const id = await deadLetter(registered(8))
  const bus = createEmbeddedBus()
  const events = await connectEvents({
    service: 'notifications',
    database,
    bus,
    subscriptions: [],
    logger,
    metrics: createMetrics('notifications'),
  })
  await vi.waitFor(async () => {
    const letter = await database.prisma.deadLetter.findUniqueOrThrow({ where: { eventId: id } })
    expect(letter.payload).toHaveLength(0)
  })
  await events.close()
})

test('the events that tell of a person are those with a marked field', () => {
  expect(personalEvents().sort()).toEqual([
    'ContactReceived',
    'PaymentRefunded',
    'PaymentSucceeded',
    'ReviewRequested',
    'UploadRequested',
    'UserConfirmed',
    'UserRegistered',
    'VerificationCodeIssued',
  ])
})
