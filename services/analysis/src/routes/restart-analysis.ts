import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { notify } from '@plainpolicy/platform/database/sql-transaction'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { analysisMissing, notRestartable } from '../domain/errors.ts'
import { analysesChannel, findAnalysis, type PrismaClient, restartAnalysis } from '../store/analyses.ts'

/** For `reports`, while a person waits: takes up again what failed on our side. A running one is simply joined. */
export function restartAnalysisRoute(
  app: App,
  { database, clock }: { database: Database<PrismaClient>; clock: Clock },
): void {
  app.post(
    '/internal/analyses/:reportId/restart',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'restartAnalysis',
        params: z.object({ reportId: z.uuid() }),
        response: { 202: z.object({ state: z.literal('running') }), 404: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { reportId } = request.params
      await database.prisma.$transaction(async (tx) => {
        const analysis = await findAnalysis(tx, reportId)
        if (!analysis) throw analysisMissing()
        if (analysis.state === 'running') return
        if (analysis.failureCode !== 'internal') throw notRestartable(analysis.state)
        await restartAnalysis(tx, reportId, clock.now())
        await notify(tx, analysesChannel)
      })
      return reply.status(202).send({ state: 'running' as const })
    },
  )
}
