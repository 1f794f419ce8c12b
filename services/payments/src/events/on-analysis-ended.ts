import type { Clock } from '@plainpolicy/platform/clock/clock'
import { subscription } from '@plainpolicy/platform/events/subscription'
import { AnalysisCompletedSchema, AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import { settleReport } from '../acts/settle-report.ts'
import { holdOwner, type Tx } from '../store/open-payments-database.ts'
import { changePolicyReport, findPolicyReport, lockPolicyReport } from '../store/policy-reports.ts'

/** The report is there: its credit is spent. */
export const onAnalysisCompleted = (clock: Clock) =>
  subscription(AnalysisCompletedSchema, (tx: Tx, { reportId }, { occurredAt }) =>
    end(tx, { reportId, outcome: 'completed', occurredAt, at: clock.now() }),
  )

/** No report: its credit is the owner's again. If the analysis does well later, it takes one again. */
export const onAnalysisFailed = (clock: Clock) =>
  subscription(AnalysisFailedSchema, (tx: Tx, { reportId }, { occurredAt }) =>
    end(tx, { reportId, outcome: 'failed', occurredAt, at: clock.now() }),
  )

interface Ended {
  reportId: string
  outcome: 'completed' | 'failed'
  occurredAt: Date
  at: Date
}

async function end(tx: Tx, { reportId, outcome, occurredAt, at }: Ended): Promise<void> {
  const owner = (await findPolicyReport(tx, reportId))?.userId
  if (owner) await holdOwner(tx, owner)
  const known = await lockPolicyReport(tx, reportId)
  if (known.outcomeAt !== null && known.outcomeAt > occurredAt) return
  const report = await changePolicyReport(tx, known, { outcome, outcomeAt: occurredAt })
  await settleReport(tx, { report, cause: outcome, at })
}
