import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLogger } from '../telemetry/logger.ts'
import { PrismaClient } from '../testing/gen/client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openDatabase } from './open-database.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const servers: Server[] = []

afterEach(() => {
  for (const server of servers) server.close()
})

/** The last words of a server that is killed, as the protocol writes them. */
function fatal(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0')
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Stands before the database. What it has said when it is told to die reaches the client together with its last words. */
async function mortal(url: string): Promise<{ url: string; dieAfter: (words: string) => void }> {
  let mark: string | null = null
  const { hostname, port } = new URL(url)
  const pass = (client: Socket): void => {
    const database = connect(Number(port), hostname)
    client.pipe(database)
    database.on('data', (said) => {
      if (mark === null || !said.includes(mark)) return void client.write(said)
      client.end(Buffer.concat([said, fatal()]))
      database.destroy()
    })
    for (const socket of [client, database]) socket.on('error', () => {})
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = new URL(url)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: address.href,
    dieAfter: (words) => {
      mark = words
    },
  }
}

test('a service outlives a database that dies between two questions, and goes on when it is back', async () => {
  const server = await mortal(await testDatabase('mortal'))
  const database = await openDatabase({
    url: server.url,
    client: (adapter) => new PrismaClient({ adapter }),
    migrations: [],
    logger,
    maxConnections: 1,
  })
  server.dieAfter('the last answer')
  const ask = (words: string) => database.prisma.$queryRawUnsafe(`SELECT '${words}' AS words`)
  const work = () =>
    database.transaction(async (tx) => void (await tx.$queryRaw`SELECT 1`), { timeout: 5_000, maxWait: 5_000 })
  // The one connection goes from the question to the transaction that waits for it while the last words are read.
  const [answer, done] = await Promise.allSettled([ask('the last answer'), work()])
  expect(answer).toMatchObject({ status: 'fulfilled', value: [{ words: 'the last answer' }] })
  expect(done.status).toBe('rejected')
  expect(await ask('an answer')).toEqual([{ words: 'an answer' }])
  await database.close()
})
