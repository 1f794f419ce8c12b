import type { PaymentsDependencies } from '../dependencies.ts'
import { FindingNotFound, NothingToGiveBack, NothingToLock, NothingToUnlock, RefundFailed } from '../domain/errors.ts'
import { type Finding, findFinding, settleFinding } from '../store/findings.ts'
import { isRecorded } from '../store/ledger.ts'
import { inTransaction, type Tx } from '../store/open-payments-database.ts'
import { changeOrder, lockOrder } from '../store/orders.ts'
import { giveBack } from './refund-order.ts'
import { restoreCredit } from './restore-credit.ts'
import { withdrawCredit } from './withdraw-credit.ts'

export type Remedy = 'none' | 'give-back' | 'lock' | 'unlock'

interface Settlement {
  id: number
  /** What was done, in the operator's words. */
  words: string
  /** Done first: gives the payment back that nothing was given for, or locks what a disputed one unlocked, or undoes that. */
  remedy: Remedy
}

/** An operator has dealt with it. Safe to repeat: the first words stay, and money is given back once. */
export async function settle(deps: PaymentsDependencies, { id, words, remedy }: Settlement): Promise<Finding> {
  const { database, clock } = deps
  const finding = await find(deps, id)
  if (remedy === 'give-back') await givePaymentBack(deps, finding, words)
  await inTransaction(database, async (tx) => {
    const at = clock.now()
    const { orderId } = finding
    if (remedy === 'give-back' && orderId) await endUnusedOrder(tx, orderId, at)
    if (remedy === 'lock') await lockDisputed(tx, finding, at)
    if (remedy === 'unlock') await unlockWon(tx, finding, at)
    await settleFinding(tx, { id, settlement: words, at })
  })
  return find(deps, id)
}

async function find({ database: { prisma } }: PaymentsDependencies, id: number): Promise<Finding> {
  const finding = await findFinding(prisma, id)
  if (!finding) throw new FindingNotFound()
  return finding
}

const unusedPayments: Finding['kind'][] = ['payment_without_order', 'payment_differs']

async function givePaymentBack({ cards }: PaymentsDependencies, finding: Finding, reason: string): Promise<void> {
  const { kind, subject: intentId, orderId } = finding
  if (!unusedPayments.includes(kind)) throw new NothingToGiveBack()
  const { status } = await giveBack(cards, { intentId, orderId: orderId ?? intentId, reason })
  if (status === 'failed') throw new RefundFailed()
}

/** Its payer may buy again. */
async function endUnusedOrder(tx: Tx, orderId: string, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.state === 'open') await changeOrder(tx, order, { state: 'failed', endedAt: at })
}

async function lockDisputed(tx: Tx, { kind, subject, orderId }: Finding, at: Date): Promise<void> {
  const order = kind === 'disputed' && orderId && (await lockOrder(tx, orderId))
  if (!order || (await isRecorded(tx, { kind: 'dispute_won', stripeId: subject }))) throw new NothingToLock()
  await withdrawCredit(tx, { orderId: order.id, reason: 'dispute', at })
}

async function unlockWon(tx: Tx, { id, kind, orderId }: Finding, at: Date): Promise<void> {
  const order = kind === 'dispute_won' && orderId ? await lockOrder(tx, orderId) : null
  // Once: what was locked again after it was settled stays so.
  if (order && (await findFinding(tx, id))?.settledAt) return
  if (order?.state !== 'paid' || !(await restoreCredit(tx, { order, at }))) throw new NothingToUnlock()
}
