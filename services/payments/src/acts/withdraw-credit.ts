import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { type LockReason, reportLocked } from '../events/report-lock-said.ts'
import { findCredit, lockCredit, moveCredit } from '../store/credits.ts'
import { holdOwner, type Tx } from '../store/open-payments-database.ts'
import { changePolicyReport, lockPolicyReport } from '../store/policy-reports.ts'

interface Withdrawal {
  /** Locked by the transaction. */
  orderId: string
  reason: LockReason
  at: Date
}

const causes = { refund: 'refunded', dispute: 'disputed' } as const

/** The credit is worth nothing any more, and the report that it unlocked is locked. Answers whose it was. */
export async function withdrawCredit(tx: Tx, { orderId, reason, at }: Withdrawal): Promise<string | null> {
  const owner = (await findCredit(tx, orderId))?.userId
  if (owner) await holdOwner(tx, owner)
  const report = await lockReportOf(tx, orderId)
  const credit = await lockCredit(tx, orderId)
  if (!credit || credit.state === 'withdrawn') return credit?.userId ?? null
  await moveCredit(tx, credit, { state: 'withdrawn', reportId: null, cause: causes[reason], at })
  const { userId } = credit
  if (credit.state === 'spent' && report && userId) {
    const { reportId } = report
    const { lockRevision: revision } = await changePolicyReport(tx, report, { lockRevision: report.lockRevision + 1 })
    await addToOutbox(tx, reportLocked({ reportId, userId, orderId, revision, at }, reason))
  }
  return userId
}

async function lockReportOf(tx: Tx, orderId: string) {
  const reportId = (await findCredit(tx, orderId))?.reportId
  return reportId ? lockPolicyReport(tx, reportId) : null
}
