import { bookDispute } from '../acts/book-dispute.ts'
import { inTransaction } from '../store/open-payments-database.ts'
import { findOrdersOfIntents } from '../store/orders.ts'
import { batches, type Run } from './reconciliation.ts'

/** Disputed there, or decided, and not booked here. */
export async function compareDisputes({ deps, found, alone, note }: Run, createdAfter: Date): Promise<void> {
  const { database, cards, clock } = deps
  for await (const disputes of batches(cards.listDisputes({ createdAfter }))) {
    const intentIds = disputes.flatMap(({ intentId }) => (intentId ? [intentId] : []))
    const orders = await findOrdersOfIntents(database.prisma, intentIds)
    const orderOf = new Map(orders.map((order) => [order.paymentIntentId, order]))
    found.disputesSeen += disputes.length
    for (const dispute of disputes) {
      const order = orderOf.get(dispute.intentId)
      await alone({ id: dispute.id, orderId: order?.id }, async () => {
        if (!order) await note({ kind: 'dispute_without_order', subject: dispute.id, orderId: null })
        else if (await inTransaction(database, (tx) => bookDispute(tx, { order, dispute, at: clock.now() }))) {
          found.disputesHealed += 1
        }
      })
    }
  }
}
