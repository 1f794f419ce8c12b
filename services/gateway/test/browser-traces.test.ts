import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessToken } from './fake-services.ts'
import { type StartedGateway, startGateway } from './start-gateway.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const click = '00f067aa0ba902b7'

let started: StartedGateway
beforeAll(async () => {
  started = await startGateway()
})
afterAll(() => started.stop())

/** What the service behind the gateway is told. */
async function headersBehind(headers: Record<string, string>): Promise<Record<string, string>> {
  const cookies = { pp_access: await accessToken() }
  const answer = await started.gateway.inject({ url: '/api/reports?userId=pat@example.com', cookies, headers })
  return answer.json().headers
}
const traceBehind = async (traceparent: string) => (await headersBehind({ traceparent })).traceparent?.split('-')[1]

test('a request belongs to the trace of the click, as a span of its own', async () => {
  const { traceparent = '' } = await headersBehind({ traceparent: `00-${trace}-${click}-01` })
  expect(traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-0[01]$`))
  expect(traceparent).not.toContain(click)
})

test('what else a browser says of traces goes no further', async () => {
  const said = { traceparent: `00-${trace}-${click}-01`, tracestate: 'vendor=1', baggage: 'userId=pat' }
  const headers = await headersBehind(said)
  expect(headers).not.toHaveProperty('tracestate')
  expect(headers).not.toHaveProperty('baggage')
})

test.each([
  ['of another version', `01-${trace}-${click}-01`],
  ['with more behind it', `00-${trace}-${click}-01-more`],
  ['in capitals', `00-${trace.toUpperCase()}-${click}-01`],
  ['without a span', `00-${trace}-${'0'.repeat(16)}-01`],
  ['with flags that nobody knows', `00-${trace}-${click}-ff`],
  ['that is text', 'pat@example.com'],
])('a place in a trace %s begins a new one', async (_what, traceparent) => {
  expect(await traceBehind(traceparent)).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
  expect(await traceBehind(traceparent)).not.toBe(trace)
})

test('an empty trace id begins a new trace', async () => {
  expect(await traceBehind(`00-${'0'.repeat(32)}-${click}-01`)).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
})

test('a trace takes 200 requests, and then no more', async () => {
  const long = 'a'.repeat(32)
  const traces: (string | undefined)[] = []
  for (let sent = 0; sent < 203; sent++) traces.push(await traceBehind(`00-${long}-${click}-01`))
  expect(traces.slice(0, 200).every((one) => one === long)).toBe(true)
  expect(traces.slice(200)).not.toContain(long)
})
