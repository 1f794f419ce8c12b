import { visitorOf } from '@plainpolicy/platform/http/access'
import type { FastifyRequest } from 'fastify'
import { keyedHash } from '../domain/derived-keys.ts'
import type { IdentityDeps } from './identity-deps.ts'

export interface RequestOrigin {
  /** The browser, by the visitor cookie that the gateway checked; null without one. */
  visitorHash: string | null
  /** Where it comes from, as the gateway sees it; only ever kept as a hash. */
  network: string
}

export function originOf(request: FastifyRequest, { keys }: IdentityDeps): RequestOrigin {
  const visitor = visitorOf(request)
  const network = request.headers['x-client-network']
  return {
    visitorHash: visitor && keyedHash(keys.visitors, visitor),
    network: typeof network === 'string' && network.length <= 100 ? network : 'unknown',
  }
}

/** Whether the browser's session still stands: its access token may outlive a session that was ended elsewhere. */
export async function hasSession({ provider }: IdentityDeps, request: FastifyRequest): Promise<boolean> {
  return request.caller?.kind === 'user' && (await provider.isLive(accessTokenOf(request)))
}

/** The token that the platform has verified. */
export function accessTokenOf(request: FastifyRequest): string {
  return request.headers.authorization?.split(' ')[1] ?? ''
}
