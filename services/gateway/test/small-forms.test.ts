import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedGateway, startGateway } from './start-gateway.ts'

let started: StartedGateway

beforeAll(async () => {
  started = await startGateway()
  await writeFile(join(started.webDirectory, 'assets/app-1a2b.js.br'), brotliCompressSync('void 0'))
})

afterAll(() => started.stop())

const script = (encoding?: string) =>
  started.gateway.inject({
    url: '/assets/app-1a2b.js',
    ...(encoding && { headers: { 'accept-encoding': encoding } }),
  })

test('a browser that takes it gets the small form, with the type and the life of the file itself', async () => {
  const { headers, rawPayload } = await script('gzip, deflate, br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe('void 0')
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  })
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
})

test('another one gets the file as it is', async () => {
  const { headers, body } = await script()
  expect(body).toBe('void 0')
  expect(headers).not.toHaveProperty('content-encoding')
})

test('where the build left no small form, the file as it is is good for everybody', async () => {
  const { headers, body } = await script('gzip')
  expect(body).toBe('void 0')
  expect(headers).not.toHaveProperty('content-encoding')
})
