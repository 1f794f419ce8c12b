import { randomUUID } from 'node:crypto'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { linkLocked, linkNotReady, reportMissing, tooManyLinks } from '../domain/errors.ts'
import { hashOf, linkLastsMs, mostLinks, newToken } from '../domain/report-link.ts'
import { keepLink, openLinks } from '../store/report-links.ts'
import { findOwnReport, lockReport, type PrismaClient } from '../store/reports.ts'
import { linkSchema, linkVersion } from './link-schemas.ts'
import { reportIdParams } from './report-answer.ts'

const schema = {
  operationId: 'makeReportLink',
  params: reportIdParams,
  body: z.object({ version: linkVersion.default('free') }),
  response: {
    /** The token in the path is told this once. */
    200: linkSchema.extend({ path: z.string() }),
    403: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
}

/** A link by which whoever holds it reads the report for 30 days, without its policy number and street. */
export function makeReportLink(app: App, { prisma, clock }: { prisma: PrismaClient; clock: Clock }): void {
  app.post('/api/reports/:reportId/links', { schema }, async (request, reply) => {
    const { reportId } = request.params
    const { version } = request.body
    if (!(await findOwnReport(prisma, reportId, callerOf(request).userId))) throw reportMissing()
    const [linkId, token, createdAt] = [randomUUID(), newToken(), clock.now()]
    const expiresAt = new Date(createdAt.getTime() + linkLastsMs)
    await prisma.$transaction(async (tx) => {
      // Held until the end: a refund that comes meanwhile finds the link and withdraws it.
      const report = await lockReport(tx, reportId, createdAt)
      if (report.status !== 'completed') throw linkNotReady()
      if (version === 'enhanced' && report.unlockedAt === null) throw linkLocked()
      if ((await openLinks(tx, reportId, createdAt)).length >= mostLinks) throw tooManyLinks(mostLinks)
      await keepLink(tx, { linkId, reportId, tokenHash: hashOf(token), version, createdAt, expiresAt })
    })
    reply.header('cache-control', 'private, no-store')
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
    return { linkId, version, ...times, path: `/api/report/${reportId}/${token}` }
  })
}
