import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { longestAnalysisMs } from '../domain/longest-analysis.ts'
import { analysisFailed } from '../events/analysis-failed.ts'
import type { CountEnd } from '../measure-analyses.ts'
import { endAnalysis, type PrismaClient, unfinishedAnalyses } from '../store/analyses.ts'

interface FailOverdue {
  database: Database<PrismaClient>
  clock: Clock
  logger: Logger
  countEnd: CountEnd
}

const batch = 100

/**
 * Ends what no engine brought to an end in its time, whatever kept it from that: the person is told, and may have it
 * started again. Of what an engine still says of it afterwards, only a success counts.
 */
export async function failOverdue({ database: { prisma }, clock, logger, countEnd }: FailOverdue): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - longestAnalysisMs)
  for (const input of await unfinishedAnalyses(prisma, batch, before)) {
    const { reportId, documentId } = input
    const ended = await prisma.$transaction(async (tx) => {
      const ending = await endAnalysis(tx, { reportId, documentId, failureCode: 'internal', finishedAt: now })
      if (ending) await addToOutbox(tx, analysisFailed(input, 'internal'))
      return ending
    })
    if (!ended) continue
    countEnd({ failureCode: 'internal', seconds: (now.getTime() - ended.startedAt.getTime()) / 1000 })
    logger.error({ report_id: reportId }, 'an analysis came to no end in its time and was given up')
  }
}
