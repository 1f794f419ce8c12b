import { mostAttempts } from '../domain/delivery-rules.ts'
import { Prisma } from './gen/client.ts'
import type { Transaction } from './open-notifications-database.ts'

/** Why a mail was given up. */
export type Failure = 'refused' | 'too-many-tries' | 'too-late'

/** Taken on by the other side: its code and names are emptied. */
export async function markSent(db: Transaction, id: string, sentAt: Date): Promise<void> {
  await db.mail.updateMany({
    where: { id },
    data: { state: 'sent', sentAt, failure: null, parameters: Prisma.DbNull },
  })
}

export async function markFailed(db: Transaction, id: string, failure: Failure): Promise<void> {
  await db.mail.updateMany({
    where: { id, state: 'queued' },
    data: { state: 'failed', failure, parameters: Prisma.DbNull },
  })
}

export async function putOff(db: Transaction, id: string, nextAttemptAt: Date): Promise<void> {
  await db.mail.updateMany({ where: { id, state: 'queued' }, data: { nextAttemptAt } })
}

/** Gives up what is of no use any more, and what a crash left after its last try. Answers how many. */
export async function giveUpOverdue(db: Transaction, now: Date): Promise<number> {
  const overdue = { state: 'queued', nextAttemptAt: { lte: now } }
  const given = { state: 'failed', parameters: Prisma.DbNull }
  const late = await db.mail.updateMany({
    where: { ...overdue, expiresAt: { lte: now } },
    data: { ...given, failure: 'too-late' satisfies Failure },
  })
  const tried = await db.mail.updateMany({
    where: { ...overdue, attempts: { gte: mostAttempts } },
    data: { ...given, failure: 'too-many-tries' satisfies Failure },
  })
  return late.count + tried.count
}
