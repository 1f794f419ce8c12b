import type { Clock } from '@plainpolicy/platform/clock/clock'
import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { reportMissing } from '../domain/errors.ts'
import { withdrawLinks } from '../store/report-links.ts'
import { findOwnReport, type PrismaClient } from '../store/reports.ts'
import { reportIdParams } from './report-answer.ts'

const schema = {
  operationId: 'withdrawReportLinks',
  params: reportIdParams,
  /** Without an id all of them. */
  body: z.object({ linkId: z.uuid().optional() }),
  response: { 200: z.object({ withdrawn: z.int() }), 404: problemSchema },
}

/** Ends links of a report at once, for its owner. */
export function withdrawReportLinks(app: App, { prisma, clock }: { prisma: PrismaClient; clock: Clock }): void {
  app.post('/api/reports/:reportId/links/withdraw', { schema }, async (request) => {
    const { reportId } = request.params
    const { linkId } = request.body
    if (!(await findOwnReport(prisma, reportId, callerOf(request).userId))) throw reportMissing()
    const only = linkId ? { linkId } : undefined
    return { withdrawn: await withdrawLinks(prisma, { reportId, now: clock.now(), only }) }
  })
}
