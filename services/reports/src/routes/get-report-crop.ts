import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import type { KeptCrop } from '../crops/kept-crops.ts'
import { cropMissing, reportMissing } from '../domain/errors.ts'
import { showsPlace } from '../domain/places.ts'
import { findOwnReport, type PrismaClient, versionPictures } from '../store/reports.ts'
import { reportIdParams } from './report-answer.ts'
import { sendPicture } from './send-picture.ts'

interface GetReportCrop {
  prisma: PrismaClient
  keptCrop: KeptCrop
}

/** The small picture of a place in the uploaded document, where the answered version of the report points to it. */
export function getReportCrop(app: App, { prisma, keptCrop }: GetReportCrop): void {
  app.get(
    '/api/reports/:reportId/crops/:path',
    {
      schema: {
        operationId: 'getReportCrop',
        description: 'PNG',
        params: reportIdParams.extend({ path: z.string().min(1).max(200) }),
        response: { 404: problemSchema },
      },
    },
    async (request, reply) => {
      const { reportId, path } = request.params
      const report = await findOwnReport(prisma, reportId, callerOf(request).userId)
      if (!report) throw reportMissing()
      const found = await versionPictures(prisma, report)
      if (!found?.cropsKey || !showsPlace(found.document, path)) throw cropMissing()
      const picture = await keptCrop(found.cropsKey, path)
      if (!picture) throw cropMissing()
      return sendPicture(reply, picture)
    },
  )
}
