import { createTokenVerifier } from '@plainpolicy/platform/auth/verify-token'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { openDatabase } from '@plainpolicy/platform/database/open-database'
import { openObjectStore } from '@plainpolicy/platform/ports/object-store/from-config'
import { runAlone } from '@plainpolicy/platform/service/run-alone'
import type { Service } from '@plainpolicy/platform/service/service'
import { createAnalysisActivities } from './activities/analysis-activities.ts'
import { buildApp } from './app.ts'
import { analysisConfig } from './config.ts'
import { openChildProcessParser } from './ports/document-parser/child-process.ts'
import { openWorkflowEngine } from './ports/workflow-engine/from-config.ts'
import { PrismaClient } from './store/gen/client.ts'

/** Turns a submitted PDF into facts and an assessment, step by step, surviving crashes. */
export const analysis: Service = {
  name: 'analysis',
  async start({ env, bus, clock, logger }) {
    const config = loadConfig(analysisConfig, env)
    const database = await openDatabase({
      url: config.ANALYSIS_DATABASE_URL,
      client: (adapter) => new PrismaClient({ adapter }),
      migrations: [new URL('../prisma/migrations/', import.meta.url)],
      logger,
    })
    const objects = await openObjectStore({
      config,
      clock,
      mayRead: ['uploads/', 'analysis/'],
      mayWrite: ['analysis/'],
    })
    const parser = openChildProcessParser()
    const steps = createAnalysisActivities({ database, objects, parser, clock })
    const engine = await openWorkflowEngine({ config, prisma: database.prisma, steps, clock, logger }).catch(
      async (error) => {
        await parser.close()
        await database.close()
        throw error
      },
    )
    const verifyToken = createTokenVerifier({
      jwks: new URL(config.JWKS_URL),
      issuer: config.TOKEN_ISSUER,
      audience: 'plainpolicy',
      service: 'analysis',
      serviceSecret: config.SERVICE_SECRET,
    })
    const { app, subscribes } = await buildApp({ database, bus, objects, engine, verifyToken, clock, logger })
    const stop = async () => {
      await app.close()
      await parser.close()
      await database.close()
    }
    try {
      return { url: await app.listen({ port: config.ANALYSIS_PORT, host: config.LISTEN_HOST }), subscribes, stop }
    } catch (error) {
      await stop()
      throw error
    }
  },
}

if (import.meta.main) await runAlone(analysis)
