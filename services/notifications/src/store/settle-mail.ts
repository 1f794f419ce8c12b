import { mostAttempts } from '../domain/delivery-rules.ts'
import type { MailKind } from '../domain/mail-request.ts'
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

interface GivenUp {
  kind: MailKind
  outcome: Failure
}

/** Gives up what is of no use any more, and what a crash left after its last try. */
export async function giveUpOverdue(db: Transaction, now: Date): Promise<GivenUp[]> {
  const overdue = { state: 'queued', nextAttemptAt: { lte: now } }
  const giveUp = async (outcome: Failure, where: Prisma.MailWhereInput) => {
    const data = { state: 'failed', parameters: Prisma.DbNull, failure: outcome }
    const mails = await db.mail.updateManyAndReturn({ where: { ...overdue, ...where }, data, select: { kind: true } })
    return mails.map(({ kind }) => ({ kind: kind as MailKind, outcome }))
  }
  const late = await giveUp('too-late', { expiresAt: { lte: now } })
  return [...late, ...(await giveUp('too-many-tries', { attempts: { gte: mostAttempts } }))]
}
