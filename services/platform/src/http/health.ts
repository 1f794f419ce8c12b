import { METHODS, STATUS_CODES } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../telemetry/metrics.ts'

const readyWithin = 3_000

interface Health {
  metrics: Metrics
  ready: () => Promise<void>
}

/** /healthz: the process lives. /readyz: it can do its work (its own database answers; never a neighbour's). /metrics: Prometheus. */
export function addHealth(app: FastifyInstance, { metrics, ready }: Health): void {
  measureRequests(app, metrics)
  const hidden = { config: { access: 'public', rateLimit: false, isProbe: true }, schema: { hide: true } } as const
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const isReady = await Promise.race([ready().then(() => true), after(readyWithin)]).catch(() => false)
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/metrics', hidden, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
}

/** By the pattern of the route: an address with its ids never becomes a label. */
function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const routes = ['none']
  app.addHook('onRoute', ({ url }) => void routes.push(url))
  const observe = metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labels: { method: METHODS, route: routes, status: Object.keys(STATUS_CODES) },
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

const after = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false).unref())
