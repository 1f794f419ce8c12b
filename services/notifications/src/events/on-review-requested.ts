import { subscription } from '@plainpolicy/platform/events/subscription'
import { ReviewRequestedSchema } from '@plainpolicy/proto/reports'
import type { Transaction } from '../store/open-notifications-database.ts'
import { queueMail } from '../store/queue-mail.ts'

/** Mails support which values of a report somebody has to look at. */
export const onReviewRequested = (supportAddress: string) =>
  subscription(ReviewRequestedSchema, async (tx: Transaction, message, { id, occurredAt }) => {
    const { reviewId, reportId, version, kind, paths, words } = message
    const isByReader = kind === 'reader'
    await queueMail(tx, {
      id,
      about: isByReader ? `review-requested:${reviewId}` : `review-requested:${reportId}:${version}`,
      kind: 'review-requested',
      to: { address: supportAddress },
      parameters: { reportId, version, isByReader, paths, words },
      askedAt: occurredAt,
    })
  })
