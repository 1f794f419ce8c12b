import { ReportReadySchema } from '@plainpolicy/proto/reports'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { createLogger } from '../telemetry/logger.ts'
import { outgoing } from './event.ts'
import { startRelay } from './relay.ts'

const logger = createLogger({ service: 'test', level: 'silent' })

test('an event that is published while the outbox is read is not published once more', async () => {
  const { id, name, topic, key, occurredAt, payload } = outgoing(ReportReadySchema, { reportId: 'r' }, { key: 'r' })
  let rows = [{ id, name, topic, key, occurred_at: occurredAt, traceparent: null, payload }]
  let reads = 0
  const taken = Promise.withResolvers<void>()
  const published: string[] = []
  const prisma = {
    async $queryRaw() {
      const found = rows
      reads += 1
      if (reads > 1) {
        // The bus takes the event, and it leaves the outbox, while this answer is on its way.
        taken.resolve()
        await vi.waitFor(() => expect(rows).toEqual([]))
      }
      return found
    },
    async $executeRaw() {
      rows = []
    },
  }
  const database = { prisma, listen: async () => {} }
  const bus = {
    async publish(event: { id: string }) {
      published.push(event.id)
      await taken.promise
    },
    subscribe: async () => async () => {},
  }
  const relay = await startRelay({ service: 'reports', database: database as unknown as Database, bus, logger })
  onTestFinished(() => relay.close())
  await vi.waitFor(() => expect(rows).toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(reads).toBe(2)
  expect(published).toEqual([id])
})
