import type { User } from '@plainpolicy/platform/auth/caller'
import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import type { PaymentsDependencies } from '../dependencies.ts'
import { claimWithinMs } from '../domain/limits.ts'
import { type PaymentStatus, paymentStatus } from '../domain/payment-status.ts'
import { findCredit } from '../store/credits.ts'
import { findOrder, findOrderOfIntent, findRecentOrders, type PurchaseOrder } from '../store/orders.ts'
import { lookAtIntent } from './look-at-intent.ts'

interface Return {
  user: User
  visitorId: string | null
  /** From the address that the payer came back to; a hint, worth nothing for another's order. */
  intentId: string | null
}

interface Standing {
  status: PaymentStatus
  /** Asked after claiming, which may use what was paid at once. */
  reportId: () => Promise<string | null>
}

/**
 * How the payment that the person comes back from stands: as we know it, or as the card provider tells it now. Throws
 * DependencyAway about a payment that was named; who names none is told what is known here.
 */
export async function standingOf(deps: PaymentsDependencies, back: Return): Promise<Standing> {
  const orders = await ordersOf(deps, back)
  const looked: Looked[] = []
  let isAway = false
  for (const order of orders) {
    const seen: Looked | null = isAway ? null : await look(deps, order).catch((error) => orAway(back, error))
    isAway ||= seen === null
    looked.push(seen ?? { order, status: paymentStatus({ order, intent: null }) })
  }
  const [best] = looked.sort((one, other) => weight[other.status] - weight[one.status])
  if (!best) return { status: 'none', reportId: async () => null }
  const reportId = async () => (await findCredit(deps.database.prisma, best.order.id))?.reportId ?? best.order.reportId
  return { status: best.status, reportId }
}

function orAway({ intentId }: Return, error: unknown): null {
  if (intentId === null && error instanceof DependencyAway) return null
  throw error
}

const weight: Record<PaymentStatus, number> = { succeeded: 3, processing: 2, failed: 1, none: 0 }

async function ordersOf(deps: PaymentsDependencies, { user, visitorId, intentId }: Return): Promise<PurchaseOrder[]> {
  const { database, clock } = deps
  if (intentId === null) {
    const since = new Date(clock.now().getTime() - claimWithinMs)
    return findRecentOrders(database.prisma, { userId: user.userId, visitorId, since })
  }
  const order = await findOrderOfIntent(database.prisma, intentId)
  if (!order) return []
  const isOwn = order.payerUserId === user.userId || (visitorId !== null && order.payerVisitorId === visitorId)
  return isOwn || order.receiptEmail === user.email.toLowerCase() ? [order] : []
}

interface Looked {
  order: PurchaseOrder
  status: PaymentStatus
}

async function look(deps: PaymentsDependencies, order: PurchaseOrder): Promise<Looked> {
  const { id, state, paymentIntentId } = order
  if (state !== 'open' || !paymentIntentId) return { order, status: paymentStatus({ order, intent: null }) }
  const seen = await lookAtIntent(deps, paymentIntentId)
  const now = (await findOrder(deps.database.prisma, id)) ?? order
  return { order: now, status: paymentStatus({ order: now, intent: seen?.intent ?? null }) }
}
