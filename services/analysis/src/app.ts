import type { VerifyToken } from '@plainpolicy/platform/auth/verify-token'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { connectEvents } from '@plainpolicy/platform/events/connect-events'
import { type App, createHttpApp } from '@plainpolicy/platform/http/app'
import { repeat } from '@plainpolicy/platform/jobs/repeat'
import type { EventBus } from '@plainpolicy/platform/ports/event-bus/event-bus'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import { onDocumentSubmitted } from './events/on-document-submitted.ts'
import { deleteExpired } from './jobs/delete-expired.ts'
import { failOverdue } from './jobs/fail-overdue.ts'
import { startAnalyses } from './jobs/start-analyses.ts'
import type { CountEnd } from './measure-analyses.ts'
import type { DocumentParser } from './ports/document-parser/document-parser.ts'
import type { WorkflowEngine } from './ports/workflow-engine/workflow-engine.ts'
import { correctAnalysisRoute } from './routes/correct-analysis.ts'
import { drawPageRoute } from './routes/draw-page.ts'
import { restartAnalysisRoute } from './routes/restart-analysis.ts'
import type { PrismaClient } from './store/analyses.ts'

export interface AnalysisDependencies {
  database: Database<PrismaClient>
  bus: EventBus
  objects: ObjectStore
  parser: DocumentParser
  engine: WorkflowEngine
  verifyToken: VerifyToken
  clock: Clock
  logger: Logger
  metrics: Metrics
  countEnd: CountEnd
}

/** The analysis service on one page: its routes, what it hears, what it does by itself. */
export async function buildApp(dependencies: AnalysisDependencies) {
  const { database, bus, objects, parser, engine, verifyToken, clock, logger, metrics, countEnd } = dependencies
  const app: App = await createHttpApp({ service: 'analysis', logger, verifyToken, metrics, ready: database.ping })
  restartAnalysisRoute(app, { database, objects, clock })
  drawPageRoute(app, { database, objects, parser })
  correctAnalysisRoute(app, { database, objects, parser, clock })

  const subscriptions = [onDocumentSubmitted(clock)]
  const events = await connectEvents({ service: 'analysis', database, bus, subscriptions, logger, metrics })
  const starting = await startAnalyses({ database, engine, logger })
  const expiring = repeat({
    name: 'delete expired',
    everyMs: 60 * 60 * 1000,
    logger,
    run: () => deleteExpired({ objects, clock }),
  })

  const failing = repeat({
    name: 'fail overdue',
    everyMs: 60 * 1000,
    logger,
    run: () => failOverdue({ database, clock, logger, countEnd }),
  })

  app.addHook('onClose', async () => {
    // First the engine, since a start may wait for room in it.
    await engine.close()
    await starting.stop()
    await Promise.all([expiring.stop(), failing.stop()])
    await events.close()
  })
  return { app, subscribes: subscriptions.map(({ name }) => name) }
}
