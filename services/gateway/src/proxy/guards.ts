import type { FastifyRequest } from 'fastify'
import { bodyTooLarge, foreignOrigin, notAllowed, notSignedIn } from '../errors.ts'
import type { GatewayRoute } from '../gateway-route.ts'
import type { AccessClaims } from '../sessions/verify-access.ts'

/** A write must come from our own pages: cookies alone prove nothing, since other sites can send them along. */
export function requireOwnOrigin({ method, headers }: FastifyRequest, origins: string[]): void {
  if (method === 'GET' || method === 'HEAD') return
  if (!headers.origin || !origins.includes(headers.origin)) throw foreignOrigin()
}

export function requireAccess(route: GatewayRoute, claims: AccessClaims | null): void {
  if (route.access === 'user' && !claims) throw notSignedIn()
  if (route.access !== 'admin') return
  if (!claims) throw notSignedIn()
  if (!claims.roles.includes('admin')) throw notAllowed()
}

/** An e-mail in a query must be the caller's own. */
export function requireOwnEmail(route: GatewayRoute, request: FastifyRequest, claims: AccessClaims | null): void {
  if (!route.ownEmail) return
  const said = (request.query as Record<string, unknown>)[route.ownEmail]
  if (typeof said !== 'string' || said.trim().toLowerCase() !== claims?.email.toLowerCase()) throw notAllowed()
}

/** The body is passed on unread, so its announced length is held against the limit here; the service counts again. */
export function requireSize({ maxBytes = 64 * 1024 }: GatewayRoute, { headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge()
}

/** '/files/../internal' would reach another path behind the gateway than the one that was matched. */
export function isPlainPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return URL.canParse(path, 'http://gateway') && new URL(path, 'http://gateway').pathname === path
}
