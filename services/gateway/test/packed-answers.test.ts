import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessToken } from './fake-services.ts'
import { type StartedGateway, startGateway } from './start-gateway.ts'

let started: StartedGateway

beforeAll(async () => {
  started = await startGateway()
})

afterAll(() => started.stop())

/** The services that stand in for ours tell back what reached them: an answer as long as the user agent. */
const listed = async (userAgent: string, encoding: string) =>
  started.gateway.inject({
    url: '/api/reports?userId=pat%40example.com',
    cookies: { pp_access: await accessToken() },
    headers: { 'user-agent': userAgent, ...(encoding && { 'accept-encoding': encoding }) },
  })
const long = 'a phone '.repeat(500)

test('a long answer goes out packed to a browser that takes it, with all that it says', async () => {
  const { headers, rawPayload } = await listed(long, 'gzip, deflate, br')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
  expect(rawPayload.length).toBeLessThan(1_400)
  expect(JSON.parse(gunzipSync(rawPayload).toString()).headers['user-agent']).toBe(long.trim())
})

test.each(['', 'br', 'br, gzip;q=0'])(
  'another one gets it as it is, and no cache between takes one for the other: %j',
  async (encoding) => {
    const { headers, json } = await listed(long, encoding)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers.vary).toContain('accept-encoding')
    expect(json().headers['user-agent']).toBe(long.trim())
  },
)

test('a short one goes out as it is', async () => {
  const { headers, json } = await listed('a phone', 'gzip')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(json().headers['user-agent']).toBe('a phone')
})
