import { mostReportsOffered } from '../domain/limits.ts'
import type { CreditCause } from '../store/credits.ts'
import type { Tx } from '../store/open-payments-database.ts'
import { findReportsWaiting, lockPolicyReport } from '../store/policy-reports.ts'
import { settleReport } from './settle-report.ts'

interface Offer {
  /** Held by the transaction. */
  userId: string
  order: { createdAt: Date; reportId: string | null }
  cause: CreditCause
  at: Date
}

/** A credit has got its owner: a report that was submitted after the order began may be waiting for it. */
export async function offerCredit(tx: Tx, { userId, order, cause, at }: Offer): Promise<number> {
  const { createdAt: orderedAt, reportId: forReportId } = order
  const waiting = await findReportsWaiting(tx, { userId, orderedAt, forReportId, limit: mostReportsOffered })
  let moved = 0
  for (const reportId of waiting) {
    const report = await lockPolicyReport(tx, reportId)
    if (await settleReport(tx, { report, cause, at })) moved += 1
  }
  return moved
}
