import { randomUUID } from 'node:crypto'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { ContactMessage } from '../domain/contact-message.ts'
import { type ContactLimit, perAddress } from '../domain/contact-rules.ts'
import { TooManyMessages } from '../domain/errors.ts'
import { contactReceived } from '../events/contact-received.ts'
import {
  holdSender,
  isContactKept,
  keepContact,
  type ReceivedContact,
  waitForContact,
} from '../store/contact-messages.ts'
import type { NotificationsDatabase, Transaction } from '../store/open-notifications-database.ts'
import { queueMail } from '../store/queue-mail.ts'

export interface ContactIntake {
  database: NotificationsDatabase
  /** Who answers people. */
  supportAddress: string
  networkLimit: ContactLimit
}

/** Keeps a message, has it mailed and says so, all or nothing. One that was kept before changes nothing. */
export async function receiveContact(intake: ContactIntake, contact: ReceivedContact): Promise<void> {
  await intake.database.prisma.$transaction(async (tx) => {
    await holdSender(tx, contact)
    if (await isContactKept(tx, contact.id)) return
    await limitContacts(tx, intake, contact)
    await keepContact(tx, contact)
    // A program wrote it, most likely to have its words mailed by us: it waits to be looked at.
    if (contact.isSuspect) return
    const { isSuspect: _no, networkHash: _unsaid, receivedAt: askedAt, ...message } = contact
    await queueContactMails(tx, { message, askedAt, supportAddress: intake.supportAddress })
    await addToOutbox(tx, contactReceived(message))
  })
}

async function limitContacts(tx: Transaction, { networkLimit }: ContactIntake, contact: ReceivedContact) {
  const { email, networkHash, receivedAt: now } = contact
  const waits = [
    await waitForContact(tx, { networkHash }, { limit: networkLimit, now }),
    ...(await Promise.all(perAddress.map((limit) => waitForContact(tx, { email }, { limit, now })))),
  ]
  const wait = Math.max(...waits)
  if (wait > 0) throw new TooManyMessages(wait)
}

interface ContactMails {
  message: ContactMessage
  askedAt: Date
  supportAddress: string
}

async function queueContactMails(tx: Transaction, { message, askedAt, supportAddress }: ContactMails): Promise<void> {
  const { id, email, reason, reportId } = message
  const { userId, ...written } = message
  await queueMail(tx, {
    id,
    about: `contact-message:${id}`,
    kind: 'contact-message',
    to: { address: supportAddress },
    parameters: { ...written, isSignedIn: userId !== null },
    askedAt,
  })
  await queueMail(tx, {
    id: randomUUID(),
    about: `contact-acknowledged:${id}`,
    kind: 'contact-acknowledged',
    to: { address: email },
    parameters: { id, reason, reportId },
    askedAt,
  })
}
