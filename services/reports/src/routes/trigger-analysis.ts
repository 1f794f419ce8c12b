import type { Clock } from '@plainpolicy/platform/clock/clock'
import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { type Language, reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { z } from 'zod'
import { analysisRefused, reportMissing } from '../domain/errors.ts'
import { mayRestart } from '../domain/status-messages.ts'
import type { ReportChanges } from '../live/report-changes.ts'
import { waitForReport } from '../live/wait-for-report.ts'
import type { Analysis } from '../ports/analysis/analysis.ts'
import { beginAgain, findOwnReport, type PrismaClient, type Report } from '../store/reports.ts'
import { languageQuery, reportAnswer, statusSchema } from './report-answer.ts'

interface TriggerAnalysis {
  prisma: PrismaClient
  changes: ReportChanges
  analysis: Analysis
  clock: Clock
  /** How long a person waits for the answer at most. */
  waitMs?: number
}

const schema = {
  operationId: 'triggerAnalysis',
  querystring: languageQuery,
  body: z.object({ documentId: z.uuid(), submissionId: z.uuid() }),
  response: {
    200: z.object({ analysisData: reportDataSchema }),
    202: z.object({ status: statusSchema }),
    404: problemSchema,
    422: problemSchema,
    503: problemSchema,
  },
}

/** Waits for the report of a submission; takes up again what failed on our side, and nothing else. Idempotent. */
export function triggerAnalysis(app: App, options: TriggerAnalysis): void {
  const { prisma, changes, analysis, clock, waitMs = 20_000 } = options
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  async function startAgain(failed: Report, language: Language): Promise<void> {
    if (!mayRestart(failed.failureCode)) throw analysisRefused(failed.failureCode, language)
    await analysis.restart(failed.reportId)
    await prisma.$transaction((tx) => beginAgain(tx, failed, clock.now()))
  }

  app.post('/api/trigger-analysis', { schema }, async (request, reply) => {
    const { documentId, submissionId: reportId } = request.body
    const { language } = request.query
    const { userId } = callerOf(request)
    const find = async () => {
      const report = await findOwnReport(prisma, reportId, userId)
      if (report?.documentId !== documentId) throw reportMissing()
      return report
    }

    const known = await find()
    if (known.status === 'error') await startAgain(known, language)
    const until = AbortSignal.any([AbortSignal.timeout(waitMs), closing.signal])
    const report = await waitForReport({ reportId, find, changes, until })
    if (report.status === 'error') throw analysisRefused(report.failureCode, language)
    const { reportData } = await reportAnswer(prisma, report, { version: 'enhanced', language })
    if (reportData) return reply.status(200).send({ analysisData: reportData })
    return reply.status(202).send({ status: report.status })
  })
}
