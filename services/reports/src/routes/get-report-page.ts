import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { pageMissing, reportMissing, uploadDeleted } from '../domain/errors.ts'
import { pointsToPage } from '../domain/places.ts'
import type { Analysis } from '../ports/analysis/analysis.ts'
import { findOwnReport, type PrismaClient, versionPictures } from '../store/reports.ts'
import { reportIdParams } from './report-answer.ts'
import { sendPicture } from './send-picture.ts'

interface GetReportPage {
  prisma: PrismaClient
  analysis: Analysis
}

/** A page of the uploaded document as a picture, as long as we have the upload and where the answered version points to it. */
export function getReportPage(app: App, { prisma, analysis }: GetReportPage): void {
  app.get(
    '/api/reports/:reportId/pages/:page',
    {
      schema: {
        operationId: 'getReportPage',
        description: 'PNG; the header x-page-size says WIDTHxHEIGHT of the page in PDF points',
        params: reportIdParams.extend({ page: z.coerce.number().int().min(1).max(1_000) }),
        response: { 404: problemSchema, 503: problemSchema },
      },
    },
    async (request, reply) => {
      const { reportId, page } = request.params
      const report = await findOwnReport(prisma, reportId, callerOf(request).userId)
      if (!report) throw reportMissing()
      const found = await versionPictures(prisma, report)
      if (!found || !pointsToPage(found.document, page)) throw pageMissing()
      const drawn = await analysis.drawPage(reportId, page)
      if (!drawn) throw uploadDeleted()
      if (drawn.size) reply.header('x-page-size', drawn.size)
      return sendPicture(reply, drawn.png)
    },
  )
}
