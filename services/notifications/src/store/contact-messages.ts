import type { ContactMessage } from '../domain/contact-message.ts'
import { type ContactLimit, waitAfter } from '../domain/contact-rules.ts'
import type { Transaction } from './open-notifications-database.ts'

export interface ReceivedContact extends ContactMessage {
  isSuspect: boolean
  networkHash: string
  receivedAt: Date
}

interface Sender {
  email: string
  networkHash: string
}

/** Until the transaction ends, whoever sends from this network or as this address waits: so that each one is counted. */
export async function holdSender(tx: Transaction, { email, networkHash }: Sender): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${networkHash}, 11))`
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 12))`
}

export async function isContactKept(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.contactMessage.count({ where: { id } })) > 0
}

/** Milliseconds until one more message of this address or network is allowed; 0 when it is now. */
export async function waitForContact(
  tx: Transaction,
  by: { email: string } | { networkHash: string },
  { limit, now }: { limit: ContactLimit; now: Date },
): Promise<number> {
  const rows = await tx.contactMessage.findMany({
    where: { ...by, receivedAt: { gt: new Date(now.getTime() - limit.withinMs) } },
    orderBy: { receivedAt: 'desc' },
    take: limit.most,
    select: { receivedAt: true },
  })
  return waitAfter(
    rows.map(({ receivedAt }) => receivedAt),
    limit,
    now,
  )
}

export async function keepContact(tx: Transaction, contact: ReceivedContact): Promise<void> {
  await tx.contactMessage.create({ data: contact })
}

/** Forgets from where messages came, and deletes those that were received before. */
export async function forgetContacts(
  db: Transaction,
  { networksBefore, messagesBefore }: { networksBefore: Date; messagesBefore: Date },
): Promise<{ networks: number; messages: number }> {
  const messages = await db.contactMessage.deleteMany({ where: { receivedAt: { lt: messagesBefore } } })
  const networks = await db.contactMessage.updateMany({
    where: { receivedAt: { lt: networksBefore }, networkHash: { not: null } },
    data: { networkHash: null },
  })
  return { networks: networks.count, messages: messages.count }
}
