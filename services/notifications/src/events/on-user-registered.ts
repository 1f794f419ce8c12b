import { subscription } from '@plainpolicy/platform/events/subscription'
import { UserRegisteredSchema } from '@plainpolicy/proto/identity'
import type { Transaction } from '../store/open-notifications-database.ts'
import { rememberRegistered } from '../store/remember-recipient.ts'

/** Keeps whose account is about to be; it gets no mail of ours before the address is confirmed. */
export const onUserRegistered = subscription(
  UserRegisteredSchema,
  async (tx: Transaction, { userId, email, name }, { occurredAt }) => {
    await rememberRegistered(tx, { userId, email, name, toldAt: occurredAt })
  },
)
