import { lookAtIntent } from '../acts/look-at-intent.ts'
import type { CardRefund } from '../ports/card-payments/card-payments.ts'
import { isFound } from '../store/findings.ts'
import { recordedOf } from '../store/ledger.ts'
import { findOrdersOfIntents, type PurchaseOrder } from '../store/orders.ts'
import { batches, type Run } from './reconciliation.ts'

/** Given back there, not withdrawn or booked here. A refund that failed needs a person: the payer has not got the money. */
export async function compareRefunds(run: Run, createdAfter: Date): Promise<void> {
  const { deps, found, alone } = run
  const { prisma } = deps.database
  for await (const refunds of batches(deps.cards.listRefunds({ createdAfter }))) {
    const intentIds = refunds.flatMap(({ intentId }) => (intentId ? [intentId] : []))
    const orders = await findOrdersOfIntents(prisma, intentIds)
    const orderOf = new Map(orders.map((order) => [order.paymentIntentId, order]))
    const written = await recordedOf(
      prisma,
      refunds.map(({ id }) => id),
    )
    const isWritten = (kind: 'refund' | 'refund_failed', id: string) =>
      written.some((entry) => entry.kind === kind && entry.stripeId === id)
    found.refundsSeen += refunds.length
    for (const refund of refunds) {
      const { id, status } = refund
      const order = orderOf.get(refund.intentId)
      // One that failed before it was ever booked has moved no money.
      const isBooked =
        status === 'failed' ? !isWritten('refund', id) || isWritten('refund_failed', id) : isWritten('refund', id)
      await alone({ id, orderId: order?.id }, () => compareOne(run, { refund, order, isBooked }))
    }
  }
}

interface Compared {
  refund: CardRefund
  order: PurchaseOrder | undefined
  isBooked: boolean
}

async function compareOne(run: Run, { refund, order, isBooked }: Compared): Promise<void> {
  const { id: subject, intentId, status } = refund
  if (!order) return noteForeign(run, refund)
  if (!isBooked && intentId && (await lookAtIntent(run.deps, intentId))?.isNew) run.found.refundsHealed += 1
  if (status === 'failed') await run.note({ kind: 'refund_failed', subject, orderId: order.id })
}

/** Of a payment that is a finding itself, it tells nothing new. */
async function noteForeign({ deps, note }: Run, { id, intentId }: CardRefund): Promise<void> {
  const isOfFinding =
    intentId && (await isFound(deps.database.prisma, { kind: 'payment_without_order', subject: intentId }))
  if (!isOfFinding) await note({ kind: 'refund_without_order', subject: id, orderId: null })
}
