import type { Transaction } from './open-notifications-database.ts'

/** How many mails are neither sent nor given up, and how many of these were asked for before the time. */
export async function countWaiting(db: Transaction, before: Date): Promise<{ all: number; overdue: number }> {
  const all = await db.mail.count({ where: { state: 'queued' } })
  const overdue = await db.mail.count({ where: { state: 'queued', askedAt: { lt: before } } })
  return { all, overdue }
}
