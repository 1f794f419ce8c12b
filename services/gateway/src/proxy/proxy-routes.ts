import replyFrom from '@fastify/reply-from'
import type { App } from '@plainpolicy/platform/http/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { serviceAway } from '../errors.ts'
import { type GatewayRoute, routeTable, type Upstream } from '../route-table.ts'
import type { ReadSession } from '../sessions/read-session.ts'
import { tokensOf } from '../sessions/session-cookies.ts'
import { visitorId } from '../sessions/visitor-cookie.ts'
import { isPlainPath, requireAccess, requireOwnEmail, requireOwnOrigin, requireSize } from './guards.ts'
import { answerWithSession } from './session-answer.ts'
import { upstreamHeaders } from './upstream-headers.ts'

export interface ProxyOptions {
  upstreams: Record<Upstream, string>
  readSession: ReadSession
  /** Origins whose pages may write. */
  origins: string[]
  /** Cookies only over https. */
  secure: boolean
}

/** Mounts the route table: checks who calls, then streams the request to its service and the answer back. */
export async function proxyRoutes(app: App, options: ProxyOptions): Promise<void> {
  await app.register(replyFrom, {
    undici: { connections: 64, headersTimeout: 30_000, bodyTimeout: 60_000 },
    disableRequestLogging: true,
  })
  // Bodies go on as they come; nothing is parsed here.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  const endless = new Set<FastifyReply>()
  app.addHook('preClose', async () => {
    for (const reply of endless) reply.raw.end()
  })
  for (const route of routeTable) mount(app, { route, options, endless })
}

interface Mounting {
  route: GatewayRoute
  options: ProxyOptions
  endless: Set<FastifyReply>
}

function mount(app: App, { route, options, endless }: Mounting): void {
  app.route({
    method: route.method,
    url: route.path,
    schema: { hide: true },
    bodyLimit: 16 * 1024 * 1024,
    config: { access: 'public', rateLimit: { max: route.perMinute, timeWindow: '1 minute' } },
    onRequest: async (request, reply) => {
      if (!isPlainPath(request.raw.url ?? '')) return reply.callNotFound()
      requireSize(route, request)
      if (route.access === 'open') return
      requireOwnOrigin(request, options.origins)
      const claims = await options.readSession(request, reply)
      requireAccess(route, claims)
      requireOwnEmail(route, request, claims)
    },
    handler: (request, reply) => {
      if (route.endless) {
        endless.add(reply)
        reply.raw.once('close', () => endless.delete(reply))
      }
      return pass({ request, reply, route, options })
    },
  })
}

interface Passing {
  request: FastifyRequest
  reply: FastifyReply
  route: GatewayRoute
  options: ProxyOptions
}

function pass({ request, reply, route, options }: Passing): FastifyReply {
  const isOpen = route.access === 'open'
  const headers = upstreamHeaders(request, {
    visitorId: isOpen ? null : visitorId(request, reply, options.secure),
    refreshToken: route.session === 'ends' ? tokensOf(request).refreshToken : undefined,
  })
  return reply.from(`${options.upstreams[route.service]}${request.raw.url}`, {
    rewriteRequestHeaders: () => headers,
    rewriteHeaders: ({ 'set-cookie': _dropped, connection: _hop, 'keep-alive': _too, ...rest }) => rest,
    onError: (failed, { error }) => void failed.send(serviceAway(error)),
    ...(route.session && {
      onResponse: (_request, answer, upstream) => {
        const body = (upstream as unknown as { stream: AsyncIterable<Uint8Array> }).stream
        answerWithSession(answer as FastifyReply, body, options.secure).catch((error) => answer.send(error))
      },
    }),
  })
}
