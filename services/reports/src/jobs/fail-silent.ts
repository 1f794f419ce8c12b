import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { changeReport, lockReport, type PrismaClient, silentReports } from '../store/reports.ts'

interface FailSilent {
  prisma: PrismaClient
  clock: Clock
  logger: Logger
}

/** Longer than the analysis service itself waits for the end of an analysis (30 minutes), of which it then tells. */
export const silentAfterMs = 40 * 60 * 1000
const batch = 100

/**
 * Ends the waiting for reports of which nothing is heard any more: the event that told of their end lies among the dead
 * letters. They may be started again, and one whose end is heard after all is shown.
 */
export async function failSilent({ prisma, clock, logger }: FailSilent): Promise<void> {
  const before = new Date(clock.now().getTime() - silentAfterMs)
  for (const reportId of await silentReports(prisma, before, batch)) {
    const isFailed = await prisma.$transaction(async (tx) => {
      const report = await lockReport(tx, reportId, clock.now())
      if (report.status !== 'processing' || report.updatedAt >= before) return false
      const ended = { status: 'error', failureCode: 'internal', step: null } as const
      await changeReport(tx, report, { ...ended, updatedAt: clock.now() })
      return true
    })
    if (isFailed) logger.error({ report_id: reportId }, 'nothing was heard of an analysis: its report was given up')
  }
}
