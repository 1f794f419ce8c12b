import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { listOwnReports, type PrismaClient } from '../store/reports.ts'
import { statusSchema } from './report-answer.ts'

const reportListSchema = z.object({
  reports: z.array(
    z.object({
      reportId: z.uuid(),
      originalFilename: z.string(),
      status: statusSchema,
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    }),
  ),
})

const mostRecent = 200

/** The caller's reports, newest first. */
export function listReports(app: App, { prisma }: { prisma: PrismaClient }): void {
  app.get(
    '/api/reports',
    {
      schema: {
        operationId: 'listReports',
        // Whose e-mail it is, the gateway has checked; the caller's token says who it is.
        querystring: z.object({ userId: z.string().max(254).optional() }),
        response: { 200: reportListSchema },
      },
    },
    async (request) => {
      const rows = await listOwnReports(prisma, callerOf(request).userId, mostRecent)
      const reports = rows.map(({ reportId, originalFilename, status, createdAt, updatedAt }) => ({
        reportId,
        originalFilename: originalFilename ?? 'Policy',
        status,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }))
      return { reports }
    },
  )
}
