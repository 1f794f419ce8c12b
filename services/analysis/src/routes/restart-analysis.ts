import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { notify } from '@plainpolicy/platform/database/sql-transaction'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { z } from 'zod'
import { storedResult } from '../activities/stored-result.ts'
import { analysisMissing, notRestartable } from '../domain/errors.ts'
import { analysisCompleted } from '../events/analysis-completed.ts'
import { analysesChannel, findAnalysis, type PrismaClient, restartAnalysis } from '../store/analyses.ts'

interface RestartAnalysis {
  database: Database<PrismaClient>
  objects: ObjectStore
  clock: Clock
}

/**
 * For `reports`, while a person waits: takes up again what failed on our side. A running one is simply joined, and of a
 * completed one, whose event never came through, the end is said once more.
 */
export function restartAnalysisRoute(app: App, { database, objects, clock }: RestartAnalysis): void {
  app.post(
    '/internal/analyses/:reportId/restart',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'restartAnalysis',
        params: z.object({ reportId: z.uuid() }),
        response: {
          202: z.object({ state: z.enum(['running', 'completed']) }),
          404: problemSchema,
          409: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { reportId } = request.params
      const known = await findAnalysis(database.prisma, reportId)
      if (known?.state === 'completed') {
        const result = await storedResult(objects, known)
        if (!result) throw notRestartable(known.state)
        await addToOutbox(database.prisma, analysisCompleted(known, result))
        return reply.status(202).send({ state: 'completed' as const })
      }
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
