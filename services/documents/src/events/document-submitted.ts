import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { objectKeyOf, type Submission } from '../domain/submission.ts'

export function documentSubmitted(submission: Submission): EventEnvelope {
  const { reportId, documentId, userId, file, submittedAt } = submission
  if (!file || !submittedAt) throw new Error(`The report ${reportId} was not submitted`)
  const message = { reportId, documentId, userId, objectKey: objectKeyOf(submission), ...file }
  return outgoing(DocumentSubmittedSchema, message, { key: reportId, occurredAt: submittedAt })
}
