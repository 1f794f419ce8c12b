import { subscription } from '@plainpolicy/platform/events/subscription'
import { UserConfirmedSchema } from '@plainpolicy/proto/identity'
import type { Transaction } from '../store/open-notifications-database.ts'
import { queueMail } from '../store/queue-mail.ts'
import { rememberConfirmed } from '../store/remember-recipient.ts'

/** From here on the account's mail has an address; the welcome is the first. */
export const onUserConfirmed = subscription(
  UserConfirmedSchema,
  async (tx: Transaction, { userId, email, name }, { id, occurredAt }) => {
    await rememberConfirmed(tx, { userId, email, name, toldAt: occurredAt })
    await queueMail(tx, {
      id,
      about: `welcome:${userId}`,
      kind: 'welcome',
      to: { userId },
      parameters: {},
      askedAt: occurredAt,
    })
  },
)
