import { type EventEnvelope, outgoing } from '@plainpolicy/platform/events/event'
import { ReportCorrectedSchema } from '@plainpolicy/proto/reports'

interface CorrectedReport {
  reportId: string
  userId: string
  version: number
  paths: string[]
}

export const reportCorrected = (report: CorrectedReport): EventEnvelope =>
  outgoing(ReportCorrectedSchema, report, { key: report.reportId })
