import { createTokenVerifier } from '@plainpolicy/platform/auth/verify-token'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { openDatabase } from '@plainpolicy/platform/database/open-database'
import { openObjectStore } from '@plainpolicy/platform/ports/object-store/from-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { Service } from '@plainpolicy/platform/service/service'
import { buildApp } from './app.ts'
import { reportsConfig } from './config.ts'
import { analysisOverHttp } from './ports/analysis/http.ts'
import { PrismaClient } from './store/gen/client.ts'

/** Keeps the reports, their owners and versions, and tells those who wait. */
export const reports: Service = {
  name: 'reports',
  async start({ env, bus, clock, logger }) {
    const config = loadConfig(reportsConfig, env)
    const database = await openDatabase({
      url: config.REPORTS_DATABASE_URL,
      client: (adapter) => new PrismaClient({ adapter }),
      migrations: [new URL('../prisma/migrations/', import.meta.url)],
      logger,
    })
    const objects = await openObjectStore({
      config,
      clock,
      mayRead: ['analysis/'],
      mayWrite: [],
    })
    const analysis = analysisOverHttp({ url: config.ANALYSIS_URL, serviceSecret: config.SERVICE_SECRET })
    const verifyToken = createTokenVerifier({
      jwks: new URL(config.JWKS_URL),
      issuer: config.TOKEN_ISSUER,
      audience: 'plainpolicy',
      service: 'reports',
      serviceSecret: config.SERVICE_SECRET,
    })
    const { app, subscribes } = await buildApp({ database, bus, objects, analysis, verifyToken, clock, logger })
    const stop = async () => {
      await app.close()
      await database.close()
    }
    try {
      return { url: await app.listen({ port: config.REPORTS_PORT, host: config.LISTEN_HOST }), subscribes, stop }
    } catch (error) {
      await stop()
      throw error
    }
  },
}

if (import.meta.main) await runAlone(reports)
