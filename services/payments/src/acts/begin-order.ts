import { randomUUID } from 'node:crypto'
import type { PaymentsDependencies } from '../dependencies.ts'
import { AlreadyPaid } from '../domain/errors.ts'
import { currency } from '../domain/limits.ts'
import { priceOf } from '../domain/price.ts'
import type { CardIntent } from '../ports/card-payments/card-payments.ts'
import { inTransaction } from '../store/open-payments-database.ts'
import { addOrder, findOpenOrder, type Payer, type PurchaseOrder, setIntent } from '../store/orders.ts'
import { applyIntent } from './apply-intent.ts'
import { isPaidFor } from './is-paid-for.ts'

export interface Purchase {
  payer: Payer
  reportId: string | null
  receiptEmail: string
}

export interface Begun {
  order: PurchaseOrder
  intent: CardIntent
}

const mostTries = 3

/**
 * The payer's one open order for this purchase, and its intent: two tabs pay the same one. An open order whose price or
 * receipt address is no longer right is ended, and another one begun. Throws AlreadyPaid and DependencyAway.
 */
export async function beginOrder(deps: PaymentsDependencies, purchase: Purchase): Promise<Begun> {
  for (let tries = 1; ; tries++) {
    const order = await findOrAdd(deps, purchase)
    const intent = await intentOf(deps, order)
    const isRight = isStillRight(deps, order, purchase)
    if (intent.status === 'processing' || (intent.status === 'open' && isRight)) return { order, intent }
    await end(deps, intent)
    if (tries === mostTries) throw new Error(`the order ${order.id} can be neither paid nor ended`)
  }
}

function isStillRight(prices: PaymentsDependencies, order: PurchaseOrder, { receiptEmail }: Purchase): boolean {
  const { amountCents, taxCents } = priceOf(prices)
  return order.receiptEmail === receiptEmail && order.amountCents === amountCents && order.taxCents === taxCents
}

async function findOrAdd({ database, clock, ...prices }: PaymentsDependencies, purchase: Purchase) {
  return inTransaction(database, async (tx) => {
    const added = { id: randomUUID(), ...purchase, ...priceOf(prices), currency, createdAt: clock.now() }
    const open = (await findOpenOrder(tx, purchase)) ?? ((await addOrder(tx, added)) ? null : undefined)
    if (open) return open
    // Another tab's order was paid since the purchase was looked at: its place was free only because it is paid.
    if (open === null && (await isPaidFor(tx, purchase, added.createdAt))) throw new AlreadyPaid()
    const order = await findOpenOrder(tx, purchase)
    // Another tab's order was paid between the two looks.
    if (!order) throw new AlreadyPaid()
    return order
  })
}

async function intentOf({ cards, database }: PaymentsDependencies, order: PurchaseOrder): Promise<CardIntent> {
  const { id: orderId, paymentIntentId, amountCents, receiptEmail } = order
  const known = paymentIntentId && (await cards.retrieveIntent(paymentIntentId))
  if (known) return known
  const intent = await cards.createIntent({
    orderId,
    amountCents,
    currency: order.currency,
    receiptEmail,
    metadata: {},
  })
  await inTransaction(database, (tx) => setIntent(tx, order, intent.id))
  return intent
}

/** Cancels what is not to be paid any more; what was paid a moment ago counts, and is not paid again. */
async function end({ cards, database, clock }: PaymentsDependencies, intent: CardIntent): Promise<void> {
  const ended = intent.status === 'open' ? await cards.cancelIntent(intent.id) : intent
  await inTransaction(database, (tx) => applyIntent(tx, ended, clock.now()))
  if (ended.status === 'succeeded') throw new AlreadyPaid()
}
