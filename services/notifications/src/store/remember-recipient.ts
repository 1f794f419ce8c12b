import { notify } from '@plainpolicy/platform/database/sql-transaction'
import type { Transaction } from './open-notifications-database.ts'
import { mailChannel } from './queue-mail.ts'

interface ToldRecipient {
  userId: string
  email: string
  name: string
  toldAt: Date
}

/** Keeps an address that is not proven yet; it never replaces a proven one. */
export async function rememberRegistered(tx: Transaction, recipient: ToldRecipient): Promise<void> {
  const { userId, ...told } = recipient
  await tx.recipient.createMany({ data: recipient, skipDuplicates: true })
  await tx.recipient.updateMany({ where: { userId, confirmedAt: null, toldAt: { lt: told.toldAt } }, data: told })
}

/** Keeps a proven address and wakes the mails that waited for it. */
export async function rememberConfirmed(tx: Transaction, recipient: ToldRecipient): Promise<void> {
  const { userId, ...told } = recipient
  const confirmed = { ...told, confirmedAt: told.toldAt }
  await tx.recipient.createMany({ data: { userId, ...confirmed }, skipDuplicates: true })
  await tx.recipient.updateMany({
    where: { userId, OR: [{ confirmedAt: null }, { toldAt: { lt: told.toldAt } }] },
    data: confirmed,
  })
  await notify(tx, mailChannel)
}
