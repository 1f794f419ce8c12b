import { Prisma } from './gen/client.ts'
import type { Transaction } from './open-notifications-database.ts'

/** Empties the log's rows that were asked for before, and deletes accounts of that age that were never confirmed. */
export async function forgetPersonalData(
  db: Transaction,
  before: Date,
): Promise<{ mails: number; recipients: number }> {
  const mails = await db.mail.updateMany({
    where: {
      askedAt: { lt: before },
      state: { not: 'queued' },
      OR: [{ recipient: { not: null } }, { parameters: { not: Prisma.AnyNull } }],
    },
    data: { recipient: null, parameters: Prisma.DbNull },
  })
  const recipients = await db.recipient.deleteMany({ where: { confirmedAt: null, toldAt: { lt: before } } })
  return { mails: mails.count, recipients: recipients.count }
}
