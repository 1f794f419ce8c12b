import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { paymentRefunded } from '../events/payment-said.ts'
import type { CardRefund } from '../ports/card-payments/card-payments.ts'
import { noteFinding } from '../store/findings.ts'
import { addLedgerEntries, isRecorded, type NewLedgerEntry, refundedOf } from '../store/ledger.ts'
import type { Tx } from '../store/open-payments-database.ts'
import { changeOrder, lockOrder, type PurchaseOrder } from '../store/orders.ts'
import { withdrawCredit } from './withdraw-credit.ts'

interface Refunds {
  orderId: string
  refunds: CardRefund[]
  at: Date
}

/** Books the refunds of an order; once all of it is given back, withdraws what was bought. True when that was news; safe to repeat. */
export async function applyRefunds(tx: Tx, { orderId, refunds, at }: Refunds): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.paidAt === null) return false
  const entries = await Promise.all(refunds.map((refund) => entriesOf(tx, { order, refund, at })))
  const isNew = (await addLedgerEntries(tx, entries.flat())) > 0
  for (const { id: subject } of refunds.filter(({ status }) => status === 'failed')) {
    await noteFinding(tx, { kind: 'refund_failed', subject, orderId, at })
  }
  if (order.state !== 'paid' || (await refundedOf(tx, orderId)) < order.amountCents) return isNew
  const userId = await withdrawCredit(tx, { orderId, reason: 'refund', at })
  await changeOrder(tx, order, { state: 'refunded', endedAt: at })
  await addToOutbox(tx, paymentRefunded({ order, userId, at }))
  return true
}

interface Booking {
  order: PurchaseOrder
  refund: CardRefund
  at: Date
}

/** A refund that fails after it was booked is booked back: the money is with us again. */
async function entriesOf(tx: Tx, { order, refund, at }: Booking): Promise<NewLedgerEntry[]> {
  const { id: stripeId, amountCents, status } = refund
  const entry = { orderId: order.id, stripeId, currency: order.currency, recordedAt: at }
  if (status !== 'failed') return [{ ...entry, kind: 'refund', amountCents: -amountCents }]
  const wasBooked = await isRecorded(tx, { kind: 'refund', stripeId })
  return wasBooked ? [{ ...entry, kind: 'refund_failed', amountCents }] : []
}
