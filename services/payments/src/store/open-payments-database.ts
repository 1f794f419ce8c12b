import { type Database, openDatabase } from '@plainpolicy/platform/database/open-database'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { type Prisma, PrismaClient } from './gen/client.ts'

export type PaymentsDatabase = Database<PrismaClient>
export type Tx = Prisma.TransactionClient

const migrations = [new URL('../../prisma/migrations/', import.meta.url)]

export const openPaymentsDatabase = (options: { url: string; logger: Logger }): Promise<PaymentsDatabase> =>
  openDatabase({ ...options, migrations, client: (adapter) => new PrismaClient({ adapter }) })

/** All of `run` or nothing. It may wait for a connection when many people come at once, but not for long. */
export const inTransaction = <T>(database: PaymentsDatabase, run: (tx: Tx) => Promise<T>): Promise<T> =>
  database.prisma.$transaction(run, { maxWait: 10_000, timeout: 15_000 })

/**
 * Holds back whatever else moves this owner's credits until the transaction ends, so that a payment and a submission at
 * the same moment do not miss each other. Always in this order: an order's row, its owner, a report's row, a credit's row.
 */
export async function holdOwner(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`owner ${userId}`}, 0))) AS held`
}
