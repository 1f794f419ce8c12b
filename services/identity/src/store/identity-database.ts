import { type Database, openDatabase } from '@plainpolicy/platform/database/open-database'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { type Prisma, PrismaClient } from './gen/client.ts'

export type Tx = Prisma.TransactionClient
export type IdentityDatabase = Database<PrismaClient>

/** Migrates and opens the service's own database. */
export function openIdentityDatabase({ url, logger }: { url: string; logger: Logger }): Promise<IdentityDatabase> {
  return openDatabase({
    url,
    client: (adapter) => new PrismaClient({ adapter }),
    migrations: [new URL('../../prisma/migrations/', import.meta.url)],
    logger,
  })
}

/** All or nothing; waits for a connection when many people come at once. */
export function inTransaction<T>(
  database: IdentityDatabase,
  run: (tx: Tx) => Promise<T>,
  timeout = 15_000,
): Promise<T> {
  return database.prisma.$transaction(run, { timeout, maxWait: 10_000 })
}
