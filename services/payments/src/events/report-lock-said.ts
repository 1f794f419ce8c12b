import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { ReportLockedSchema, ReportUnlockedSchema } from '@plainpolicy/proto/payments'

interface LockStep {
  reportId: string
  userId: string
  orderId: string
  revision: number
  at: Date
}

export const reportUnlocked = ({ at, ...step }: LockStep): EventEnvelope =>
  outgoing(ReportUnlockedSchema, step, { key: step.reportId, occurredAt: at })

/** In the event's words. */
export type LockReason = 'refund' | 'dispute'

export const reportLocked = ({ at, ...step }: LockStep, reason: LockReason): EventEnvelope =>
  outgoing(ReportLockedSchema, { ...step, reason }, { key: step.reportId, occurredAt: at })
