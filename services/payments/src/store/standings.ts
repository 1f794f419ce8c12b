import { countOpenFindings } from './findings.ts'
import { CreditState, OrderState } from './gen/enums.ts'
import type { Tx } from './open-payments-database.ts'

export const orderStates = Object.values(OrderState)
export const creditStates = Object.values(CreditState)

/** How everything stands, for those who watch. */
export async function readStandings(db: Tx) {
  const orders = await db.purchaseOrder.groupBy({ by: ['state'], _count: true })
  const credits = await db.credit.groupBy({ by: ['state'], _count: true })
  const unclaimed = await db.credit.aggregate({
    where: { userId: null, state: 'available' },
    _min: { createdAt: true },
  })
  const whole = await db.reconciliationRun.findFirst({
    where: { finishedAt: { not: null }, cutShort: false },
    orderBy: { id: 'desc' },
  })
  const countOf = <State>(rows: { state: State; _count: number }[], state: State) =>
    rows.find((row) => row.state === state)?._count ?? 0
  return {
    orders: orderStates.map((state) => ({ state, count: countOf(orders, state) })),
    credits: creditStates.map((state) => ({ state, count: countOf(credits, state) })),
    unclaimedSince: unclaimed._min.createdAt,
    reconciledAt: whole?.finishedAt ?? null,
    unexplained: await countOpenFindings(db),
  }
}
