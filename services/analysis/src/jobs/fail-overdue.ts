import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { longestAnalysisMs } from '../domain/longest-analysis.ts'
import { analysisFailed } from '../events/analysis-failed.ts'
import { endAnalysis, type PrismaClient, unfinishedAnalyses } from '../store/analyses.ts'

interface FailOverdue {
  database: Database<PrismaClient>
  clock: Clock
  logger: Logger
}

const batch = 100

/**
 * Ends what no engine brought to an end in its time, whatever kept it from that: the person is told, and may have it
 * started again. What an engine still says of it afterwards counts for nothing.
 */
export async function failOverdue({ database: { prisma }, clock, logger }: FailOverdue): Promise<void> {
  const before = new Date(clock.now().getTime() - longestAnalysisMs)
  for (const input of await unfinishedAnalyses(prisma, batch, before)) {
    const { reportId, documentId } = input
    const hasEnded = await prisma.$transaction(async (tx) => {
      const ending = { reportId, documentId, failureCode: 'internal', finishedAt: clock.now() }
      if (!(await endAnalysis(tx, ending))) return false
      await addToOutbox(tx, analysisFailed(input, 'internal'))
      return true
    })
    if (hasEnded) logger.error({ report_id: reportId }, 'an analysis came to no end in its time and was given up')
  }
}
