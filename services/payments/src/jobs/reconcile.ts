import { lookAtIntent } from '../acts/look-at-intent.ts'
import { settleReport } from '../acts/settle-report.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import { lookBackMs, mostReportsOffered, orderEndsAfterMs } from '../domain/limits.ts'
import type { CardIntent } from '../ports/card-payments/card-payments.ts'
import { holdOwner, inTransaction } from '../store/open-payments-database.ts'
import {
  changeOrder,
  findOpenOrdersBefore,
  findOrdersOfIntents,
  lockOrder,
  type PurchaseOrder,
} from '../store/orders.ts'
import { lockPolicyReport } from '../store/policy-reports.ts'
import { beginRun, endRun, type Findings, removeQuietRuns } from '../store/reconciliation-runs.ts'
import { removeStripeEvents } from '../store/stripe-events.ts'
import { findOwnersWaiting, findReportsToSettle } from '../store/waiting-credits.ts'

const batch = 100
const keepMs = 90 * 24 * 60 * 60 * 1000

/** Compares with the card provider, mends what a lost webhook or a crash left, and leaves a row that says what it found. */
export async function reconcile(deps: PaymentsDependencies): Promise<Findings> {
  const { database, clock } = deps
  const startedAt = clock.now()
  const ago = (ms: number) => new Date(startedAt.getTime() - ms)
  const { id } = await beginRun(database.prisma, startedAt)
  const payments = await comparePayments(deps, ago(lookBackMs))
  const refunds = await compareRefunds(deps, ago(lookBackMs))
  const findings = {
    intentsSeen: payments.seen,
    refundsSeen: refunds.seen,
    paymentsHealed: payments.healed,
    refundsHealed: refunds.healed,
    creditsHealed: await settleWaiting(deps),
    ordersEnded: await endOldOrders(deps, ago(orderEndsAfterMs)),
    unexplained: payments.unexplained + refunds.unexplained,
  }
  await endRun(database.prisma, id, { ...findings, finishedAt: clock.now() })
  await removeQuietRuns(database.prisma, ago(keepMs))
  await removeStripeEvents(database.prisma, ago(keepMs))
  return findings
}

interface Comparison {
  seen: number
  healed: number
  unexplained: number
}

const isOver = (order: PurchaseOrder | undefined) => order?.state === 'paid' || order?.state === 'refunded'

/** Paid there, unpaid here; or the other way round, which nothing of ours can bring about. */
async function comparePayments(deps: PaymentsDependencies, createdAfter: Date): Promise<Comparison> {
  const found = { seen: 0, healed: 0, unexplained: 0 }
  for await (const intents of batches(deps.cards.listIntents({ createdAfter }))) {
    const orders = await findOrdersOfIntents(
      deps.database.prisma,
      intents.map(({ id }) => id),
    )
    const orderOf = new Map(orders.map((order) => [order.paymentIntentId, order]))
    found.seen += intents.length
    for (const intent of intents.filter((one) => needsLook(one, orderOf.get(one.id)))) {
      const look = await lookAtIntent(deps, intent.id)
      if (look?.isNew) found.healed += 1
      else if (look?.intent.status === 'succeeded' && !isOver(look.order ?? undefined)) found.unexplained += 1
    }
  }
  return found
}

function needsLook({ status }: CardIntent, order: PurchaseOrder | undefined): boolean {
  if (status === 'succeeded') return !isOver(order)
  return status === 'canceled' && order?.state === 'open'
}

/** Given back there, not withdrawn here. A refund that failed needs a person: the payer has not got the money. */
async function compareRefunds(deps: PaymentsDependencies, createdAfter: Date): Promise<Comparison> {
  const found = { seen: 0, healed: 0, unexplained: 0 }
  for await (const refunds of batches(deps.cards.listRefunds({ createdAfter }))) {
    const intentIds = refunds.flatMap(({ intentId }) => (intentId ? [intentId] : []))
    const orders = await findOrdersOfIntents(deps.database.prisma, intentIds)
    const orderOf = new Map(orders.map((order) => [order.paymentIntentId, order]))
    found.seen += refunds.length
    for (const { intentId, status } of refunds) {
      const order = orderOf.get(intentId)
      if (!order || status === 'failed') found.unexplained += 1
      else if (order.state !== 'refunded' && intentId && (await lookAtIntent(deps, intentId))?.isNew) found.healed += 1
    }
  }
  return found
}

/** Credits that a report of their owner waits for: found by nothing but a bug or a lost event. */
async function settleWaiting({ database, clock }: PaymentsDependencies): Promise<number> {
  let moved = 0
  for (const userId of await findOwnersWaiting(database.prisma, batch)) {
    moved += await inTransaction(database, async (tx) => {
      await holdOwner(tx, userId)
      let count = 0
      for (const reportId of await findReportsToSettle(tx, userId, mostReportsOffered)) {
        const report = await lockPolicyReport(tx, reportId)
        if (await settleReport(tx, { report, cause: 'reconciled', at: clock.now() })) count += 1
      }
      return count
    })
  }
  return moved
}

/** An order that was begun and left: its intent is cancelled, so that nobody pays it any more. */
async function endOldOrders(deps: PaymentsDependencies, before: Date): Promise<number> {
  const old = await findOpenOrdersBefore(deps.database.prisma, { before, limit: batch })
  let ended = 0
  for (const order of old) {
    const intent = order.paymentIntentId && (await deps.cards.retrieveIntent(order.paymentIntentId))
    if (intent) {
      await deps.cards.cancelIntent(intent.id)
      if ((await lookAtIntent(deps, intent.id))?.isNew) ended += 1
    } else if (await endWithoutIntent(deps, order)) ended += 1
  }
  return ended
}

/** Stripe did not answer when it was begun, or knows its intent no more: there is nothing to cancel, or to be paid. */
const endWithoutIntent = ({ database, clock }: PaymentsDependencies, seen: PurchaseOrder): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, seen.id)
    if (order?.state !== 'open' || order.paymentIntentId !== seen.paymentIntentId) return false
    await changeOrder(tx, order, { state: 'failed', endedAt: clock.now() })
    return true
  })

async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let some: T[] = []
  for await (const one of all) {
    some.push(one)
    if (some.length === batch) {
      yield some
      some = []
    }
  }
  if (some.length > 0) yield some
}
