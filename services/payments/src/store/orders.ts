import type { PurchaseOrder } from './gen/client.ts'
import type { Tx } from './open-payments-database.ts'

export type { PurchaseOrder }

/** Who began an order: a signed-in person, or a browser. */
export type Payer = { userId: string } | { visitorId: string }

const payerColumns = (payer: Payer) =>
  'userId' in payer ? { payerUserId: payer.userId } : { payerVisitorId: payer.visitorId }

export const findOpenOrder = (
  tx: Tx,
  { payer, reportId }: { payer: Payer; reportId: string | null },
): Promise<PurchaseOrder | null> =>
  tx.purchaseOrder.findFirst({ where: { ...payerColumns(payer), reportId, state: 'open' } })

type NewOrder = Pick<
  PurchaseOrder,
  'id' | 'reportId' | 'receiptEmail' | 'amountCents' | 'taxCents' | 'currency' | 'createdAt'
> & { payer: Payer }

/** False when the payer has an open order for the same already. */
export async function addOrder(tx: Tx, { payer, ...order }: NewOrder): Promise<boolean> {
  const { count } = await tx.purchaseOrder.createMany({
    data: { ...order, ...payerColumns(payer), state: 'open' },
    skipDuplicates: true,
  })
  return count === 1
}

export const findOrder = (tx: Tx, orderId: string): Promise<PurchaseOrder | null> =>
  tx.purchaseOrder.findUnique({ where: { id: orderId } })

export const findOrderOfIntent = (tx: Tx, paymentIntentId: string): Promise<PurchaseOrder | null> =>
  tx.purchaseOrder.findUnique({ where: { paymentIntentId } })

/** The order as it is now, with its row held until the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<PurchaseOrder | null> {
  await tx.$queryRaw`SELECT 1 FROM "purchase_order" WHERE "id" = ${orderId}::uuid FOR UPDATE`
  return findOrder(tx, orderId)
}

type OrderChange = Partial<Pick<PurchaseOrder, 'state' | 'paymentIntentId' | 'paidAt' | 'endedAt'>>

/** Only for a locked order. */
export const changeOrder = (tx: Tx, { id }: PurchaseOrder, data: OrderChange): Promise<PurchaseOrder> =>
  tx.purchaseOrder.update({ where: { id }, data })

/** Remembers the intent of an order that had none, or one that the card provider does not know any more. */
export async function setIntent(
  tx: Tx,
  { id, paymentIntentId: before }: PurchaseOrder,
  paymentIntentId: string,
): Promise<void> {
  await tx.purchaseOrder.updateMany({ where: { id, paymentIntentId: before }, data: { paymentIntentId } })
}

/** Orders that this person or browser began lately and that may be paid meanwhile, newest first. */
export const findRecentOrders = (
  tx: Tx,
  { userId, visitorId, since }: { userId: string; visitorId: string | null; since: Date },
): Promise<PurchaseOrder[]> =>
  tx.purchaseOrder.findMany({
    where: {
      createdAt: { gt: since },
      OR: [{ payerUserId: userId }, ...(visitorId ? [{ payerVisitorId: visitorId }] : [])],
    },
    orderBy: { createdAt: 'desc' },
    take: 5,
  })

export const findOpenOrdersBefore = (
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<PurchaseOrder[]> =>
  tx.purchaseOrder.findMany({
    where: { state: 'open', createdAt: { lt: before } },
    orderBy: { createdAt: 'asc' },
    take: limit,
  })

export const findOrdersOfIntents = (tx: Tx, intentIds: string[]): Promise<PurchaseOrder[]> =>
  tx.purchaseOrder.findMany({ where: { paymentIntentId: { in: intentIds } } })
