import type { PaymentsDependencies } from '../dependencies.ts'
import { NoCredit, ReportNotFound, ReportNotReady } from '../domain/errors.ts'
import { findAvailable, findCreditOfReport, moveCredit } from '../store/credits.ts'
import { holdOwner, inTransaction } from '../store/open-payments-database.ts'
import { findPolicyReport, lockPolicyReport } from '../store/policy-reports.ts'
import { unlock } from './settle-report.ts'

/** Spends one of the owner's credits on a report; one that is still on its way is unlocked as soon as it is there. */
export async function unlockOwnReport(
  { database, clock }: PaymentsDependencies,
  { reportId, userId }: { reportId: string; userId: string },
): Promise<{ unlocked: boolean }> {
  if ((await findPolicyReport(database.prisma, reportId))?.userId !== userId) throw new ReportNotFound()
  return inTransaction(database, async (tx) => {
    await holdOwner(tx, userId)
    const report = await lockPolicyReport(tx, reportId)
    const held = await findCreditOfReport(tx, reportId)
    if (held) return { unlocked: held.state === 'spent' }
    if (report.outcome === 'failed') throw new ReportNotReady()
    const available = await findAvailable(tx, userId)
    const credit = available.find(({ order }) => order.reportId === reportId) ?? available[0]
    if (!credit) throw new NoCredit()
    const at = clock.now()
    const isThere = report.outcome === 'completed'
    if (isThere) await unlock(tx, { report, credit, cause: 'asked', at })
    else await moveCredit(tx, credit, { state: 'reserved', reportId, cause: 'asked', at })
    return { unlocked: isThere }
  })
}
