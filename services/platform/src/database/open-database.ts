import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Logger } from '../telemetry/logger.ts'
import { openListener } from './listener.ts'
import { runMigrations } from './run-migrations.ts'
import type { SqlTransaction } from './sql-transaction.ts'

/** What the platform asks of a service's generated Prisma client. */
export interface PrismaLike extends SqlTransaction {
  // Any function: Prisma's overloads fit no narrower type.
  $transaction(...args: never[]): unknown
  $disconnect(): Promise<void>
}

type RunInTransaction = (
  run: (tx: SqlTransaction) => Promise<void>,
  options: { timeout: number; maxWait: number },
) => Promise<void>

export interface Database<Client extends PrismaLike = PrismaLike> {
  prisma: Client
  /** Runs the platform's part and a reader's own in one transaction; milliseconds. */
  transaction: RunInTransaction
  /** Calls the handler for each notification of the channel, and once with '' after a lost connection came back. */
  listen(channel: string, handler: (payload: string) => void): Promise<void>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

interface OpenDatabase<Client> {
  url: string
  client: (adapter: PrismaPg) => Client
  /** The service's own migration folder; the platform's tables come first. */
  migrations: URL[]
  logger: Logger
  /** Pool size, without the one connection that listens. */
  maxConnections?: number
}

const platformMigrations = new URL('../../prisma/migrations/', import.meta.url)

/** Migrates and opens a service's own database. Throws when it cannot be reached or a migration fails. */
export async function openDatabase<Client extends PrismaLike>(
  options: OpenDatabase<Client>,
): Promise<Database<Client>> {
  const { url, client, migrations, logger, maxConnections = 5 } = options
  await migrate(url, [platformMigrations, ...migrations], logger)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 5_000,
  })
  pool.on('connect', outliveErrors)
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'))
  const prisma = client(new PrismaPg(pool))
  const listener = await openListener({ url, logger })
  return {
    prisma,
    transaction: (prisma.$transaction as RunInTransaction).bind(prisma),
    listen: listener.listen,
    ping: async () => {
      await pool.query('SELECT 1')
    },
    close: async () => {
      // The server may cut a connection that is on its way out: nothing is lost by that.
      pool.removeAllListeners('error').on('error', () => undefined)
      await listener.close()
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

/**
 * What ends a connection fails its query, or is told by the pool where it has none. In between, while the pool hands it
 * from one to the next, nobody listens, and an error that nobody hears would end the process.
 */
const outliveErrors = (client: pg.Client): void => void client.on('error', () => {})

async function migrate(url: string, directories: URL[], logger: Logger): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  outliveErrors(client)
  await client.connect()
  try {
    const applied = await runMigrations(client, directories)
    if (applied.length > 0) logger.info({ migrations: applied }, 'migrated')
  } finally {
    await client.end()
  }
}
