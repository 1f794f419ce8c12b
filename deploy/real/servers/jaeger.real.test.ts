import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startForTest } from '../start-for-test.ts'
import { jaeger, traceApiOf } from './jaeger.ts'

const hex = (length: number) => randomBytes(length).toString('hex')

interface Trace {
  spans: { operationName: string; references: { spanID: string }[] }[]
  processes: Record<string, { serviceName: string }>
}

test('a trace that was sent by OTLP can be asked for by its id', async () => {
  const running = await startForTest(jaeger)
  onTestFinished(running.stop)
  const [traceId, first, now] = [hex(16), hex(8), Date.now()]
  const span = (name: string, ids: { spanId: string; parentSpanId?: string }) => {
    const times = { startTimeUnixNano: `${now}000000`, endTimeUnixNano: `${now + 5}000000` }
    return { traceId, name, kind: 2, ...times, ...ids }
  }
  const spans = [span('asks', { spanId: first }), span('answers', { spanId: hex(8), parentSpanId: first })]
  const attributes = [{ key: 'service.name', value: { stringValue: 'test' } }]
  const sent = await fetch(`${running.variables.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans: [{ spans }] }] }),
  })
  expect(sent.status).toBe(200)

  const ask = async () => {
    const answer = await fetch(`${traceApiOf(running.at)}/traces/${traceId}`)
    return ((await answer.json()) as { data: Trace[] | null }).data?.[0]
  }
  await expect.poll(ask, { timeout: 10_000 }).toBeDefined()
  const trace = (await ask()) as Trace
  expect(Object.values(trace.processes).map(({ serviceName }) => serviceName)).toEqual(['test'])
  const named = new Map(trace.spans.map(({ operationName, references }) => [operationName, references]))
  expect(named.get('asks')).toEqual([])
  expect(named.get('answers')).toMatchObject([{ spanID: first }])
})
