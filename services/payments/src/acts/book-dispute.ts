import type { CardDispute } from '../ports/card-payments/card-payments.ts'
import { noteFinding } from '../store/findings.ts'
import { addLedgerEntries } from '../store/ledger.ts'
import type { Tx } from '../store/open-payments-database.ts'
import type { PurchaseOrder } from '../store/orders.ts'

interface Disputed {
  order: PurchaseOrder
  dispute: CardDispute
  at: Date
}

/**
 * The bank takes the money while it is disputed, and gives it back if we win; a person decides what to do about it. True when
 * that was news; safe to repeat.
 */
export async function bookDispute(tx: Tx, { order, dispute, at }: Disputed): Promise<boolean> {
  const { id: stripeId, amountCents, status } = dispute
  // An inquiry moves no money.
  if (status.startsWith('warning_')) return false
  const entry = { orderId: order.id, stripeId, currency: order.currency, recordedAt: at }
  const taken = await addLedgerEntries(tx, [{ ...entry, kind: 'dispute', amountCents: -amountCents }])
  const isWon = status === 'won'
  const won = isWon ? await addLedgerEntries(tx, [{ ...entry, kind: 'dispute_won', amountCents }]) : 0
  if (taken > 0) await noteFinding(tx, { kind: 'disputed', subject: stripeId, orderId: order.id, at })
  return taken + won > 0
}
