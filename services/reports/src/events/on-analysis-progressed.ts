import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import { AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import { laterStep } from '../domain/report-progress.ts'
import { changeReport, lockReport, type Transaction } from '../store/reports.ts'

export const onAnalysisProgressed = (clock: Clock): Subscription =>
  subscription(AnalysisProgressedSchema, async (tx: Transaction, { reportId, documentId, step }) => {
    const report = await lockReport(tx, reportId, clock.now())
    const isOver = report.documentId === documentId && report.status === 'completed'
    if (isOver) return
    await changeReport(tx, report, {
      documentId,
      status: 'processing',
      failureCode: null,
      step: laterStep(report.step, step),
      updatedAt: clock.now(),
    })
  })
