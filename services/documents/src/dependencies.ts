import type { VerifyToken } from '@plainpolicy/platform/auth/verify-token'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { EventBus } from '@plainpolicy/platform/ports/event-bus/event-bus'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import type { FastifyPluginAsync } from 'fastify'
import type { InspectPdf } from './domain/check-policy-file.ts'
import type { DocumentsDatabase } from './store/open-documents-database.ts'

/** What the service is built from; `main.ts` chooses it, and so does each test. */
export interface DocumentsDependencies {
  database: DocumentsDatabase
  bus: EventBus
  objects: ObjectStore
  /** Answers the object store's addresses, when no server of its own does. */
  fileRoutes: FastifyPluginAsync | null
  inspect: InspectPdf
  verifyToken: VerifyToken
  clock: Clock
  logger: Logger
  /** Free analyses of one person in 24 hours. */
  dailyLimit: number
}
