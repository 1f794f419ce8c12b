import { UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { createHttpApp } from '../http/app.ts'
import type { EventBus } from '../ports/event-bus/event-bus.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { plainClient } from '../testing/plain-client.ts'
import { testBus } from '../testing/test-bus.ts'
import { testDatabase } from '../testing/test-database.ts'
import { connectEvents } from './connect-events.ts'
import { outgoing } from './event.ts'
import { addToOutbox } from './outbox.ts'
import { subscription } from './subscription.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const said = (occurredAt = new Date()) =>
  outgoing(
    UploadRequestedSchema,
    { reportId: 'r', documentId: 'd', userId: 'user-pat', originalFilename: 'private.pdf' },
    { key: 'r', occurredAt },
  )

/** A service that is joined to the bus and asked for its metrics over HTTP. */
async function measured(bus: EventBus) {
  const database = await openDatabase({
    url: await testDatabase('reports'),
    client: plainClient,
    migrations: [],
    logger,
  })
  const metrics = createMetrics('reports')
  const app = await createHttpApp({ service: 'reports', logger, verifyToken: async () => null, metrics })
  const failing = subscription(UploadRequestedSchema, async () => {
    throw new Error('cannot read private.pdf')
  })
  const subscriptions = [failing]
  const connection = await connectEvents({
    service: 'reports',
    database,
    bus,
    subscriptions,
    logger,
    metrics,
    retryAfter: [1],
  })
  onTestFinished(async () => {
    await app.close()
    await connection.close()
    await database.close()
  })
  const text = async () => (await app.inject('/metrics')).body
  const numberOf = async (series: string) => {
    const line = (await text()).split('\n').find((candidate) => candidate.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length))
  }
  return { database, text, numberOf }
}

test('tells how many events wait to be published, and how long the oldest has', async () => {
  let isAway = true
  const { bus, published } = testBus()
  const publish: EventBus['publish'] = async (event) => {
    if (isAway) throw new Error('the bus is away')
    await bus.publish(event)
  }
  const { database, numberOf } = await measured({ ...bus, publish })
  const depth = () => numberOf('outbox_events{service="reports"}')
  const age = () => numberOf('outbox_oldest_event_seconds{service="reports"}')
  expect([await depth(), await age()]).toEqual([0, 0])

  const anHourAgo = new Date(Date.now() - 3_600_000)
  await database.prisma.$transaction(async (tx) => {
    await addToOutbox(tx, said(anHourAgo))
    await addToOutbox(tx, said())
  })
  expect(await depth()).toBe(2)
  expect(await age()).toBeGreaterThan(3_599)
  expect(await age()).toBeLessThan(3_660)

  isAway = false
  await vi.waitFor(async () => expect([published.length, await depth(), await age()]).toEqual([2, 0, 0]), 5_000)
})

test('counts dead letters by the name of the event, and says nothing that stood in them', async () => {
  const { bus, deliver } = testBus()
  const { text, numberOf } = await measured(bus)
  expect(await text()).not.toMatch(/^dead_letters\{/m)
  await deliver(said())
  expect(await numberOf('dead_letters{event="UploadRequested",service="reports"}')).toBe(1)
  expect(await text()).not.toMatch(/private|user-pat/)
})

test('tells by topic what the service has not heard yet', async () => {
  const topic = 'plainpolicy.documents.v1'
  const lag = async () => [
    { group: 'reports', topic, events: 4 },
    { group: 'analysis', topic, events: 9 },
  ]
  const { numberOf } = await measured({ ...testBus().bus, lag })
  expect(await numberOf(`event_lag{topic="${topic}",service="reports"}`)).toBe(4)
})

test('is silent about what it cannot know while the bus is away', async () => {
  const lag = () => Promise.reject(new Error('away'))
  const { text, numberOf } = await measured({ ...testBus().bus, lag })
  expect(await text()).not.toMatch(/^event_lag\{/m)
  expect(await numberOf('outbox_events{service="reports"}')).toBe(0)
})
