import { verifierFromConfig } from '@plainpolicy/platform/auth/verifier-from-config'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { openDatabase } from '@plainpolicy/platform/database/open-database'
import { openObjectStore } from '@plainpolicy/platform/ports/object-store/from-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { RunningService, Service, ServiceEnvironment } from '@plainpolicy/platform/service/service'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { createAnalysisActivities } from './activities/analysis-activities.ts'
import { buildApp } from './app.ts'
import { analysisConfig } from './config.ts'
import { measureAnalyses } from './measure-analyses.ts'
import { openChildProcessParser } from './ports/document-parser/child-process.ts'
import { openPolicyReader } from './ports/policy-reader/from-config.ts'
import { openWorkflowEngine } from './ports/workflow-engine/from-config.ts'
import { PrismaClient } from './store/gen/client.ts'

/** Turns a submitted PDF into facts and an assessment, step by step, surviving crashes. */
export const analysis: Service = { name: 'analysis', start }

async function start({ env, bus, clock, logger }: ServiceEnvironment): Promise<RunningService> {
  const config = loadConfig(analysisConfig, env)
  // What is open so far, to be closed in the opposite order: at the stop, or when the start fails half way.
  await using open = new AsyncDisposableStack()
  const database = open.adopt(
    await openDatabase({
      url: config.ANALYSIS_DATABASE_URL,
      client: (adapter) => new PrismaClient({ adapter }),
      migrations: [new URL('../prisma/migrations/', import.meta.url)],
      logger,
    }),
    (opened) => opened.close(),
  )
  const objects = await openObjectStore({
    config,
    clock,
    mayRead: ['uploads/', 'analysis/'],
    mayWrite: ['analysis/'],
  })
  const parser = open.adopt(openChildProcessParser(), (opened) => opened.close())
  const metrics = createMetrics('analysis')
  const reader = await openPolicyReader({ config, parser, metrics })
  const countEnd = measureAnalyses({ metrics, prisma: database.prisma, clock })
  const steps = createAnalysisActivities({ database, objects, parser, reader, clock, countEnd })
  // The app closes the engine before what its steps use.
  const engine = await openWorkflowEngine({ config, prisma: database.prisma, steps, clock, logger })
  const verifyToken = verifierFromConfig(config, 'analysis')
  const { app, subscribes } = await buildApp({
    ...{ database, bus, objects, parser, engine, verifyToken, clock, logger, metrics, countEnd },
  })
  open.adopt(app, (built) => built.close())
  const url = await app.listen({ host: config.LISTEN_HOST, port: config.ANALYSIS_PORT })
  const opened = open.move()
  return { url, subscribes, stop: () => opened.disposeAsync() }
}

if (import.meta.main) await runAlone(analysis)
