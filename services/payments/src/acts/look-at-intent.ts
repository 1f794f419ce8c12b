import type { PaymentsDependencies } from '../dependencies.ts'
import type { CardIntent } from '../ports/card-payments/card-payments.ts'
import { inTransaction, type Tx } from '../store/open-payments-database.ts'
import type { PurchaseOrder } from '../store/orders.ts'
import { applyIntent } from './apply-intent.ts'
import { applyRefunds } from './apply-refunds.ts'

export interface Look {
  intent: CardIntent
  /** Null when it is none of ours. */
  order: PurchaseOrder | null
  /** Something was not known here before. */
  isNew: boolean
}

/**
 * Asks the card provider how an intent stands, and its refunds once it was paid, and makes that known here: whatever an
 * event or a browser says about a payment is only a reason to look. Throws DependencyAway.
 */
export async function lookAtIntent(
  { cards, database, clock }: PaymentsDependencies,
  intentId: string,
  within: (tx: Tx, look: Look) => Promise<void> = async () => {},
): Promise<Look | null> {
  const intent = await cards.retrieveIntent(intentId)
  if (!intent) return null
  const refunds = intent.status === 'succeeded' ? await cards.refundsOf(intentId) : []
  return inTransaction(database, async (tx) => {
    const at = clock.now()
    const applied = await applyIntent(tx, intent, at)
    const order = applied.kind === 'applied' ? applied.order : null
    const isRefunded =
      order !== null && refunds.length > 0 && (await applyRefunds(tx, { orderId: order.id, refunds, at }))
    const look = { intent, order, isNew: isRefunded || (applied.kind === 'applied' && applied.isNew) }
    await within(tx, look)
    return look
  })
}
