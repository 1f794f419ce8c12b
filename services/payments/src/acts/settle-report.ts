import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { creditMeantFor, creditStep } from '../domain/credit-rules.ts'
import { reportUnlocked } from '../events/report-lock-said.ts'
import { type Credit, type CreditCause, findAvailable, findCreditOfReport, moveCredit } from '../store/credits.ts'
import type { Tx } from '../store/open-payments-database.ts'
import { changePolicyReport, type PolicyReport } from '../store/policy-reports.ts'

interface Settling {
  /** Locked, and so is its owner. */
  report: PolicyReport
  cause: CreditCause
  at: Date
}

/** Brings the report's credit to where the situation wants it; true when something moved. Safe to repeat. */
export async function settleReport(tx: Tx, { report, cause, at }: Settling): Promise<boolean> {
  if (report.userId === null) return false
  const held = await findCreditOfReport(tx, report.reportId)
  const step = creditStep(report, held && heldState(held))
  if (step === 'nothing') return false
  if (step === 'release' && held) {
    await moveCredit(tx, held, { state: 'available', reportId: null, cause, at })
    await changePolicyReport(tx, report, { gaveBack: true })
    return true
  }
  const credit = held ?? (await findMeant(tx, report, report.userId))
  if (!credit) return false
  if (step === 'reserve') await moveCredit(tx, credit, { state: 'reserved', reportId: report.reportId, cause, at })
  else await unlock(tx, { report, credit, cause, at })
  return true
}

/** Spends the credit on the report and says so. */
export async function unlock(tx: Tx, { report, credit, cause, at }: Settling & { credit: Credit }): Promise<void> {
  const { reportId, userId } = report
  if (userId === null) throw new Error(`nobody owns the report ${reportId} yet`)
  await moveCredit(tx, credit, { state: 'spent', reportId, cause, at })
  const { lockRevision: revision } = await changePolicyReport(tx, report, { lockRevision: report.lockRevision + 1 })
  await addToOutbox(tx, reportUnlocked({ reportId, userId, orderId: credit.orderId, revision, at }))
}

const heldState = ({ state }: Credit) => (state === 'spent' ? 'spent' : 'reserved')

async function findMeant(tx: Tx, report: PolicyReport, userId: string): Promise<Credit | null> {
  const available = await findAvailable(tx, userId)
  const offered = available.map(({ orderId, order }) => {
    return { orderId, orderedAt: order.createdAt, forReportId: order.reportId }
  })
  const meant = creditMeantFor(report, offered)
  return available.find(({ orderId }) => orderId === meant?.orderId) ?? null
}
