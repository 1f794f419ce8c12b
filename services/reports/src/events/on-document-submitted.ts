import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { changeReport, lockReport, type Transaction } from '../store/reports.ts'
import { announceReport } from './announce-report.ts'

/** The analysis is on its way, unless an event of the analysis was faster than this one. */
export const onDocumentSubmitted = (clock: Clock): Subscription =>
  subscription(DocumentSubmittedSchema, async (tx: Transaction, { reportId, documentId, userId }) => {
    const report = await lockReport(tx, reportId, clock.now())
    const isFirst = report.status === 'pending' || report.documentId !== documentId
    const changed = await changeReport(tx, report, {
      userId,
      documentId,
      ...(isFirst && { status: 'processing' as const, step: null, failureCode: null }),
      updatedAt: clock.now(),
    })
    await announceReport(tx, changed)
  })
