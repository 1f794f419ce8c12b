import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute, password, startIdentity, type TestIdentity } from './start-identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
  await identity.member('known@example.com')
})
afterAll(() => identity.stop())

/** The medians of many requests, in turn for the known and for an unknown address. */
async function compare(act: string, body: (email: string) => object): Promise<{ known: number; unknown: number }> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let i = 0; i < 21; i++) {
    identity.clock.advance(24 * 60 * minute)
    const browser = identity.browser(`timer ${i}`)
    for (const who of ['known', 'unknown'] as const) {
      const before = performance.now()
      const answer = await browser.post(act, body(`${who}@example.com`))
      times[who].push(performance.now() - before)
      expect(answer.status).toBeUndefined()
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

// Without the same work the one would answer many times faster than the other; the bounds leave room for a busy machine.
for (const [act, body] of [
  ['sign-in', (email: string) => ({ email, password: 'Wrong1password' })],
  ['forgot-password', (email: string) => ({ email })],
  ['resend-code', (email: string) => ({ email })],
  ['sign-up', (email: string) => ({ name: 'Pat', email, password })],
] as const) {
  test(`${act} takes about as long for a known address as for an unknown one`, async () => {
    const { known, unknown } = await compare(act, body)
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })
}
