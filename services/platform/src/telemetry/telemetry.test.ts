import { setTimeout as delay } from 'node:timers/promises'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../database/open-database.ts'
import { connectEvents } from '../events/connect-events.ts'
import { outgoing } from '../events/event.ts'
import { addToOutbox } from '../events/outbox.ts'
import { subscription } from '../events/subscription.ts'
import { createHttpApp } from '../http/app.ts'
import { createEmbeddedBus } from '../ports/event-bus/embedded.ts'
import { plainClient } from '../testing/plain-client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { beginSpan, inSpan } from './span.ts'
import { currentTrace, currentTraceparent } from './trace-context.ts'
import { exportSpans } from './tracer.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

let exporter: InMemorySpanExporter
let stopExport: () => Promise<void>
beforeEach(() => {
  exporter = new InMemorySpanExporter()
  stopExport = exportSpans(new SimpleSpanProcessor({ exporter }))
})
afterEach(() => stopExport())

/** Two services with a database each: one says an event when it is asked to, the other hears it. */
async function twoServices(hear: () => void) {
  const open = async (name: string) =>
    openDatabase({ url: await testDatabase(name), client: plainClient, migrations: [], logger })
  const [saying, hearing] = await Promise.all([open('documents'), open('reports')])
  const bus = createEmbeddedBus()
  const events = [
    await connectEvents({
      service: 'documents',
      database: saying,
      bus,
      subscriptions: [],
      logger,
      metrics: createMetrics('documents'),
    }),
    await connectEvents({
      service: 'reports',
      database: hearing,
      bus,
      subscriptions: [subscription(UploadRequestedSchema, async () => hear())],
      logger,
      metrics: createMetrics('reports'),
    }),
  ]
  const app = await createHttpApp({ service: 'documents', logger, verifyToken: async () => null })
  const schema = { body: z.object({ name: z.string() }) }
  app.post('/say/:id', { config: { access: 'public' }, schema }, async ({ body }) => {
    const message = { reportId: 'r', documentId: 'd', userId: 'u', originalFilename: body.name }
    await saying.prisma.$transaction((tx) => addToOutbox(tx, outgoing(UploadRequestedSchema, message, { key: 'r' })))
    return {}
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    for (const connection of events) await connection.close()
    await Promise.all([saying.close(), hearing.close()])
  }
  return { url, close }
}

test('one trace leads from a request through the outbox to the reader in another service', async () => {
  let heardIn: string | undefined
  const { url, close } = await twoServices(() => {
    heardIn = currentTrace()?.traceId
  })
  const body = JSON.stringify({ name: 'private.pdf' })
  const headers = { 'content-type': 'application/json', traceparent }
  await fetch(`${url}/say/1?secret=2`, { method: 'POST', headers, body })
  await vi.waitFor(() => expect(exporter.getFinishedSpans()).toHaveLength(3), 5_000)
  await close()

  const named = (name: string) => exporter.getFinishedSpans().find((span) => span.name === name)
  const [request, published, handled] = ['POST /say/:id', 'publish UploadRequested', 'handle UploadRequested'].map(
    named,
  )
  expect(heardIn).toBe(traceId)
  expect(request?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  expect(published?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  expect(handled?.parentSpanContext?.spanId).toBe(published?.spanContext().spanId)
  const services = [request, published, handled].map((span) => span?.resource.attributes['service.name'])
  expect(services).toEqual(['documents', 'documents', 'reports'])
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/say/:id',
    'http.response.status_code': 200,
  })
  expect(JSON.stringify(exporter.getFinishedSpans().map(({ attributes }) => attributes))).not.toContain('private')
})

test('a failed span keeps the kind of the error and not its message', async () => {
  const failing = inSpan({ service: 'test', name: 'read' }, async () => {
    throw new TypeError('pat@example.com was not read')
  })
  await expect(failing).rejects.toThrow('pat@example.com')
  const [span] = exporter.getFinishedSpans()
  expect(span).toMatchObject({ attributes: { 'error.type': 'TypeError' }, status: { code: 2 }, events: [] })
})

test('an attribute outside the list does not compile', () => {
  const span = beginSpan({ service: 'test', name: 'read' })
  span.describe({ 'plainpolicy.attempts': 1 })
  // @ts-expect-error: a person's data has no key.
  span.describe({ email: 'pat@example.com' })
  const more = { 'plainpolicy.attempts': 1, email: 'pat@example.com' }
  // @ts-expect-error: nor in an object made elsewhere.
  span.describe(more)
})

test('a malformed traceparent begins a new trace', async () => {
  const trace = await inSpan({ service: 'test', name: 'read', traceparent: '00-zz-00-01' }, async () => currentTrace())
  expect(trace?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
})

test('a body that arrives late does not lose the trace', async () => {
  const { url, close } = await twoServices(() => {})
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from('{"name":'))
      await delay(50)
      controller.enqueue(Buffer.from('"slow.pdf"}'))
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/json', traceparent }
  await fetch(`${url}/say/1`, { method: 'POST', headers, body, duplex: 'half' })
  await vi.waitFor(() => expect(exporter.getFinishedSpans()).toHaveLength(3), 5_000)
  await close()
  expect(new Set(exporter.getFinishedSpans().map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]))
})

test('probes leave no span', async () => {
  const app = await createHttpApp({ service: 'test', logger, verifyToken: async () => null })
  await app.inject('/healthz')
  await app.close()
  expect(exporter.getFinishedSpans()).toEqual([])
})

test('trace ids are there when nothing is exported, and spans are not', async () => {
  await stopExport()
  const inside = await inSpan({ service: 'test', name: 'outer', traceparent }, async () => currentTraceparent())
  expect(inside).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`))
  expect(exporter.getFinishedSpans()).toEqual([])
})
