import { subscription } from '@plainpolicy/platform/events/subscription'
import { ReportReadySchema } from '@plainpolicy/proto/reports'
import type { Transaction } from '../store/open-notifications-database.ts'
import { queueMail } from '../store/queue-mail.ts'

/** Mails the owner; when identity's news of the owner is still on its way, the mail waits for it in the queue. */
export const onReportReady = subscription(
  ReportReadySchema,
  async (tx: Transaction, { reportId, userId, version }, { id, occurredAt }) => {
    await queueMail(tx, {
      id,
      about: `report-ready:${reportId}:${version}`,
      kind: 'report-ready',
      to: { userId },
      parameters: { reportId, version },
      askedAt: occurredAt,
    })
  },
)
