import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefreshSession } from './refresh-session.ts'
import { clearSession, setSession, tokensOf } from './session-cookies.ts'
import type { AccessClaims, VerifyAccess } from './verify-access.ts'

export type ReadSession = (request: FastifyRequest, reply: FastifyReply) => Promise<AccessClaims | null>

interface ReadSessionOptions {
  verifyAccess: VerifyAccess
  refresh: RefreshSession
  secure: boolean
}

/** Who the browser's cookies say it is. A run-out access token is renewed on the way; a worthless pair is cleared. */
export function createReadSession({ verifyAccess, refresh, secure }: ReadSessionOptions): ReadSession {
  return async (request, reply) => {
    const { accessToken, refreshToken } = tokensOf(request)
    const claims = accessToken ? await verifyAccess(request, accessToken) : null
    if (claims || !refreshToken) return claims
    const session = await refresh(refreshToken)
    if (!session) {
      clearSession(reply, secure)
      return null
    }
    setSession(reply, session, secure)
    return verifyAccess(request, session.accessToken)
  }
}
