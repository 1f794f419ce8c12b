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

interface Balance {
  /** What banks hold back of it over disputes that we have not won. */
  disputedCents: number
  /** What of it is with us, all in all. */
  keptCents: number
}

export async function balanceOf(tx: Tx, orderId: string): Promise<Balance> {
  const kinds = await tx.ledgerEntry.groupBy({ by: ['kind'], where: { orderId }, _sum: { amountCents: true } })
  const sum = (isWanted: (kind: LedgerEntry['kind']) => boolean) =>
    kinds.filter(({ kind }) => isWanted(kind)).reduce((total, { _sum }) => total + (_sum.amountCents ?? 0), 0)
  const disputedCents = 0 - sum((kind) => kind === 'dispute' || kind === 'dispute_won')
  return { disputedCents, keptCents: sum(() => true) }
}

export const isRecorded = async (tx: Tx, entry: Pick<LedgerEntry, 'kind' | 'stripeId'>): Promise<boolean> =>
  (await tx.ledgerEntry.count({ where: entry })) > 0

/** Which of these charges, refunds and disputes are written, each with its kind. */
export const recordedOf = async (tx: Tx, stripeIds: string[]): Promise<Pick<LedgerEntry, 'kind' | 'stripeId'>[]> =>
  tx.ledgerEntry.findMany({ where: { stripeId: { in: stripeIds } }, select: { kind: true, stripeId: true } })
