import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { VerifyToken } from '../auth/verify-token.ts'
import type { Logger } from '../telemetry/logger.ts'
import { createMetrics, type Metrics } from '../telemetry/metrics.ts'
import { guardRoutes } from './access.ts'
import { answerProblems } from './errors.ts'
import { addHealth } from './health.ts'
import { traceRequests } from './trace-requests.ts'

/** A service's HTTP side: zod schemas on every route validate, type the handler and make the OpenAPI document. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface HttpAppOptions {
  service: string
  logger: Logger
  verifyToken: VerifyToken
  /** Answered at /metrics; unsaid, those of its requests alone. */
  metrics?: Metrics
  /** Rejects while the service cannot do its work. */
  ready?: () => Promise<void>
  /** Bytes of a request body; a route may allow itself more. */
  bodyLimit?: number
  /** Requests a minute from one network. */
  requestsPerMinute?: number
  /** Who counts as one network; unsaid, what the gateway says in x-client-network. */
  networkOf?: (request: FastifyRequest) => string
  /** Which place in a trace a request belongs to; unsaid, the one that its header names. */
  traceparentOf?: (request: FastifyRequest) => string | null
  /** Whose X-Forwarded-For is believed: addresses and networks. Unsaid, nobody's. */
  trustedProxies?: string[] | undefined
  contentSecurityPolicy?: Record<string, string[]>
  /** The document at /openapi.json; unsaid, that of the app's own routes. */
  openapi?: () => Promise<object>
}

const nothingAllowed = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }
const networkSaidByGateway = ({ headers, ip }: FastifyRequest) => String(headers['x-client-network'] ?? ip)

const requestIdShape = /^[\w-]{8,64}$/

/** Builds an app that does not listen yet. Routes say who may call them by `config.access`; unsaid, it is signed-in people. */
export async function createHttpApp(options: HttpAppOptions): Promise<App> {
  const { service, logger, verifyToken, ready = async () => {}, bodyLimit = 64 * 1024 } = options
  const app: App = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Long enough for 10 MB over a slow line.
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    trustProxy: options.trustedProxies ?? false,
    genReqId: ({ headers }) => acceptRequestId(headers['x-request-id']) ?? randomUUID(),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  traceRequests(app, options)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  answerProblems(app)
  closePromptly(app)
  await protect(app, options)
  guardRoutes(app, verifyToken)
  addHealth(app, { metrics: options.metrics ?? createMetrics(service), ready })
  await describeApi(app, options)
  return app
}

/** Lets answers under way end, and closes each connection as soon as it has nothing more to do. */
function closePromptly(app: App): void {
  app.addHook('preClose', async () => {
    const closing = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(closing))
    closing.unref()
  })
}

async function protect(app: App, options: HttpAppOptions): Promise<void> {
  const {
    contentSecurityPolicy = nothingAllowed,
    requestsPerMinute = 3_000,
    networkOf = networkSaidByGateway,
  } = options
  await app.register(helmet, { contentSecurityPolicy: { directives: contentSecurityPolicy, useDefaults: false } })
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute', keyGenerator: networkOf })
}

async function describeApi(app: App, { service, openapi }: HttpAppOptions): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Plainpolicy ${service}`, version: '1' } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  const route = { config: { access: 'public' }, schema: { hide: true } } as const
  app.get('/openapi.json', route, async () => (openapi ? openapi() : app.swagger()))
}

const acceptRequestId = (id: string | string[] | undefined) =>
  typeof id === 'string' && requestIdShape.test(id) ? id : undefined
