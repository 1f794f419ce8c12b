import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type Span } from '../telemetry/span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
  interface FastifyContextConfig {
    /** Asked every few seconds by machines: not worth a trace. */
    isProbe?: boolean
  }
}

interface TraceRequests {
  service: string
  /** Who called, in its own trace; null begins a trace. Unsaid, what the caller says: a service hears its neighbours alone. */
  traceparentOf?: ((request: FastifyRequest) => string | null) | undefined
}

const saidByCaller = ({ headers: { traceparent } }: FastifyRequest) =>
  typeof traceparent === 'string' ? traceparent : null

/** One span for each request, continuing the caller's trace, and one log line for each answer. */
export function traceRequests(app: FastifyInstance, { service, traceparentOf = saidByCaller }: TraceRequests): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, reply, done) => {
    const { url: route, config } = request.routeOptions
    if (config?.isProbe) return done()
    const { method } = request
    const span = beginSpan({
      service,
      name: route ? `${method} ${route}` : method,
      kind: 'server',
      traceparent: traceparentOf(request),
      attributes: { 'http.request.method': method, ...(route && { 'http.route': route }) },
    })
    request.span = span
    // Unlike onResponse, this comes also when the caller has gone.
    reply.raw.once('close', () => {
      const { statusCode: status, elapsedTime } = reply
      span.within(() => request.log.debug({ method, route, status, ms: Math.round(elapsedTime) }, 'answered'))
      span.describe({ 'http.response.status_code': status })
      if (status >= 500) span.fail(String(status))
      span.end()
    })
    span.within(done)
  })
}
