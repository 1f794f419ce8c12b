import type { Clock } from '@plainpolicy/platform/clock/clock'
import { type Subscription, subscription } from '@plainpolicy/platform/events/subscription'
import { UploadRequestedSchema } from '@plainpolicy/proto/documents'
import { changeReport, lockReport, type Transaction } from '../store/reports.ts'
import { announceReport } from './announce-report.ts'

/** From here on the report exists and has an owner. */
export const onUploadRequested = (clock: Clock): Subscription =>
  subscription(UploadRequestedSchema, async (tx: Transaction, { reportId, documentId, userId, originalFilename }) => {
    const report = await lockReport(tx, reportId, clock.now())
    const changed = await changeReport(tx, report, {
      userId,
      originalFilename,
      documentId: report.documentId ?? documentId,
      updatedAt: clock.now(),
    })
    await announceReport(tx, changed)
  })
