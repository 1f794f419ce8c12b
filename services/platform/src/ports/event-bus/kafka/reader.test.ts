import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createLogger } from '../../../telemetry/logger.ts'
import type { Kafka } from './client.ts'
import { startReader } from './reader.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const stillAfterMs = 600
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Kafka's client as far as a reader uses it; each consumer does only what the test makes it do. */
function fakeClient() {
  const consumers: (EventEmitter & { isGone: boolean })[] = []
  const consumer = () => {
    const emitter = new EventEmitter()
    const one = Object.assign(emitter, {
      isGone: false,
      events: { FETCH: 'fetch', GROUP_JOIN: 'join', CRASH: 'crash' },
      connect: async () => {},
      subscribe: async () => {},
      run: async () => {},
      disconnect: async () => {
        one.isGone = true
      },
    })
    consumers.push(one)
    return one
  }
  return { client: { consumer } as unknown as Kafka, consumers }
}

async function reading() {
  const { client, consumers } = fakeClient()
  const topics = ['plainpolicy.documents.v1']
  const reader = await startReader({ client, group: 'g', topics, deliver: async () => {}, logger, stillAfterMs })
  stops.push(() => reader.stop())
  return consumers
}

test('a consumer that stands still is ended, and another begins in its place', async () => {
  const consumers = await reading()
  await vi.waitFor(() => expect(consumers).toHaveLength(2), { timeout: 3_000 })
  expect(consumers[0]?.isGone).toBe(true)
  expect(consumers[1]?.isGone).toBe(false)
})

test('a consumer that goes on fetching is left alone', async () => {
  const consumers = await reading()
  for (let time = 0; time < 10; time++) {
    consumers[0]?.emit('fetch')
    await delay(200)
  }
  expect(consumers).toHaveLength(1)
})

test('a consumer that crashed is followed by another soon', async () => {
  const consumers = await reading()
  consumers[0]?.emit('crash', { payload: { error: new Error('no coordinator') } })
  await vi.waitFor(() => expect(consumers.length).toBeGreaterThan(1), { timeout: 3_000 })
  expect(consumers[0]?.isGone).toBe(true)
})
