import { type Database, openDatabase } from '@plainpolicy/platform/database/open-database'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { type Prisma, PrismaClient } from './gen/client.ts'

export type NotificationsDatabase = Database<PrismaClient>
export type Transaction = Prisma.TransactionClient

const migrations = [new URL('../../prisma/migrations/', import.meta.url)]

export function openNotificationsDatabase({
  url,
  logger,
}: {
  url: string
  logger: Logger
}): Promise<NotificationsDatabase> {
  return openDatabase({ url, client: (adapter) => new PrismaClient({ adapter }), migrations, logger })
}
