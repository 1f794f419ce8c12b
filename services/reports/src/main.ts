import { verifierFromConfig } from '@plainpolicy/platform/auth/verifier-from-config'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { openDatabase } from '@plainpolicy/platform/database/open-database'
import { openObjectStore } from '@plainpolicy/platform/ports/object-store/from-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { RunningService, Service, ServiceEnvironment } from '@plainpolicy/platform/service/service'
import { buildApp } from './app.ts'
import { reportsConfig } from './config.ts'
import { createPrinter } from './pdf/printer.ts'
import { analysisOverHttp } from './ports/analysis/http.ts'
import { PrismaClient } from './store/gen/client.ts'

/** Keeps the reports, their owners and versions, and tells those who wait. */
export const reports: Service = { name: 'reports', start }

async function start({ env, bus, clock, logger }: ServiceEnvironment): Promise<RunningService> {
  const config = loadConfig(reportsConfig, env)
  // What is open so far, to be closed in the opposite order: at the stop, or when the start fails half way.
  await using open = new AsyncDisposableStack()
  const database = open.adopt(
    await openDatabase({
      url: config.REPORTS_DATABASE_URL,
      client: (adapter) => new PrismaClient({ adapter }),
      migrations: [new URL('../prisma/migrations/', import.meta.url)],
      logger,
    }),
    (opened) => opened.close(),
  )
  const objects = await openObjectStore({
    ...{ config, clock },
    mayRead: ['analysis/', 'reports/'],
    mayWrite: ['reports/'],
  })
  const analysis = analysisOverHttp({ url: config.ANALYSIS_URL, serviceSecret: config.SERVICE_SECRET })
  const verifyToken = verifierFromConfig(config, 'reports')
  const printer = createPrinter()
  const { app, subscribes } = await buildApp({ database, bus, objects, analysis, printer, verifyToken, clock, logger })
  open.adopt(app, (built) => built.close())
  const url = await app.listen({ host: config.LISTEN_HOST, port: config.REPORTS_PORT })
  const opened = open.move()
  return { url, subscribes, stop: () => opened.disposeAsync() }
}

if (import.meta.main) await runAlone(reports)
