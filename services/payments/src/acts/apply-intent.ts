import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { paymentSucceeded } from '../events/payment-said.ts'
import type { CardIntent } from '../ports/card-payments/card-payments.ts'
import { addCredit } from '../store/credits.ts'
import { addLedgerEntries } from '../store/ledger.ts'
import { holdOwner, type Tx } from '../store/open-payments-database.ts'
import { changeOrder, findOrderOfIntent, lockOrder, type PurchaseOrder } from '../store/orders.ts'
import { offerCredit } from './offer-credit.ts'

/** 'unknown': the intent belongs to no order of ours, or was paid with another amount than the order's. */
export type Applied = { kind: 'unknown' } | { kind: 'applied'; order: PurchaseOrder; isNew: boolean }

/** Makes the order what the card provider's intent says it is. Safe to repeat, in any order. */
export async function applyIntent(tx: Tx, intent: CardIntent, at: Date): Promise<Applied> {
  const order = await lockOrderOf(tx, intent)
  if (!order) return { kind: 'unknown' }
  const isOver = order.state === 'paid' || order.state === 'refunded'
  if (intent.status === 'succeeded' && !isOver) {
    const isRight = intent.receivedCents === order.amountCents && intent.currency === order.currency
    if (!isRight) return { kind: 'unknown' }
    return { kind: 'applied', order: await becomePaid(tx, { order, intent, at }), isNew: true }
  }
  if (intent.status === 'canceled' && order.state === 'open') {
    const ended = await changeOrder(tx, order, { state: 'failed', endedAt: at, paymentIntentId: intent.id })
    return { kind: 'applied', order: ended, isNew: true }
  }
  return { kind: 'applied', order, isNew: false }
}

/** By its intent; or, when we were stopped before we could note that, by what the intent says of its order. */
async function lockOrderOf(tx: Tx, { id, metadata }: CardIntent): Promise<PurchaseOrder | null> {
  const known = await findOrderOfIntent(tx, id)
  if (known) return lockOrder(tx, known.id)
  if (!uuid.test(metadata.orderId ?? '')) return null
  const said = await lockOrder(tx, metadata.orderId as string)
  return said?.paymentIntentId === null ? said : null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

interface BecomingPaid {
  order: PurchaseOrder
  intent: CardIntent
  at: Date
}

async function becomePaid(tx: Tx, { order, intent, at }: BecomingPaid): Promise<PurchaseOrder> {
  const { id: orderId, amountCents, taxCents, currency, payerUserId: userId } = order
  const paidAt = intent.paidAt ?? at
  const paid = await changeOrder(tx, order, { state: 'paid', paidAt, endedAt: null, paymentIntentId: intent.id })
  const entry = { orderId, stripeId: intent.chargeId ?? intent.id, currency, recordedAt: at }
  await addLedgerEntries(tx, [
    { ...entry, kind: 'charge', amountCents: amountCents - taxCents },
    { ...entry, kind: 'tax', amountCents: taxCents },
  ])
  await addToOutbox(tx, paymentSucceeded({ order: paid, userId, at: paidAt }))
  if (userId !== null) await holdOwner(tx, userId)
  await addCredit(tx, { orderId, userId, at })
  if (userId !== null) await offerCredit(tx, { userId, order: paid, cause: 'paid', at })
  return paid
}
