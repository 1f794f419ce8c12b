import type { ReconciliationRun } from './gen/client.ts'
import type { Tx } from './open-payments-database.ts'

/** What a run saw, mended, ended and could not explain. */
export type RunCounts = Omit<ReconciliationRun, 'id' | 'startedAt' | 'finishedAt'>

/** A run that was stopped half way keeps its row, without an end. */
export const beginRun = (tx: Tx, startedAt: Date): Promise<ReconciliationRun> =>
  tx.reconciliationRun.create({ data: { startedAt } })

export async function endRun(tx: Tx, id: number, counts: RunCounts & { finishedAt: Date }): Promise<void> {
  await tx.reconciliationRun.update({ where: { id }, data: counts })
}

/** Runs that found something stay. */
export const removeQuietRuns = (tx: Tx, before: Date) =>
  tx.reconciliationRun.deleteMany({
    where: {
      startedAt: { lt: before },
      paymentsHealed: 0,
      refundsHealed: 0,
      disputesHealed: 0,
      creditsHealed: 0,
      unexplained: 0,
    },
  })

export const removeOldRuns = (tx: Tx, before: Date) =>
  tx.reconciliationRun.deleteMany({ where: { startedAt: { lt: before } } })
