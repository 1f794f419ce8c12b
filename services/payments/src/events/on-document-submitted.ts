import type { Clock } from '@plainpolicy/platform/clock/clock'
import { subscription } from '@plainpolicy/platform/events/subscription'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { settleReport } from '../acts/settle-report.ts'
import { holdOwner, type Tx } from '../store/open-payments-database.ts'
import { changePolicyReport, lockPolicyReport } from '../store/policy-reports.ts'

/** Reserves a paid credit for the report, if there is one; or spends it, when the analysis was faster than this news. */
export const onDocumentSubmitted = (clock: Clock) =>
  subscription(DocumentSubmittedSchema, async (tx: Tx, { reportId, userId }, { occurredAt: submittedAt }) => {
    await holdOwner(tx, userId)
    const known = await lockPolicyReport(tx, reportId)
    const report = await changePolicyReport(tx, known, { userId, submittedAt: known.submittedAt ?? submittedAt })
    await settleReport(tx, { report, cause: 'submitted', at: clock.now() })
  })
