import type { Clock } from '@plainpolicy/platform/clock/clock'
import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { reportMissing } from '../domain/errors.ts'
import { openLinks } from '../store/report-links.ts'
import { findOwnReport, type PrismaClient } from '../store/reports.ts'
import { linkSchema, linkVersion } from './link-schemas.ts'
import { reportIdParams } from './report-answer.ts'

const schema = {
  operationId: 'listReportLinks',
  params: reportIdParams,
  response: { 200: z.object({ links: z.array(linkSchema) }), 404: problemSchema },
}

/** The report's links that work, for its owner; without what they are made of. */
export function listReportLinks(app: App, { prisma, clock }: { prisma: PrismaClient; clock: Clock }): void {
  app.get('/api/reports/:reportId/links', { schema }, async (request) => {
    const { reportId } = request.params
    if (!(await findOwnReport(prisma, reportId, callerOf(request).userId))) throw reportMissing()
    const open = await openLinks(prisma, reportId, clock.now())
    const links = open.map(({ linkId, version, createdAt, expiresAt }) => ({
      linkId,
      version: linkVersion.parse(version),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
    return { links }
  })
}
