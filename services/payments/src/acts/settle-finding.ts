import type { PaymentsDependencies } from '../dependencies.ts'
import { FindingNotFound, NothingToGiveBack, NothingToLock, RefundFailed } from '../domain/errors.ts'
import { type Finding, findFinding, settleFinding } from '../store/findings.ts'
import { inTransaction, type Tx } from '../store/open-payments-database.ts'
import { changeOrder, lockOrder } from '../store/orders.ts'
import { giveBack } from './refund-order.ts'
import { withdrawCredit } from './withdraw-credit.ts'

export type Remedy = 'none' | 'give-back' | 'lock'

interface Settlement {
  id: number
  /** What was done, in the operator's words. */
  words: string
  /** Done first: gives the payment back that nothing was given for, or locks what a disputed one unlocked. */
  remedy: Remedy
}

/** An operator has dealt with it. Safe to repeat: the first words stay, and money is given back once. */
export async function settle(deps: PaymentsDependencies, { id, words, remedy }: Settlement): Promise<Finding> {
  const { database, clock } = deps
  const finding = await find(deps, id)
  if (remedy === 'give-back') await givePaymentBack(deps, finding, words)
  if (remedy === 'lock' && finding.kind !== 'disputed') throw new NothingToLock()
  await inTransaction(database, async (tx) => {
    const at = clock.now()
    const { orderId } = finding
    if (remedy === 'give-back' && orderId) await endUnusedOrder(tx, orderId, at)
    if (remedy === 'lock' && orderId && (await lockOrder(tx, orderId))) {
      await withdrawCredit(tx, { orderId, reason: 'dispute', at })
    }
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
