import { DocumentSubmittedSchema, UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../database/open-database.ts'
import { createEmbeddedBus } from '../ports/event-bus/embedded.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import type { PrismaClient } from '../testing/gen/client.ts'
import { plainClient } from '../testing/plain-client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { connectEvents } from './connect-events.ts'
import { outgoing } from './event.ts'
import { addToOutbox } from './outbox.ts'
import { type Subscription, subscription } from './subscription.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const keyed = (key: string, filename: string) =>
  outgoing(UploadRequestedSchema, { reportId: key, documentId: key, userId: 'u', originalFilename: filename }, { key })

let producer: Database<PrismaClient>
let reader: Database<PrismaClient>
const closes: (() => Promise<void>)[] = []

beforeAll(async () => {
  const open = async (name: string) =>
    openDatabase({ url: await testDatabase(name), client: plainClient, migrations: [], logger })
  ;[producer, reader] = await Promise.all([open('producer'), open('reader')])
})

afterAll(async () => {
  for (const close of closes) await close()
  await Promise.all([producer.close(), reader.close()])
})

async function connect(subscriptions: Subscription[]) {
  const bus = createEmbeddedBus()
  const saying = await connectEvents({
    service: 'documents',
    database: producer,
    bus,
    subscriptions: [],
    logger,
    metrics: createMetrics('documents'),
  })
  const hearing = await connectEvents({
    service: 'reports',
    database: reader,
    bus,
    subscriptions,
    logger,
    metrics: createMetrics('reports'),
    retryAfter: [1, 1],
  })
  const close = async () => {
    await hearing.close()
    await saying.close()
  }
  closes.push(close)
  return { bus, close }
}

const say = (...events: ReturnType<typeof keyed>[]) =>
  producer.prisma.$transaction(async (tx) => {
    for (const event of events) await addToOutbox(tx, event)
  })

const eventually = (look: () => void | Promise<void>) => vi.waitFor(look, { timeout: 5_000, interval: 20 })

test('events of one key arrive once and in order, and leave the outbox', async () => {
  const heard: string[] = []
  const { bus, close } = await connect([
    subscription(UploadRequestedSchema, async (_tx, { reportId, originalFilename }) => {
      heard.push(`${reportId}${originalFilename}`)
    }),
  ])
  const events = ['1', '2', '3'].flatMap((n) => [keyed('a', n), keyed('b', n)])
  await say(...events)
  await eventually(() => expect(heard).toHaveLength(6))
  expect(heard.filter((h) => h.startsWith('a'))).toEqual(['a1', 'a2', 'a3'])
  expect(heard.filter((h) => h.startsWith('b'))).toEqual(['b1', 'b2', 'b3'])
  await eventually(async () => expect(await producer.prisma.outboxEvent.count()).toBe(0))
  // A repeat, as after a crash between the delivery and its note.
  await bus.publish(events[0] as ReturnType<typeof keyed>)
  expect(heard).toHaveLength(6)
  await close()
})

test('an event of a transaction that was rolled back is never said', async () => {
  const heard: string[] = []
  const { close } = await connect([
    subscription(UploadRequestedSchema, async (_tx, { originalFilename }) => void heard.push(originalFilename)),
  ])
  const failing = producer.prisma.$transaction(async (tx) => {
    await addToOutbox(tx, keyed('r', 'never'))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await say(keyed('r', 'later'))
  await eventually(() => expect(heard).toEqual(['later']))
  await close()
})

test('an event that cannot be handled becomes a dead letter and does not block those behind it', async () => {
  const heard: string[] = []
  const { close } = await connect([
    subscription(UploadRequestedSchema, async (_tx, { originalFilename }) => {
      if (originalFilename === 'poison') throw new Error('cannot read this')
      heard.push(originalFilename)
    }),
  ])
  await say(keyed('d', 'poison'), keyed('d', 'after'))
  await eventually(() => expect(heard).toEqual(['after']))
  const letter = await reader.prisma.deadLetter.findFirst()
  expect(letter).toMatchObject({ attempts: 3, error: 'Error: cannot read this' })
  await close()
})

test('what a reader wrote before it failed is not kept', async () => {
  let tries = 0
  const { close } = await connect([
    subscription(UploadRequestedSchema, async (tx) => {
      await tx.$executeRaw`INSERT INTO "inbox" ("event_id", "name") VALUES (gen_random_uuid(), ${'effect'})`
      tries += 1
      if (tries < 2) throw new Error('once')
    }),
  ])
  await say(keyed('t', 'x'))
  await eventually(() => expect(tries).toBe(2))
  await eventually(async () => expect(await producer.prisma.outboxEvent.count()).toBe(0))
  expect(await reader.prisma.inboxEvent.count({ where: { name: 'effect' } })).toBe(1)
  await close()
})

test('an event waits in the outbox while a reader that the catalogue names is away', async () => {
  const bus = createEmbeddedBus()
  const saying = await connectEvents({
    service: 'documents',
    database: producer,
    bus,
    subscriptions: [],
    logger,
    metrics: createMetrics('documents'),
  })
  await say(keyed('w', 'waiting'))
  await saying.close()
  expect(await producer.prisma.outboxEvent.count()).toBe(1)
  const heard: string[] = []
  const { close } = await connect([
    subscription(UploadRequestedSchema, async (_tx, { originalFilename }) => void heard.push(originalFilename)),
  ])
  await eventually(() => expect(heard).toEqual(['waiting']))
  await close()
})

test('a service that the catalogue does not name as a reader is refused', async () => {
  const listening = connectEvents({
    service: 'identity',
    database: reader,
    bus: createEmbeddedBus(),
    subscriptions: [subscription(DocumentSubmittedSchema, async () => {})],
    logger,
    metrics: createMetrics('identity'),
  })
  await expect(listening).rejects.toThrow('does not name identity as a reader of DocumentSubmitted')
})
