import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { reportMissing } from '../domain/errors.ts'
import { findOwnReport, type PrismaClient } from '../store/reports.ts'
import { languageQuery, reportAnswer, reportIdParams, reportStatusSchema } from './report-answer.ts'

/** How far the report is and, once it is there, what its owner may read of it. */
export function getReportStatus(app: App, { prisma }: { prisma: PrismaClient }): void {
  app.get(
    '/api/reports/:reportId/status',
    {
      schema: {
        operationId: 'getReportStatus',
        params: reportIdParams,
        querystring: languageQuery.extend({ version: z.enum(['free', 'enhanced']).default('free') }),
        response: { 200: reportStatusSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const report = await findOwnReport(prisma, request.params.reportId, callerOf(request).userId)
      if (!report) throw reportMissing()
      reply.header('cache-control', 'private, no-store')
      return reportAnswer(prisma, report, request.query)
    },
  )
}
