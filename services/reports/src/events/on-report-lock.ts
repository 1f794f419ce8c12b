import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import { ReportLockedSchema, ReportUnlockedSchema } from '@plainpolicy/proto/payments'
import type { KeptPdfs } from '../pdf/kept-pdfs.ts'
import { withdrawLinks } from '../store/report-links.ts'
import { changeReport, lockReport, type Transaction } from '../store/reports.ts'

/** A credit was spent on the report: from here on its owner reads the Enhanced version, whether it is there yet or not. */
export const onReportUnlocked = (clock: Clock): Subscription =>
  subscription(ReportUnlockedSchema, (tx: Transaction, { reportId, revision }) =>
    take(tx, { reportId, revision, isUnlocked: true, now: clock.now() }),
  )

interface OnReportLocked {
  clock: Clock
  pdfs: Pick<KeptPdfs, 'deleteKept'>
}

/**
 * The credit was withdrawn: only the Free version leaves the server from here on; no Enhanced PDF is kept, and no link to the
 * Enhanced version works again.
 */
export const onReportLocked = ({ clock, pdfs }: OnReportLocked): Subscription =>
  subscription(ReportLockedSchema, async (tx: Transaction, { reportId, revision }) => {
    await take(tx, { reportId, revision, isUnlocked: false, now: clock.now() })
    // Before the commit, so that a failure is tried again; who is storing one meanwhile waits for it (report-pdf.ts). Made
    // again in a second, should a later word have unlocked it.
    await pdfs.deleteKept(reportId, 'enhanced')
  })

interface LockStep {
  reportId: string
  /** Counted by payments: of two words the later said one holds, whichever comes last. */
  revision: number
  isUnlocked: boolean
  now: Date
}

async function take(tx: Transaction, { reportId, revision, isUnlocked, now }: LockStep): Promise<void> {
  const report = await lockReport(tx, reportId, now)
  if (revision <= report.lockRevision) return
  await changeReport(tx, report, {
    unlockedAt: isUnlocked ? now : null,
    lockRevision: revision,
    updatedAt: report.updatedAt,
  })
  if (!isUnlocked) await withdrawLinks(tx, { reportId, now, only: { version: 'enhanced' } })
}
