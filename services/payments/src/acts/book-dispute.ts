import type { CardDispute } from '../ports/card-payments/card-payments.ts'
import { findCredit } from '../store/credits.ts'
import { noteFinding } from '../store/findings.ts'
import { addLedgerEntries, balanceOf } from '../store/ledger.ts'
import type { Tx } from '../store/open-payments-database.ts'
import { lockOrder, type PurchaseOrder } from '../store/orders.ts'
import { restoreCredit } from './restore-credit.ts'

interface Disputed {
  order: PurchaseOrder
  dispute: CardDispute
  at: Date
}

/**
 * The bank takes the money while it is disputed, and gives it back if we win; a person decides what to do about it. What
 * was locked over a dispute that we win is given back. True when something was news; safe to repeat.
 */
export async function bookDispute(tx: Tx, { order: { id: orderId }, dispute, at }: Disputed): Promise<boolean> {
  const { id: stripeId, amountCents, status } = dispute
  // An inquiry moves no money.
  if (status.startsWith('warning_')) return false
  const order = await lockOrder(tx, orderId)
  if (!order) return false
  const entry = { orderId, stripeId, currency: order.currency, recordedAt: at }
  const taken = await addLedgerEntries(tx, [{ ...entry, kind: 'dispute', amountCents: -amountCents }])
  if (taken > 0) await noteFinding(tx, { kind: 'disputed', subject: stripeId, orderId, at })
  if (status !== 'won') return taken > 0
  const won = await addLedgerEntries(tx, [{ ...entry, kind: 'dispute_won', amountCents }])
  const isRestored = await giveWonBack(tx, { order, dispute, at, isNews: won > 0 })
  return taken + won > 0 || isRestored
}

/**
 * By how everything stands, not by the news: a credit that stayed behind comes back at the next comparison. What is not
 * so simple is for a person: a payment that is with us again, with nothing given for it.
 */
async function giveWonBack(tx: Tx, { order, dispute, at, isNews }: Disputed & { isNews: boolean }): Promise<boolean> {
  const found = { kind: 'dispute_won', subject: dispute.id, orderId: order.id, at } as const
  const { disputedCents, keptCents } = await balanceOf(tx, order.id)
  if (order.state === 'paid' && disputedCents === 0) {
    const restored = await restoreCredit(tx, { order, at })
    if (restored?.isReplaced) await noteFinding(tx, found)
    return restored !== null
  }
  const isOwed = keptCents > 0 && (await findCredit(tx, order.id))?.state === 'withdrawn'
  if (isNews && isOwed) await noteFinding(tx, found)
  return false
}
