import {
  type Credit,
  findCredit,
  findCreditOfReport,
  findWithdrawal,
  lockCredit,
  moveCredit,
} from '../store/credits.ts'
import { holdOwner, type Tx } from '../store/open-payments-database.ts'
import type { PurchaseOrder } from '../store/orders.ts'
import { lockPolicyReport, type PolicyReport } from '../store/policy-reports.ts'
import { offerCredit } from './offer-credit.ts'
import { unlock } from './settle-report.ts'

interface Restoring {
  /** Paid, disputed and won; locked by the transaction. */
  order: PurchaseOrder
  at: Date
}

interface Restored {
  /** The report that it was withdrawn from has been given another credit meanwhile. */
  isReplaced: boolean
}

/**
 * A credit that was withdrawn over a dispute is its owner's again, and goes back to the report that it was withdrawn from;
 * to another one that waits, or to none, if that one has another credit by now. Null when it was not withdrawn.
 */
export async function restoreCredit(tx: Tx, { order, at }: Restoring): Promise<Restored | null> {
  const known = await findCredit(tx, order.id)
  if (known?.state !== 'withdrawn') return null
  if (known.userId !== null) await holdOwner(tx, known.userId)
  const reportId = (await findWithdrawal(tx, order.id))?.reportId
  const report = reportId ? await lockPolicyReport(tx, reportId) : null
  const withdrawn = await lockCredit(tx, order.id)
  if (withdrawn?.state !== 'withdrawn') return null
  await moveCredit(tx, withdrawn, { state: 'available', reportId: null, cause: 'won', at })
  const credit: Credit = { ...withdrawn, state: 'available' }
  const isReplaced = report !== null && (await findCreditOfReport(tx, report.reportId)) !== null
  const isHeld = report !== null && !isReplaced && (await giveTo(tx, { report, credit, at }))
  if (!isHeld && credit.userId !== null) {
    await offerCredit(tx, { userId: credit.userId, order, cause: 'won', at })
  }
  return { isReplaced }
}

interface Giving {
  report: PolicyReport
  credit: Credit
  at: Date
}

/** False when there is no report any more. */
async function giveTo(tx: Tx, { report, credit, at }: Giving): Promise<boolean> {
  const { reportId, outcome } = report
  if (outcome === 'completed') await unlock(tx, { report, credit, cause: 'won', at })
  if (outcome === 'pending') await moveCredit(tx, credit, { state: 'reserved', reportId, cause: 'won', at })
  return outcome !== 'failed'
}
