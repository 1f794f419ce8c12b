import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, User } from '../auth/caller.ts'
import type { VerifyToken } from '../auth/verify-token.ts'
import { AppError } from '../errors/app-error.ts'

/** Who may call a route. Whatever says nothing is for signed-in people. */
export type Access = 'public' | 'user' | 'admin' | 'service'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

const unauthorized = () =>
  new AppError({ code: 'not-signed-in', status: 401, title: 'Not signed in', detail: 'Please sign in to go on.' })

const forbidden = () =>
  new AppError({ code: 'not-allowed', status: 403, title: 'Not allowed', detail: 'This is not open to your account.' })

/** Refuses each request that its route's `access` does not allow, before its body is read. */
export function guardRoutes(app: FastifyInstance, verifyToken: VerifyToken): void {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? []
    request.caller = scheme === 'Bearer' && token ? await verifyToken(token) : null
    if (!request.is404) requireAccess(request.routeOptions.config.access ?? 'user', request.caller)
  })
}

function requireAccess(access: Access, caller: Caller | null): void {
  if (access === 'public') return
  if (!caller) throw unauthorized()
  const allowed = access === 'service' ? caller.kind === 'service' : caller.kind === 'user'
  if (!allowed) throw forbidden()
  if (access === 'admin' && caller.kind === 'user' && !caller.roles.includes('admin')) throw forbidden()
}

/** The signed-in person; throws 401 when there is none. */
export function callerOf(request: FastifyRequest): User {
  if (request.caller?.kind !== 'user') throw unauthorized()
  return request.caller
}

/** The gateway's name for the browser, signed in or not; null when the request did not come through it. */
export function visitorOf(request: FastifyRequest): string | null {
  const visitor = request.headers['x-visitor-id']
  return typeof visitor === 'string' && visitor.length > 0 && visitor.length <= 128 ? visitor : null
}
