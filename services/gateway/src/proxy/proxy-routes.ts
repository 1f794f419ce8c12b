import replyFrom from '@fastify/reply-from'
import type { App } from '@plainpolicy/platform/http/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { serviceAway } from '../errors.ts'
import type { GatewayRoute, Upstream } from '../gateway-route.ts'
import { routeTable } from '../route-table.ts'
import type { ReadSession } from '../sessions/read-session.ts'
import { tokensOf } from '../sessions/session-cookies.ts'
import { visitorId } from '../sessions/visitor-cookie.ts'
import { isPlainPath, requireAccess, requireOwnEmail, requireOwnOrigin, requireSize } from './guards.ts'
import { createOpenStreams, mostStreams, type OpenStreams } from './open-streams.ts'
import { packAnswers } from './pack-answers.ts'
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
  // Bodies go on as they come; nothing is parsed here.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  const streams = createOpenStreams()
  app.addHook('preClose', async () => streams.end())
  // Connections of their own: however many wait for a report, everybody else is served.
  for (const isEndless of [false, true]) {
    await app.register(async (part: App) => {
      const connections = isEndless ? mostStreams : 64
      await part.register(replyFrom, {
        undici: { connections, headersTimeout: 30_000, bodyTimeout: 60_000 },
        disableRequestLogging: true,
      })
      if (!isEndless) packAnswers(part)
      const routes = routeTable.filter(({ endless = false }) => endless === isEndless)
      for (const route of routes) mount(part, { route, options, streams })
    })
  }
}

interface Mounting {
  route: GatewayRoute
  options: ProxyOptions
  streams: OpenStreams
}

function mount(app: App, { route, options, streams }: Mounting): void {
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
      if (route.endless && claims) streams.add(reply, claims.userId)
    },
    handler: (request, reply) => pass({ request, reply, route, options }),
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
    alsoPassed: route.passesHeader,
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
