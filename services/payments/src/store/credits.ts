import type { Credit, CreditEntry } from './gen/client.ts'
import type { Tx } from './open-payments-database.ts'

export type { Credit }
export type CreditCause =
  | 'paid'
  | 'claimed'
  | 'submitted'
  | 'completed'
  | 'failed'
  | 'asked'
  | 'refunded'
  | 'disputed'
  | 'won'
  | 'reconciled'

/** A paid order's credit. The key of the table refuses a second one. */
export async function addCredit(
  tx: Tx,
  { orderId, userId, at }: { orderId: string; userId: string | null; at: Date },
): Promise<void> {
  const times = { createdAt: at, changedAt: at, claimedAt: userId === null ? null : at }
  await tx.credit.create({ data: { orderId, userId, state: 'available', ...times } })
  await addEntry(tx, { orderId, state: 'available', userId, reportId: null, cause: 'paid', at })
}

const addEntry = (tx: Tx, entry: Omit<CreditEntry, 'id' | 'cause'> & { cause: CreditCause }) =>
  tx.creditEntry.create({ data: entry })

/** The credit of an order, its row held until the transaction ends. */
export async function lockCredit(tx: Tx, orderId: string): Promise<Credit | null> {
  await tx.$queryRaw`SELECT 1 FROM "credit" WHERE "order_id" = ${orderId}::uuid FOR UPDATE`
  return tx.credit.findUnique({ where: { orderId } })
}

export const findCredit = (tx: Tx, orderId: string): Promise<Credit | null> =>
  tx.credit.findUnique({ where: { orderId } })

/** The last time that it was withdrawn, with the report that it was withdrawn from. */
export const findWithdrawal = (tx: Tx, orderId: string): Promise<CreditEntry | null> =>
  tx.creditEntry.findFirst({ where: { orderId, state: 'withdrawn' }, orderBy: { id: 'desc' } })

export const findCreditOfReport = (tx: Tx, reportId: string): Promise<Credit | null> =>
  tx.credit.findFirst({ where: { reportId, state: { in: ['reserved', 'spent'] } } })

/** Oldest first, each with its order. */
export const findAvailable = (tx: Tx, userId: string) =>
  tx.credit.findMany({
    where: { userId, state: 'available' },
    orderBy: { createdAt: 'asc' },
    include: { order: { select: { createdAt: true, reportId: true } } },
    take: 100,
  })

export const countAvailable = (tx: Tx, userId: string): Promise<number> =>
  tx.credit.count({ where: { userId, state: 'available' } })

interface CreditStep {
  state: Credit['state']
  reportId: string | null
  cause: CreditCause
  at: Date
}

/** Stores a step from the state in which the credit was read. Throws when another one was stored meanwhile. */
export async function moveCredit(tx: Tx, credit: Credit, { state, reportId, cause, at }: CreditStep): Promise<void> {
  const { orderId, userId } = credit
  const { count } = await tx.credit.updateMany({
    where: { orderId, state: credit.state, userId },
    data: { state, reportId, changedAt: at },
  })
  if (count !== 1) throw new Error(`the credit of order ${orderId} has moved meanwhile`)
  await addEntry(tx, { orderId, state, userId, reportId: reportId ?? credit.reportId, cause, at })
}

interface Claimable {
  /** The person's confirmed address. */
  email: string
  /** The browser that the person came back with, and since when a payment counts. */
  browser: { visitorId: string; paidAfter: Date } | null
}

/**
 * The paid orders whose credit nobody owns yet, and that were paid with the person's address or lately in their browser.
 * Their rows are held until the transaction ends, so that a refund at the same moment knows whose credit it withdraws.
 */
export async function lockClaimable(tx: Tx, { email, browser }: Claimable): Promise<string[]> {
  const { visitorId = null, paidAfter = null } = browser ?? {}
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "paid"."id" FROM "purchase_order" AS "paid" JOIN "credit" ON "credit"."order_id" = "paid"."id"
    WHERE "credit"."user_id" IS NULL AND "credit"."state" = 'available'
      AND ("paid"."receipt_email" = ${email.toLowerCase()}
        OR ("paid"."payer_visitor_id" = ${visitorId} AND "paid"."paid_at" > ${paidAfter}::timestamptz))
    ORDER BY "paid"."id" FOR UPDATE OF "paid"`
  return rows.map(({ id }) => id)
}

interface Claim {
  userId: string
  orderIds: string[]
  at: Date
}

/** Gives the person those of these credits that nobody owns yet; by one update. Answers the orders of those given. */
export async function claimCredits(tx: Tx, { userId, orderIds: claimable, at }: Claim): Promise<string[]> {
  const claimed = await tx.credit.updateManyAndReturn({
    where: { orderId: { in: claimable }, userId: null, state: 'available' },
    data: { userId, claimedAt: at, changedAt: at },
  })
  const orderIds = claimed.map(({ orderId }) => orderId)
  for (const orderId of orderIds) {
    await addEntry(tx, { orderId, state: 'available', userId, reportId: null, cause: 'claimed', at })
  }
  return orderIds
}

interface Visitor {
  visitorId: string
  receiptEmail: string
  /** Since when the browser alone says that it is the same person. */
  paidAfter: Date
}

/** Whether this person paid in this browser for something that nobody has claimed yet. */
export async function hasUnclaimed(tx: Tx, { visitorId, receiptEmail, paidAfter }: Visitor): Promise<boolean> {
  const order = { payerVisitorId: visitorId, OR: [{ receiptEmail }, { paidAt: { gt: paidAfter } }] }
  return (await tx.credit.count({ where: { userId: null, state: 'available', order } })) > 0
}
