import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import { AnalysisProgressedSchema } from '@plainpolicy/proto/analysis'
import { laterProgress, notBegun } from '../domain/report-progress.ts'
import { changeReport, lockReport, type Transaction } from '../store/reports.ts'

export const onAnalysisProgressed = (clock: Clock): Subscription =>
  subscription(AnalysisProgressedSchema, async (tx: Transaction, { reportId, documentId, step, pagesRead, pages }) => {
    const report = await lockReport(tx, reportId, clock.now())
    const isSame = report.documentId === documentId
    if (isSame && report.status === 'completed') return
    const known = isSame ? report : notBegun
    const said = { step, ...(pages > 0 ? { pagesRead, pages } : { pagesRead: null, pages: null }) }
    await changeReport(tx, report, {
      documentId,
      status: 'processing',
      failureCode: null,
      ...laterProgress(known, said),
      updatedAt: clock.now(),
    })
  })
