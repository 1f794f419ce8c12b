import type { User } from '@plainpolicy/platform/auth/caller'
import type { PaymentsDependencies } from '../dependencies.ts'
import { claimWithinMs } from '../domain/limits.ts'
import { claimCredits, lockClaimable } from '../store/credits.ts'
import { holdOwner, inTransaction, type Tx } from '../store/open-payments-database.ts'
import { findOrder } from '../store/orders.ts'
import { offerCredit } from './offer-credit.ts'

interface Claimant {
  userId: string
  email: string
}

interface Browser {
  visitorId: string
  paidAfter: Date
}

/** A signed-in return: what was paid with the person's address, or lately in this browser, becomes theirs. */
export const claim = (
  { database, clock }: PaymentsDependencies,
  { user, visitorId }: { user: User; visitorId: string | null },
): Promise<number> =>
  inTransaction(database, (tx) => {
    const at = clock.now()
    const browser = visitorId === null ? null : { visitorId, paidAfter: new Date(at.getTime() - claimWithinMs) }
    return claimFor(tx, { claimant: user, browser, at })
  })

/** Gives the person what decision 3 allows, and offers it to the reports that wait for it. Answers how many credits. */
export async function claimFor(
  tx: Tx,
  { claimant: { userId, email }, browser, at }: { claimant: Claimant; browser: Browser | null; at: Date },
): Promise<number> {
  const orderIds = await lockClaimable(tx, { email, browser })
  await holdOwner(tx, userId)
  const claimed = await claimCredits(tx, { userId, orderIds, at })
  for (const orderId of claimed) {
    const order = await findOrder(tx, orderId)
    if (order) await offerCredit(tx, { userId, order, cause: 'claimed', at })
  }
  return claimed.length
}
