import { verifierFromConfig } from '@plainpolicy/platform/auth/verifier-from-config'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { createPdfInspector } from '@plainpolicy/platform/pdf/pdf-inspector'
import { fileRoutesOf, openObjectStore } from '@plainpolicy/platform/ports/object-store/from-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { RunningService, Service, ServiceEnvironment } from '@plainpolicy/platform/service/service'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { buildApp, subscriptions } from './app.ts'
import { documentsVariables } from './config.ts'
import { measureChecks } from './measure-checks.ts'
import { creditsOverHttp } from './ports/credits/http.ts'
import { openDocumentsDatabase } from './store/open-documents-database.ts'

export const documents: Service = { name: 'documents', start }

async function start({ env, bus, clock, logger }: ServiceEnvironment): Promise<RunningService> {
  const config = loadConfig(documentsVariables, env)
  // What is open so far, to be closed in the opposite order: at the stop, or when the start fails half way.
  await using open = new AsyncDisposableStack()
  const database = open.adopt(await openDocumentsDatabase({ url: config.DOCUMENTS_DATABASE_URL, logger }), (opened) =>
    opened.close(),
  )
  const objects = await openObjectStore({ config, clock, mayRead: ['uploads/'], mayWrite: ['uploads/'] })
  const inspector = open.adopt(createPdfInspector(), (opened) => opened.close())
  // The first look into a PDF starts a process, which takes a second; no person should wait for that.
  void inspector.inspect(Buffer.from('%PDF-'))
  const verifyToken = verifierFromConfig(config, 'documents')
  const metrics = createMetrics('documents')
  const app = open.adopt(
    await buildApp({
      database,
      bus,
      objects,
      fileRoutes: fileRoutesOf(config, clock),
      inspect: inspector.inspect,
      verifyToken,
      clock,
      logger,
      metrics,
      countCheck: measureChecks(metrics),
      credits: creditsOverHttp({ url: config.PAYMENTS_URL, serviceSecret: config.SERVICE_SECRET }),
      dailyLimit: config.DOCUMENTS_DAILY_LIMIT,
    }),
    (built) => built.close(),
  )
  const url = await app.listen({ host: config.LISTEN_HOST, port: config.DOCUMENTS_PORT })
  const opened = open.move()
  return { url, subscribes: subscriptions.map(({ name }) => name), stop: () => opened.disposeAsync() }
}

if (import.meta.main) await runAlone(documents)
