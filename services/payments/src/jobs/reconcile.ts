import { lookAtIntent } from '../acts/look-at-intent.ts'
import { settleReport } from '../acts/settle-report.ts'
import type { PaymentsDependencies } from '../dependencies.ts'
import {
  disputeLookBackMs,
  lookBackMs,
  mostReportsOffered,
  orderEndsAfterMs,
  refundLookBackMs,
} from '../domain/limits.ts'
import type { CardIntent } from '../ports/card-payments/card-payments.ts'
import { holdOwner, inTransaction } from '../store/open-payments-database.ts'
import {
  changeOrder,
  findOpenOrdersBefore,
  findOrderOfIntent,
  findOrdersOfIntents,
  lockOrder,
  type PurchaseOrder,
} from '../store/orders.ts'
import { lockPolicyReport } from '../store/policy-reports.ts'
import { beginRun, endRun, type RunCounts, removeQuietRuns } from '../store/reconciliation-runs.ts'
import { removeStripeEvents } from '../store/stripe-events.ts'
import { findOwnersWaiting, findReportsToSettle } from '../store/waiting-credits.ts'
import { compareDisputes } from './compare-disputes.ts'
import { compareRefunds } from './compare-refunds.ts'
import { batch, batches, openRun, type Run, traceOf } from './reconciliation.ts'

const keepMs = 90 * 24 * 60 * 60 * 1000

type Part = (run: Run, startedAt: Date) => Promise<void>

const ago = (startedAt: Date, ms: number) => new Date(startedAt.getTime() - ms)

const parts: [name: string, part: Part][] = [
  ['payments', (run, startedAt) => comparePayments(run, ago(startedAt, lookBackMs))],
  ['refunds', (run, startedAt) => compareRefunds(run, ago(startedAt, refundLookBackMs))],
  ['disputes', (run, startedAt) => compareDisputes(run, ago(startedAt, disputeLookBackMs))],
  ['waiting credits', settleWaiting],
  ['old orders', (run, startedAt) => endOldOrders(run, ago(startedAt, orderEndsAfterMs))],
]

/**
 * Compares with the card provider, mends what a lost webhook or a crash left, and leaves a row that says what it found.
 * What cannot be compared is logged and left out; the rest goes on.
 */
export async function reconcile(deps: PaymentsDependencies): Promise<RunCounts> {
  const { database, clock, logger } = deps
  const startedAt = clock.now()
  const { id } = await beginRun(database.prisma, startedAt)
  const run = await openRun(deps)
  for (const [name, part] of parts) {
    await part(run, startedAt).catch((error) => {
      run.found.cutShort = true
      logger.warn({ part: name, ...traceOf(error) }, 'a part of the reconciliation was cut short')
    })
  }
  await run.close()
  await endRun(database.prisma, id, { ...run.found, finishedAt: clock.now() })
  await removeQuietRuns(database.prisma, ago(startedAt, keepMs))
  await removeStripeEvents(database.prisma, ago(startedAt, keepMs))
  return run.found
}

const isOver = (order: PurchaseOrder | undefined) => order?.state === 'paid' || order?.state === 'refunded'

/** Paid there, unpaid here; or the other way round, which nothing of ours can bring about. */
async function comparePayments(run: Run, createdAfter: Date): Promise<void> {
  const { deps, found, alone } = run
  for await (const intents of batches(deps.cards.listIntents({ createdAfter }))) {
    const orders = await findOrdersOfIntents(
      deps.database.prisma,
      intents.map(({ id }) => id),
    )
    const orderOf = new Map(orders.map((order) => [order.paymentIntentId, order]))
    found.intentsSeen += intents.length
    for (const intent of intents) {
      const order = orderOf.get(intent.id)
      if (needsLook(intent, order)) await alone(subjectOf(intent, order), () => lookAtPayment(run, intent.id))
      else await run.isFine(intent.id)
    }
  }
}

const subjectOf = ({ id }: CardIntent, order: PurchaseOrder | undefined) => ({ id, orderId: order?.id })

async function lookAtPayment({ deps, found, note }: Run, intentId: string): Promise<void> {
  const look = await lookAtIntent(deps, intentId)
  if (look?.isNew) found.paymentsHealed += 1
  else if (look?.intent.status === 'succeeded' && !isOver(look.order ?? undefined)) {
    const orderId = (await findOrderOfIntent(deps.database.prisma, intentId))?.id ?? null
    await note({ kind: orderId ? 'payment_differs' : 'payment_without_order', subject: intentId, orderId })
  }
}

function needsLook({ status }: CardIntent, order: PurchaseOrder | undefined): boolean {
  if (status === 'succeeded') return !isOver(order)
  return status === 'canceled' && order?.state === 'open'
}

/** Credits that a report of their owner waits for: found by nothing but a bug or a lost event. */
async function settleWaiting({ deps: { database, clock }, found, alone }: Run): Promise<void> {
  for (const userId of await findOwnersWaiting(database.prisma, batch)) {
    await alone({ id: userId }, async () => {
      found.creditsHealed += await inTransaction(database, async (tx) => {
        await holdOwner(tx, userId)
        let count = 0
        for (const reportId of await findReportsToSettle(tx, userId, mostReportsOffered)) {
          const report = await lockPolicyReport(tx, reportId)
          if (await settleReport(tx, { report, cause: 'reconciled', at: clock.now() })) count += 1
        }
        return count
      })
    })
  }
}

/** An order that was begun and left: its intent is cancelled, so that nobody pays it any more. */
async function endOldOrders({ deps, found, alone }: Run, before: Date): Promise<void> {
  for (const order of await findOpenOrdersBefore(deps.database.prisma, { before, limit: batch })) {
    await alone({ id: order.id, orderId: order.id }, async () => {
      const intent = order.paymentIntentId && (await deps.cards.retrieveIntent(order.paymentIntentId))
      if (intent) await deps.cards.cancelIntent(intent.id)
      const isEnded = intent ? (await lookAtIntent(deps, intent.id))?.isNew : await endWithoutIntent(deps, order)
      if (isEnded) found.ordersEnded += 1
    })
  }
}

/** Stripe did not answer when it was begun, or knows its intent no more: there is nothing to cancel, or to be paid. */
const endWithoutIntent = ({ database, clock }: PaymentsDependencies, seen: PurchaseOrder): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, seen.id)
    if (order?.state !== 'open' || order.paymentIntentId !== seen.paymentIntentId) return false
    await changeOrder(tx, order, { state: 'failed', endedAt: clock.now() })
    return true
  })
