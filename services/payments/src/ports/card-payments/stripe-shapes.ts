import type Stripe from 'stripe'
import type { CardDispute, CardEvent, CardIntent, CardRefund, IntentStatus } from './card-payments.ts'

/** Stripe's objects in the words of the port. */

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const dateOf = (seconds: number) => new Date(seconds * 1000)

function intentStatus(status: Stripe.PaymentIntent.Status): IntentStatus {
  const known = (['processing', 'succeeded', 'canceled'] as const).find((one) => one === status)
  return known ?? 'open'
}

export function toIntent(intent: Stripe.PaymentIntent): CardIntent {
  const { last_payment_error: failure, latest_charge: charge } = intent
  const isPaid = intent.status === 'succeeded'
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intentStatus(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received ?? 0,
    currency: intent.currency,
    failureCode: failure ? (failure.decline_code ?? failure.code ?? 'unknown') : null,
    chargeId: isPaid ? idOf(charge) : null,
    // The charge is told in full where it was asked for.
    paidAt: isPaid && charge && typeof charge === 'object' ? dateOf(charge.created) : null,
    metadata: intent.metadata ?? {},
    createdAt: dateOf(intent.created),
  }
}

export function toRefund(refund: Stripe.Refund): CardRefund {
  const isOver = refund.status === 'failed' || refund.status === 'canceled'
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    amountCents: refund.amount,
    status: isOver ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending',
    createdAt: dateOf(refund.created),
  }
}

export function toDispute(dispute: Stripe.Dispute): CardDispute {
  const { id, amount: amountCents, status, reason } = dispute
  return { id, intentId: idOf(dispute.payment_intent), amountCents, status, reason }
}

/** An event of a kind that we do not know is one without an intent. */
export function toEvent({ id, type, created, data }: Stripe.Event): CardEvent {
  const event = { id, type, createdAt: dateOf(created), intentId: null, dispute: null }
  const object = data.object as { object: string }
  switch (object.object) {
    case 'payment_intent':
      return { ...event, intentId: (object as Stripe.PaymentIntent).id }
    case 'charge':
    case 'refund':
      return { ...event, intentId: idOf((object as Stripe.Charge | Stripe.Refund).payment_intent) }
    case 'dispute': {
      const dispute = toDispute(object as Stripe.Dispute)
      return { ...event, intentId: dispute.intentId, dispute }
    }
    default:
      return event
  }
}
