import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import { AnalysisFailedSchema } from '@plainpolicy/proto/analysis'
import { changeReport, lockReport, type Transaction } from '../store/reports.ts'

export const onAnalysisFailed = (clock: Clock): Subscription =>
  subscription(AnalysisFailedSchema, async (tx: Transaction, { reportId, documentId, code }) => {
    const report = await lockReport(tx, reportId, clock.now())
    await changeReport(tx, report, {
      documentId,
      status: 'error',
      failureCode: code,
      step: null,
      updatedAt: clock.now(),
    })
  })
