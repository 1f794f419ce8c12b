import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { UploadRequestedSchema } from '@plainpolicy/proto/documents'
import type { Submission } from '../domain/submission.ts'

export function uploadRequested({
  reportId,
  documentId,
  userId,
  originalFilename,
  requestedAt,
}: Submission): EventEnvelope {
  const message = { reportId, documentId, userId, originalFilename }
  return outgoing(UploadRequestedSchema, message, { key: reportId, occurredAt: requestedAt })
}
