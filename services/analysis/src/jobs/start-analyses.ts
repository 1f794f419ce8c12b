import type { Database } from '@plainpolicy/platform/database/open-database'
import { type Job, repeat } from '@plainpolicy/platform/jobs/repeat'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import type { WorkflowEngine } from '../ports/workflow-engine/workflow-engine.ts'
import { analysesChannel, type PrismaClient, unfinishedAnalyses } from '../store/analyses.ts'

interface StartAnalyses {
  database: Database<PrismaClient>
  engine: WorkflowEngine
  logger: Logger
}

const batch = 100

/** Hands every unfinished analysis to the engine: new ones at once, those that a crash interrupted at the next start. */
export async function startAnalyses({ database, engine, logger }: StartAnalyses): Promise<Job> {
  const job = repeat({
    name: 'start analyses',
    everyMs: 5_000,
    logger,
    run: async () => {
      for (const input of await unfinishedAnalyses(database.prisma, batch)) await engine.start(input)
    },
  })
  await database.listen(analysesChannel, job.wake)
  return job
}
