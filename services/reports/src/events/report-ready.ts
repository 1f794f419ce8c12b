import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { ReportReadySchema } from '@plainpolicy/proto/reports'

export const reportReady = (report: { reportId: string; userId: string; version: number }): EventEnvelope =>
  outgoing(ReportReadySchema, report, { key: report.reportId })
