import type { Tx } from './open-payments-database.ts'

/** False when the event was taken in before. */
export async function addStripeEvent(tx: Tx, event: { id: string; type: string; receivedAt: Date }): Promise<boolean> {
  const { count } = await tx.stripeEvent.createMany({ data: event, skipDuplicates: true })
  return count === 1
}

export const isKnownEvent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.stripeEvent.count({ where: { id } })) > 0

/** Stripe sends an event again for three days at most. */
export const removeStripeEvents = (tx: Tx, before: Date) =>
  tx.stripeEvent.deleteMany({ where: { receivedAt: { lt: before } } })
