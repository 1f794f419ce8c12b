import { notify } from '@plainpolicy/platform/database/sql-transaction'
import { expiryOf } from '../domain/delivery-rules.ts'
import type { MailRequest } from '../domain/mail-request.ts'
import type { Transaction } from './open-notifications-database.ts'

/** Wakes the sender. */
export const mailChannel = 'mail'

/** Queues a mail, once for each event and once for what it is about. */
export async function queueMail(tx: Transaction, request: MailRequest): Promise<void> {
  const { id, about, kind, to, parameters, askedAt } = request
  await tx.mail.createMany({
    data: {
      id,
      about,
      kind,
      ...('userId' in to ? { userId: to.userId } : { recipient: to.address }),
      parameters,
      askedAt,
      expiresAt: expiryOf(kind, askedAt),
      nextAttemptAt: askedAt,
    },
    skipDuplicates: true,
  })
  await notify(tx, mailChannel, id)
}
