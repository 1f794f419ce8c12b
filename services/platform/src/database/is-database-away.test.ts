import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../telemetry/logger.ts'
import { cuttableLine } from '../testing/cuttable-line.ts'
import type { PrismaClient } from '../testing/gen/client.ts'
import { plainClient } from '../testing/plain-client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { type Database, openDatabase } from './open-database.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const patience = { timeout: 3_000, maxWait: 500 }
let line: Awaited<ReturnType<typeof cuttableLine>>
let database: Database<PrismaClient>

const ways: [string, () => PromiseLike<unknown>][] = [
  ['a query of the client', () => database.prisma.outboxEvent.count()],
  ['a query in SQL', () => database.prisma.$queryRaw`SELECT 1`],
  ['a statement in SQL', () => database.prisma.$executeRaw`SELECT 1`],
  ['a transaction', () => database.transaction(async (tx) => void (await tx.$executeRaw`SELECT 1`), patience)],
  ['a ping', () => database.ping()],
]

const faultOf = (work: PromiseLike<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

beforeAll(async () => {
  const url = new URL(await testDatabase('away'))
  line = await cuttableLine({ host: url.hostname, port: Number(url.port) })
  url.host = line.address
  database = await openDatabase({ url: url.href, client: plainClient, migrations: [], logger })
})
afterAll(() => database.close())

test('a query that the database refuses is a fault of the query', async () => {
  expect(isDatabaseAway(await faultOf(database.prisma.$executeRaw`SELECT nonsense`))).toBe(false)
})

test('a transaction that takes too long by itself is no outage', async () => {
  const slow = database.transaction(
    async (tx) => {
      await delay(150)
      await tx.$executeRaw`SELECT 1`
    },
    { timeout: 50, maxWait: 500 },
  )
  const fault = await faultOf(slow)
  expect(fault).toBeInstanceOf(Error)
  expect(isDatabaseAway(fault)).toBe(false)
})

test('whatever was under way when the connection was lost, and whatever is asked after it, tells of an outage', async () => {
  const sleeping = faultOf(database.prisma.$queryRaw`SELECT pg_sleep(5)`)
  const between = faultOf(
    database.transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1`
      await delay(300)
      await tx.$executeRaw`SELECT 1`
    }, patience),
  )
  await delay(100)
  line.cut()
  for (const under of [sleeping, between]) expect(isDatabaseAway(await under)).toBe(true)
  for (const [, ask] of ways) expect(isDatabaseAway(await faultOf(ask()))).toBe(true)
})

test('a database that takes connections and says nothing is away, too', async () => {
  const silent = createServer().listen(line.port, '127.0.0.1')
  await once(silent, 'listening')
  const faults = await Promise.all(ways.map(([, ask]) => faultOf(ask())))
  expect(faults.map(isDatabaseAway)).toEqual(ways.map(() => true))
  silent.close()
})

test.each(ways)('%s does well again once the database is back', async (_what, ask) => {
  await line.mend().catch(() => 'mended by the test before')
  await expect(faultOf(ask())).resolves.toBeNull()
})
