import type { PaymentsDependencies } from '../dependencies.ts'
import { keepsPaymentsForYears } from '../domain/limits.ts'
import { removeSettledFindings } from '../store/findings.ts'
import { findOldOrders, removeOldReports, removeOrder } from '../store/old-payments.ts'
import { inTransaction } from '../store/open-payments-database.ts'
import { removeOldRuns } from '../store/reconciliation-runs.ts'
import { addRetentionRun } from '../store/retention-runs.ts'

const batch = 100

/** Keeps the retention schedule and leaves a record of the run. */
export async function deleteExpired({ database, clock }: PaymentsDependencies): Promise<void> {
  const before = yearsAgo(clock.now())
  let ordersCount = 0
  const next = () => findOldOrders(database.prisma, { before, limit: batch })
  for (let due = await next(); due.length > 0; due = await next()) {
    for (const orderId of due) await inTransaction(database, (tx) => removeOrder(tx, orderId))
    ordersCount += due.length
  }
  await inTransaction(database, async (tx) => {
    const reportsCount = await removeOldReports(tx, before)
    const { count: findingsCount } = await removeSettledFindings(tx, before)
    const { count: runsCount } = await removeOldRuns(tx, before)
    await addRetentionRun(tx, { finishedAt: clock.now(), ordersCount, reportsCount, findingsCount, runsCount })
  })
}

/** A day more, so that the database, which refuses to delete too early, need not have the same clock. */
function yearsAgo(now: Date): Date {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - keepsPaymentsForYears)
  before.setUTCDate(before.getUTCDate() - 1)
  return before
}
