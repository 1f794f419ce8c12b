import type { PaymentsDependencies } from '../dependencies.ts'
import { OrderNotFound, OrderNotPaid, PaymentDisputed, RefundFailed } from '../domain/errors.ts'
import {
  type CardPayments,
  type CardRefund,
  ChargeDisputed,
  type NewRefund,
} from '../ports/card-payments/card-payments.ts'
import { refundedOf } from '../store/ledger.ts'
import { inTransaction } from '../store/open-payments-database.ts'
import { findOrder, findOrderOfIntent, type PurchaseOrder } from '../store/orders.ts'
import { applyRefunds } from './apply-refunds.ts'
import { lookAtIntent } from './look-at-intent.ts'

interface RefundOrder {
  /** The order's own id, or that of its intent (pi_…). */
  named: string
  /** In the operator's words. */
  reason: string
}

/**
 * Gives a whole order back, once: a repeat gets the first one's answer. Its report is locked at once. Throws RefundFailed
 * when the bank refused a refund that was booked.
 */
export async function refundOrder(deps: PaymentsDependencies, { named, reason }: RefundOrder): Promise<PurchaseOrder> {
  const { cards, database, clock } = deps
  const { id: orderId, paymentIntentId: intentId } = await find(deps, named)
  if (!intentId) throw new OrderNotPaid()
  const order = (await lookAtIntent(deps, intentId))?.order
  const isPaid = order?.state === 'paid' || order?.state === 'refunded'
  if (!isPaid) throw new OrderNotPaid()
  if (order.state === 'paid') {
    const refund = await giveBack(cards, { intentId, orderId, reason })
    await inTransaction(database, (tx) => applyRefunds(tx, { orderId, refunds: [refund], at: clock.now() }))
  }
  const now = await find(deps, orderId)
  const hasComeBack = now.state === 'refunded' && (await refundedOf(database.prisma, orderId)) < now.amountCents
  if (hasComeBack) throw new RefundFailed()
  return now
}

/** Throws PaymentDisputed. */
export async function giveBack(cards: CardPayments, refund: NewRefund): Promise<CardRefund> {
  try {
    return await cards.refund(refund)
  } catch (error) {
    throw error instanceof ChargeDisputed ? new PaymentDisputed() : error
  }
}

async function find({ database: { prisma } }: PaymentsDependencies, named: string): Promise<PurchaseOrder> {
  const order = named.startsWith('pi_') ? await findOrderOfIntent(prisma, named) : await findOrder(prisma, named)
  if (!order) throw new OrderNotFound()
  return order
}
