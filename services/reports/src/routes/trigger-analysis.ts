import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { z } from 'zod'
import { analysisRefused, reportMissing } from '../domain/errors.ts'
import { mayRestart } from '../domain/status-messages.ts'
import type { ReportChanges } from '../live/report-changes.ts'
import type { Analysis } from '../ports/analysis/analysis.ts'
import { findOwnReport, type PrismaClient, type Report } from '../store/reports.ts'
import { reportAnswer, statusSchema } from './report-answer.ts'

interface TriggerAnalysis {
  prisma: PrismaClient
  changes: ReportChanges
  analysis: Analysis
  /** How long a person waits for the answer at most. */
  waitMs?: number
}

/** Waits for the report of a submission; takes up again what failed on our side, and nothing else. Idempotent. */
export function triggerAnalysis(app: App, { prisma, changes, analysis, waitMs = 20_000 }: TriggerAnalysis): void {
  const schema = {
    operationId: 'triggerAnalysis',
    body: z.object({ documentId: z.uuid(), submissionId: z.uuid() }),
    response: {
      200: z.object({ analysisData: reportDataSchema }),
      202: z.object({ status: statusSchema }),
      404: problemSchema,
      422: problemSchema,
    },
  }
  app.post('/api/trigger-analysis', { schema }, async (request, reply) => {
    const { documentId, submissionId } = request.body
    const { userId } = callerOf(request)
    const find = async () => {
      const report = await findOwnReport(prisma, submissionId, userId)
      if (!report || report.documentId !== documentId) throw reportMissing()
      return report
    }

    const known = await find()
    const restarts = known.status === 'error' && mayRestart(known.failureCode)
    if (known.status === 'error' && !restarts) throw analysisRefused(known.failureCode)
    if (restarts) await analysis.restart(submissionId)
    const isOver = ({ status, updatedAt }: Report) =>
      status === 'completed' || (status === 'error' && updatedAt > known.updatedAt)
    const report = isOver(known) ? known : await waitUntil({ find, isOver, changes, waitMs, reportId: submissionId })

    if (report.status === 'error' && !restarts) throw analysisRefused(report.failureCode)
    const { reportData } = await reportAnswer(prisma, report, report.unlockedAt ? 'enhanced' : 'free')
    if (reportData) return reply.status(200).send({ analysisData: reportData })
    return reply.status(202).send({ status: report.status })
  })
}

interface Wait {
  reportId: string
  find: () => Promise<Report>
  isOver: (report: Report) => boolean
  changes: ReportChanges
  waitMs: number
}

/** The report as soon as it is over, or as it is when the time is up. */
async function waitUntil({ reportId, find, isOver, changes, waitMs }: Wait): Promise<Report> {
  const deadline = AbortSignal.timeout(waitMs)
  let report = await find()
  while (!isOver(report) && !deadline.aborted) {
    await new Promise<void>((resolve) => {
      const unwatch = changes.watch(reportId, done)
      deadline.addEventListener('abort', done, { once: true })
      function done() {
        unwatch()
        deadline.removeEventListener('abort', done)
        resolve()
      }
    })
    report = await find()
  }
  return report
}
