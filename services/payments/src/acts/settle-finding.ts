import type { PaymentsDependencies } from '../dependencies.ts'
import { FindingNotFound, NothingToGiveBack, RefundFailed } from '../domain/errors.ts'
import { type Finding, findFinding, settleFinding } from '../store/findings.ts'
import { inTransaction } from '../store/open-payments-database.ts'
import { changeOrder, lockOrder } from '../store/orders.ts'

interface Settlement {
  id: number
  /** What was done, in the operator's words. */
  words: string
  /** Gives the payment back first that nothing was given for. */
  giveBack: boolean
}

/** An operator has dealt with it. Safe to repeat: the first words stay, and money is given back once. */
export async function settle(deps: PaymentsDependencies, { id, words, giveBack }: Settlement): Promise<Finding> {
  const { database, clock } = deps
  const finding = await find(deps, id)
  if (giveBack) await givePaymentBack(deps, finding, words)
  await inTransaction(database, async (tx) => {
    const order = giveBack && finding.orderId ? await lockOrder(tx, finding.orderId) : null
    // Its payer may buy again.
    if (order?.state === 'open') await changeOrder(tx, order, { state: 'failed', endedAt: clock.now() })
    await settleFinding(tx, { id, settlement: words, at: clock.now() })
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
  const { status } = await cards.refund({ intentId, orderId: orderId ?? intentId, reason })
  if (status === 'failed') throw new RefundFailed()
}
