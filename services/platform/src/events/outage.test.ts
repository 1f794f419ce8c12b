import { UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/open-database.ts'
import { DependencyAway } from '../errors/dependency-away.ts'
import { createLogger } from '../telemetry/logger.ts'
import { cuttableLine } from '../testing/cuttable-line.ts'
import type { PrismaClient } from '../testing/gen/client.ts'
import { plainClient } from '../testing/plain-client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createConsumer } from './consumer.ts'
import { outgoing } from './event.ts'
import { subscription } from './subscription.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
let line: Awaited<ReturnType<typeof cuttableLine>>
let database: Database<PrismaClient>

beforeAll(async () => {
  const url = new URL(await testDatabase('outage'))
  line = await cuttableLine({ host: url.hostname, port: Number(url.port) })
  url.host = line.address
  database = await openDatabase({ url: url.href, client: plainClient, migrations: [], logger })
})
afterAll(() => database.close())

const event = () =>
  outgoing(UploadRequestedSchema, { reportId: 'r', documentId: 'd', userId: 'u', originalFilename: 'x' }, { key: 'r' })

function consumerOf(handle: () => Promise<void>) {
  const subscriptions = [subscription(UploadRequestedSchema, handle)]
  const isClosing = () => false
  return createConsumer({ service: 'reports', database, subscriptions, logger, retryAfter: [1, 1], isClosing })
}

test('an event whose reader needs something that is away is delivered again, not given up', async () => {
  let isAway = true
  const deliver = consumerOf(async () => {
    if (isAway) throw new DependencyAway(new Error('connection refused'))
  })
  const said = event()
  await expect(deliver(said)).rejects.toThrow(DependencyAway)
  isAway = false
  await deliver(said)
  expect(await database.prisma.deadLetter.count()).toBe(0)
  expect(await database.prisma.inboxEvent.count({ where: { eventId: said.id } })).toBe(1)
})

test('an event whose every try lost the database is delivered again, although its end could be stored by now', async () => {
  let tries = 0
  const deliver = consumerOf(async () => {
    tries += 1
    line.cut()
    await line.mend()
  })
  await expect(deliver(event())).rejects.toThrow()
  expect(tries).toBe(3)
  expect(await database.prisma.deadLetter.count()).toBe(0)
})
