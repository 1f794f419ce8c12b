import { type Database, openDatabase } from '@plainpolicy/platform/database/open-database'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { type Prisma, PrismaClient } from './gen/client.ts'

export type DocumentsDatabase = Database<PrismaClient>
export type Tx = Prisma.TransactionClient

const migrations = [new URL('../../prisma/migrations/', import.meta.url)]

export const openDocumentsDatabase = (options: { url: string; logger: Logger }): Promise<DocumentsDatabase> =>
  openDatabase({ ...options, migrations, client: (adapter) => new PrismaClient({ adapter }) })

/** All of `run` or nothing. It may wait for a connection when many people come at once, but not for long. */
export const inTransaction = <T>(database: DocumentsDatabase, run: (tx: Tx) => Promise<T>): Promise<T> =>
  database.prisma.$transaction(run, { maxWait: 10_000, timeout: 15_000 })
