import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { DependencyAway } from '../errors/dependency-away.ts'

interface RemoteKeys {
  url: URL
  /** Milliseconds after which the keys are asked for anew. */
  freshMs?: number
  answersWithinMs?: number
}

// Else each request of an outage would wait for the answer that does not come.
const askAgainAfterMs = 5_000

/** The identity provider's public keys, asked for when they are ten minutes old or a token names one that is new. */
export const remoteKeys = ({ url, freshMs = 600_000, answersWithinMs = 5_000 }: RemoteKeys): JWTVerifyGetKey =>
  servingOn(
    createRemoteJWKSet(url, { cooldownDuration: 5_000, cacheMaxAge: freshMs, timeoutDuration: answersWithinMs }),
  )

/**
 * While the provider is away the known keys serve on, however old: its outage signs nobody out. Without any, a token can be
 * neither believed nor refused: DependencyAway.
 */
export function servingOn(remote: ReturnType<typeof createRemoteJWKSet>): JWTVerifyGetKey {
  let lastFailure: { error: unknown; at: number } | null = null
  const isAway = () => lastFailure !== null && performance.now() - lastFailure.at < askAgainAfterMs

  return async (header, token) => {
    try {
      if (!isAway() || !remote.jwks()) return await remote(header, token)
    } catch (error) {
      // The keys are there, and this token's is not among them.
      if (error instanceof errors.JWKSNoMatchingKey) throw error
      lastFailure = { error, at: performance.now() }
    }
    const known = remote.jwks()
    if (!known) throw new DependencyAway(lastFailure?.error)
    return createLocalJWKSet(known)(header, token).catch(() => {
      throw new DependencyAway(lastFailure?.error)
    })
  }
}
