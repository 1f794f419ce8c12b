import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { ReviewRequestedSchema } from '@plainpolicy/proto/reports'

interface ReviewRequest {
  reviewId: string
  reportId: string
  version: number
  kind: 'reader' | 'uncertain'
  paths: string[]
  words?: string
}

export const reviewRequested = (request: ReviewRequest): EventEnvelope =>
  outgoing(ReviewRequestedSchema, request, { key: request.reportId })
