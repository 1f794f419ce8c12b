import type { Clock } from '@plainpolicy/platform/clock/clock'
import { subscription } from '@plainpolicy/platform/events/subscription'
import { UserConfirmedSchema } from '@plainpolicy/proto/identity'
import { claimFor } from '../acts/claim.ts'
import type { Tx } from '../store/open-payments-database.ts'

/** What was paid with this address before there was an account becomes the account's. */
export const onUserConfirmed = (clock: Clock) =>
  subscription(UserConfirmedSchema, async (tx: Tx, { userId, email }) => {
    await claimFor(tx, { claimant: { userId, email }, browser: null, at: clock.now() })
  })
