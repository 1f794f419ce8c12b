import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { PaymentsDependencies } from '../dependencies.ts'
import { paymentFailed } from '../events/payment-said.ts'
import type { CardEvent } from '../ports/card-payments/card-payments.ts'
import { inTransaction, type Tx } from '../store/open-payments-database.ts'
import { addStripeEvent, isKnownEvent } from '../store/stripe-events.ts'
import { bookDispute } from './book-dispute.ts'
import { type Look, lookAtIntent } from './look-at-intent.ts'

/**
 * Takes a webhook in, once in effect. It is noted in the transaction of what it brought about: one that could not be
 * done is sent again. Throws DependencyAway.
 */
export async function takeWebhook(deps: PaymentsDependencies, event: CardEvent): Promise<void> {
  const { database, clock } = deps
  if (await isKnownEvent(database.prisma, event.id)) return
  const note = (tx: Tx) => addStripeEvent(tx, { id: event.id, type: event.type, receivedAt: clock.now() })
  const { intentId } = event
  const seen =
    intentId &&
    (await lookAtIntent(deps, intentId, async (tx, look) => {
      if (await note(tx)) await book(tx, { event, look, at: clock.now() })
    }))
  if (!seen) await inTransaction(database, note)
}

interface Booking {
  event: CardEvent
  look: Look
  at: Date
}

/** What only the event itself tells. */
async function book(tx: Tx, { event: { type, dispute }, look: { intent, order }, at }: Booking): Promise<void> {
  if (!order) return
  if (type === 'payment_intent.payment_failed' && order.state === 'open') {
    await addToOutbox(tx, paymentFailed({ order, userId: order.payerUserId, at }, intent.failureCode ?? 'unknown'))
  }
  if (dispute) await bookDispute(tx, { order, dispute, at })
}
