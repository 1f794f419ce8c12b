import jwt, { type TokenOrHeader } from '@fastify/jwt'
import { remoteKeys } from '@plainpolicy/platform/auth/remote-keys'
import type { TokenAlgorithm } from '@plainpolicy/platform/config/shared-variables'
import { DependencyAway } from '@plainpolicy/platform/errors/dependency-away'
import type { App } from '@plainpolicy/platform/http/app'
import type { FastifyRequest } from 'fastify'
import { type CryptoKey, exportSPKI, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

declare module 'fastify' {
  interface FastifyRequest {
    accessToken: string | null
  }
}

/** What the gateway reads in an access token; the services verify it again for themselves. */
const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  realm_access: z.object({ roles: z.array(z.string()) }).optional(),
})

export interface AccessClaims {
  userId: string
  email: string
  roles: string[]
}

/** Resolves to null for a token that is worth nothing; rejects with DependencyAway when that cannot be known. */
export type VerifyAccess = (request: FastifyRequest, accessToken: string) => Promise<AccessClaims | null>

interface Keys {
  jwks: URL | JWTVerifyGetKey
  issuer: string
  /** With which access tokens are signed. */
  algorithms?: TokenAlgorithm[] | undefined
}

/** Verification by @fastify/jwt with the identity provider's public keys, fetched once per key and again when it rotates. */
export async function createVerifyAccess(
  app: App,
  { jwks, issuer, algorithms = ['ES256'] }: Keys,
): Promise<VerifyAccess> {
  const keyOf = jwks instanceof URL ? remoteKeys({ url: jwks }) : jwks
  const pems = new Map<string, Promise<string>>()

  function pemOf({ alg, kid = '' }: { alg: string; kid?: string | undefined }): Promise<string> {
    const known = pems.get(kid)
    if (known) return known
    const pem = Promise.resolve(keyOf({ alg, kid }, { payload: '', signature: '' })).then((key) =>
      exportSPKI(key as CryptoKey),
    )
    pem.catch(() => pems.delete(kid))
    pems.set(kid, pem)
    return pem
  }

  app.decorateRequest('accessToken', null)
  await app.register(jwt, {
    secret: async (_request: FastifyRequest, token: TokenOrHeader) => pemOf('header' in token ? token.header : token),
    decode: { complete: true },
    verify: {
      algorithms,
      allowedIss: issuer,
      allowedAud: 'plainpolicy',
      extractToken: (request) => request.accessToken ?? undefined,
    },
  })

  return async (request, accessToken) => {
    request.accessToken = accessToken
    try {
      const claims = await request.jwtVerify<{ payload?: unknown }>()
      const { sub, email, realm_access } = claimsSchema.parse(claims.payload ?? claims)
      return { userId: sub, email, roles: realm_access?.roles ?? [] }
    } catch (error) {
      request.accessToken = null
      if (error instanceof DependencyAway) throw error
      return null
    }
  }
}
