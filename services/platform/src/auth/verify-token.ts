import { decodeJwt, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { DependencyAway } from '../errors/dependency-away.ts'
import type { Caller } from './caller.ts'
import { remoteKeys } from './remote-keys.ts'

/** Resolves to null for anything but a valid, unexpired token of ours; rejects with DependencyAway when that cannot be known. */
export type VerifyToken = (token: string) => Promise<Caller | null>

const userClaims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().max(254),
  name: z.string().max(200),
  realm_access: z.object({ roles: z.array(z.string()).max(50) }).optional(),
})

interface TokenVerifierOptions {
  /** The identity provider's keys: an address, or the key getter itself. */
  jwks: URL | JWTVerifyGetKey
  issuer: string
  audience: string
  /** Of people's tokens; no other is looked at. */
  algorithms?: string[]
  /** The name of the service that verifies: a service token must be made out to it. */
  service: string
  serviceSecret: string
}

/** Verifies both kinds of tokens: people's, signed by the identity provider, and those of our own services. */
export function createTokenVerifier(options: TokenVerifierOptions): VerifyToken {
  const { jwks, issuer, audience, algorithms = ['ES256'], service, serviceSecret } = options
  const keys = jwks instanceof URL ? remoteKeys({ url: jwks }) : jwks
  const secret = new TextEncoder().encode(serviceSecret)

  async function verifyService(token: string): Promise<Caller> {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: service,
      requiredClaims: ['exp', 'sub'],
    })
    return { kind: 'service', service: String(payload.sub) }
  }

  async function verifyUser(token: string): Promise<Caller> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience,
      requiredClaims: ['exp', 'sub'],
    })
    const { sub, email, name, realm_access } = userClaims.parse(payload)
    return { kind: 'user', userId: sub, email, name, roles: realm_access?.roles ?? [] }
  }

  return async (token) => {
    try {
      return await (decodeJwt(token).iss === serviceTokenIssuer ? verifyService(token) : verifyUser(token))
    } catch (error) {
      if (error instanceof DependencyAway) throw error
      return null
    }
  }
}

export const serviceTokenIssuer = 'plainpolicy-service'
