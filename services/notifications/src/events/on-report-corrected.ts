import { subscription } from '@plainpolicy/platform/events/subscription'
import { ReportCorrectedSchema } from '@plainpolicy/proto/reports'
import type { Transaction } from '../store/open-notifications-database.ts'
import { queueMail } from '../store/queue-mail.ts'

/** Mails the owner that values of the report were put right; which ones, the report itself tells. */
export const onReportCorrected = subscription(
  ReportCorrectedSchema,
  async (tx: Transaction, { reportId, userId, version, paths }, { id, occurredAt }) => {
    await queueMail(tx, {
      id,
      about: `report-corrected:${reportId}:${version}`,
      kind: 'report-corrected',
      to: { userId },
      parameters: { reportId, values: paths.length },
      askedAt: occurredAt,
    })
  },
)
