import type { VerifyToken } from '@plainpolicy/platform/auth/verify-token'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from '@plainpolicy/platform/database/open-database'
import { connectEvents } from '@plainpolicy/platform/events/connect-events'
import { type App, createHttpApp } from '@plainpolicy/platform/http/app'
import { repeat } from '@plainpolicy/platform/jobs/repeat'
import type { EventBus } from '@plainpolicy/platform/ports/event-bus/event-bus'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { keptCrops } from './crops/kept-crops.ts'
import { onAnalysisCompleted } from './events/on-analysis-completed.ts'
import { onAnalysisFailed } from './events/on-analysis-failed.ts'
import { onAnalysisProgressed } from './events/on-analysis-progressed.ts'
import { onDocumentSubmitted } from './events/on-document-submitted.ts'
import { onReportLocked, onReportUnlocked } from './events/on-report-lock.ts'
import { onUploadRequested } from './events/on-upload-requested.ts'
import { deleteExpired } from './jobs/delete-expired.ts'
import { failSilent } from './jobs/fail-silent.ts'
import { listenToReportChanges, type ReportChanges } from './live/report-changes.ts'
import { measureReports } from './measure-reports.ts'
import { type KeptPdfs, keptPdfs } from './pdf/kept-pdfs.ts'
import type { Printer } from './pdf/printer.ts'
import type { Analysis } from './ports/analysis/analysis.ts'
import { correctReportRoute } from './routes/correct-report.ts'
import { downloadReport } from './routes/download-report.ts'
import { getReportCrop } from './routes/get-report-crop.ts'
import { getReportPage } from './routes/get-report-page.ts'
import { getReportStatus } from './routes/get-report-status.ts'
import { listReportLinks } from './routes/list-report-links.ts'
import { listReports } from './routes/list-reports.ts'
import { makeReportLink } from './routes/make-report-link.ts'
import { readSharedReport } from './routes/read-shared-report.ts'
import { reportEvents } from './routes/report-events.ts'
import { requestReview } from './routes/request-review.ts'
import { triggerAnalysis } from './routes/trigger-analysis.ts'
import { withdrawReportLinks } from './routes/withdraw-report-links.ts'
import type { PrismaClient } from './store/reports.ts'

export interface ReportsDependencies {
  database: Database<PrismaClient>
  bus: EventBus
  objects: ObjectStore
  analysis: Analysis
  printer: Printer
  verifyToken: VerifyToken
  clock: Clock
  logger: Logger
  /** Milliseconds for which trigger-analysis waits. */
  waitMs?: number
}

/** The reports service on one page: its routes, what it hears and what it does by itself. */
export async function buildApp(dependencies: ReportsDependencies) {
  const { database, bus, objects, printer, verifyToken, clock, logger } = dependencies
  const { prisma } = database
  const metrics = createMetrics('reports')
  measureReports({ metrics, prisma, clock })
  const app: App = await createHttpApp({ service: 'reports', logger, verifyToken, metrics, ready: database.ping })
  const pdfs = keptPdfs(objects, logger)
  addRoutes(app, { ...dependencies, pdfs, changes: await listenToReportChanges(database) })

  const subscriptions = [
    onUploadRequested(clock),
    onDocumentSubmitted(clock),
    onAnalysisProgressed(clock),
    onAnalysisCompleted({ objects, clock, logger }),
    onAnalysisFailed(clock),
    onReportUnlocked(clock),
    onReportLocked({ clock, pdfs }),
  ]
  const events = await connectEvents({ service: 'reports', database, bus, subscriptions, logger, metrics })
  const failing = repeat({
    name: 'fail silent',
    everyMs: 60 * 1000,
    logger,
    run: () => failSilent({ prisma, clock, logger }),
  })
  const deletion = repeat({
    name: 'delete-expired',
    everyMs: 60 * 60 * 1000,
    logger,
    run: () => deleteExpired({ prisma, objects, clock }),
  })
  app.addHook('onClose', async () => {
    await Promise.all([failing.stop(), deletion.stop()])
    printer.close()
    await events.close()
  })
  return { app, subscribes: subscriptions.map(({ name }) => name) }
}

type Routed = ReportsDependencies & { pdfs: KeptPdfs; changes: ReportChanges }

function addRoutes(app: App, dependencies: Routed): void {
  const { database, objects, analysis, printer, clock, logger, waitMs, pdfs, changes } = dependencies
  const { prisma } = database
  const keptCrop = keptCrops(objects)
  getReportStatus(app, { prisma })
  getReportCrop(app, { prisma, keptCrop })
  getReportPage(app, { prisma, analysis })
  downloadReport(app, { prisma, pdfs, printer, keptCrop })
  listReports(app, { prisma })
  reportEvents(app, { prisma, changes })
  triggerAnalysis(app, { prisma, changes, analysis, clock, ...(waitMs !== undefined && { waitMs }) })
  requestReview(app, { prisma, clock })
  correctReportRoute(app, { prisma, objects, analysis, clock, logger })
  makeReportLink(app, { prisma, clock })
  listReportLinks(app, { prisma, clock })
  withdrawReportLinks(app, { prisma, clock })
  readSharedReport(app, { prisma, clock })
}
