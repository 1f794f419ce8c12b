import { UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { connectEvents } from '../events/connect-events.ts'
import { outgoing } from '../events/event.ts'
import { subscription } from '../events/subscription.ts'
import { createHttpApp } from '../http/app.ts'
import { keptLines } from '../testing/kept-lines.ts'
import { plainClient } from '../testing/plain-client.ts'
import { testBus } from '../testing/test-bus.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createMetrics } from './metrics.ts'
import { inSpan } from './span.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

test('every line about a request carries its trace: what failed, and what was answered', async () => {
  const { logger, lines } = keptLines('debug')
  const app = await createHttpApp({ service: 'test', logger, verifyToken: async () => null })
  app.get('/fails', { config: { access: 'public' } }, async () => {
    throw new TypeError('a bug')
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${url}/fails`, { headers: { traceparent } })
  await app.close()
  const about = lines.filter(({ msg }) => msg === 'unexpected error' || msg === 'answered')
  expect(about.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
    ['unexpected error', traceId],
    ['answered', traceId],
  ])
})

test('every line about an event carries the trace of the request that caused it', async () => {
  const { logger, lines } = keptLines()
  const database = await openDatabase({
    url: await testDatabase('reports'),
    client: plainClient,
    migrations: [],
    logger,
  })
  const { bus, deliver } = testBus()
  const failing = subscription(UploadRequestedSchema, async () => {
    throw new TypeError('a bug')
  })
  const connection = await connectEvents({
    service: 'reports',
    database,
    bus,
    subscriptions: [failing],
    logger,
    metrics: createMetrics('reports'),
    retryAfter: [1],
  })
  onTestFinished(async () => {
    await connection.close()
    await database.close()
  })
  const said = await inSpan({ service: 'documents', name: 'request', traceparent }, async () =>
    outgoing(UploadRequestedSchema, { reportId: 'r', documentId: 'd', userId: 'u' }, { key: 'r' }),
  )
  await deliver(said)
  const about = lines.filter(({ event }) => event === 'UploadRequested')
  expect(about.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
    ['an event was not handled', traceId],
    ['an event was not handled', traceId],
    ['an event is kept as a dead letter', traceId],
  ])
})
