import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { versitygw } from '../../../../../deploy/real/servers/versitygw.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { fixedClock } from '../../clock/clock.ts'
import { loadConfig } from '../../config/load-config.ts'
import { objectStoreVariables } from '../../config/shared-variables.ts'
import { createHttpApp } from '../../http/app.ts'
import { createLogger } from '../../telemetry/logger.ts'
import { fileRoutesOf, openObjectStore } from './from-config.ts'
import type { ObjectStore } from './object-store.ts'

const clock = fixedClock('2026-11-21T12:00:00Z')
const limits = { contentType: 'application/pdf', maxBytes: 2 ** 20, expiresInSeconds: 300 }
const aMegabyte = new Uint8Array(2 ** 20)

let store: ObjectStore
let origin: string
let close: () => Promise<unknown>
beforeAll(async () => {
  const server = await startForTest(versitygw)
  const config = loadConfig(z.object(objectStoreVariables), server.variables)
  store = await openObjectStore({ config, clock, mayRead: ['uploads/'], mayWrite: ['uploads/'] })
  const logger = createLogger({ service: 'test', level: 'silent' })
  const app = await createHttpApp({ service: 'test', logger, verifyToken: async () => null })
  await app.register(fileRoutesOf(config, clock))
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  close = async () => {
    app.server.closeAllConnections()
    await Promise.all([app.close(), server.stop()])
  }
})
afterAll(() => close?.())

const put = (address: string, body: Uint8Array<ArrayBuffer> | ReadableStream, type = 'application/pdf') =>
  fetch(new URL(address, origin), {
    method: 'PUT',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)

test('an upload whose size nobody said reaches the S3 server, as one of its largest size', async () => {
  const address = await store.presignPut('uploads/unsized.pdf', limits)
  expect((await put(address, aMegabyte)).status).toBe(200)
  expect(await store.head('uploads/unsized.pdf')).toEqual({ sizeBytes: 2 ** 20, contentType: 'application/pdf' })
})

test('a larger one does not, whether it says its length or not', async () => {
  const address = await store.presignPut('uploads/large.pdf', limits)
  const large = new Uint8Array(2 ** 20 + 1)
  for (const body of [large, new Blob([large]).stream()]) {
    const answer = await put(address, body)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'file-too-large' })
  }
  expect(await store.head('uploads/large.pdf')).toBeNull()
})

test('never replaces what is there', async () => {
  const address = await store.presignPut('uploads/once.pdf', limits)
  expect((await put(address, aMegabyte)).status).toBe(200)
  const again = await put(address, new Uint8Array(4))
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'already-uploaded' })
  expect(await store.head('uploads/once.pdf')).toMatchObject({ sizeBytes: 2 ** 20 })
})

test('holds a few in memory at once, and asks the others to come again', async () => {
  const address = (name: number) => store.presignPut(`uploads/many-${name}.pdf`, limits)
  const slow = async (name: number) => {
    const ended = Promise.withResolvers<void>()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1000)),
      pull: (controller) => ended.promise.then(() => controller.close()),
    })
    return { end: ended.resolve, answer: put(await address(name), body) }
  }
  // Whichever comes last finds the other eight there.
  const nine = await Promise.all(Array.from({ length: 9 }, (_, name) => slow(name)))
  expect((await Promise.race(nine.map(({ answer }) => answer))).status).toBe(503)
  for (const { end } of nine) end()
  const answers = await Promise.all(nine.map(({ answer }) => answer))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(8).fill(200), 503])
  expect((await put(await address(9), aMegabyte)).status).toBe(200)
})

test('refuses another type, another file and a late one', async () => {
  const address = await store.presignPut('uploads/mine.pdf', limits)
  expect((await put(address, aMegabyte, 'text/html')).status).toBe(415)
  expect((await put(address.replace('mine', 'other'), aMegabyte)).status).toBe(403)
  expect((await put(address.replace('max=1048576', 'max=9999999'), aMegabyte)).status).toBe(403)
  clock.advance(300_000)
  expect((await put(address, aMegabyte)).status).toBe(403)
  for (const key of ['uploads/mine.pdf', 'uploads/other.pdf']) expect(await store.head(key)).toBeNull()
})
