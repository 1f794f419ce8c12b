import type { VerifyToken } from '@plainpolicy/platform/auth/verify-token'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { EventBus } from '@plainpolicy/platform/ports/event-bus/event-bus'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import type { FastifyPluginAsync } from 'fastify'
import type { InspectPdf } from './domain/check-policy-file.ts'
import type { CountCheck } from './measure-checks.ts'
import type { Credits } from './ports/credits/credits.ts'
import type { DocumentsDatabase } from './store/open-documents-database.ts'

/** What the service is built from; `main.ts` chooses it, and so does each test. */
export interface DocumentsDependencies {
  database: DocumentsDatabase
  bus: EventBus
  objects: ObjectStore
  /** Answers those of the object store's addresses that lead to us. */
  fileRoutes: FastifyPluginAsync
  inspect: InspectPdf
  verifyToken: VerifyToken
  clock: Clock
  logger: Logger
  metrics: Metrics
  countCheck: CountCheck
  credits: Credits
  /** Free analyses of one person in 24 hours. */
  dailyLimit: number
}
