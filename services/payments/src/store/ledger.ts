import type { LedgerEntry } from './gen/client.ts'
import type { Tx } from './open-payments-database.ts'

export type NewLedgerEntry = Omit<LedgerEntry, 'id'>

/** Each charge, refund and dispute is written once; answers how many of these were new. */
export async function addLedgerEntries(tx: Tx, entries: NewLedgerEntry[]): Promise<number> {
  const { count } = await tx.ledgerEntry.createMany({ data: entries, skipDuplicates: true })
  return count
}

/** What was given back of an order and did not come back to us. */
export async function refundedOf(tx: Tx, orderId: string): Promise<number> {
  const where = { orderId, kind: { in: ['refund' as const, 'refund_failed' as const] } }
  const { _sum } = await tx.ledgerEntry.aggregate({ where, _sum: { amountCents: true } })
  return -(_sum.amountCents ?? 0)
}

export const isRecorded = async (tx: Tx, entry: Pick<LedgerEntry, 'kind' | 'stripeId'>): Promise<boolean> =>
  (await tx.ledgerEntry.count({ where: entry })) > 0

/** Which of these charges, refunds and disputes are written, each with its kind. */
export const recordedOf = async (tx: Tx, stripeIds: string[]): Promise<Pick<LedgerEntry, 'kind' | 'stripeId'>[]> =>
  tx.ledgerEntry.findMany({ where: { stripeId: { in: stripeIds } }, select: { kind: true, stripeId: true } })
