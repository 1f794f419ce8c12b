import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { ProviderAway } from '../../../domain/errors.ts'
import { addHandedToken } from '../../../store/handed-tokens.ts'
import type { IdentityDatabase } from '../../../store/identity-database.ts'
import type { IdentityProvider } from '../identity-provider.ts'
import { grantTokens } from './grant-tokens.ts'
import type { KeycloakClient } from './keycloak-client.ts'

interface TakeOverDeps {
  client: KeycloakClient
  database: IdentityDatabase
  jwks: JWTVerifyGetKey
  issuer: string
  /** Ours: the only audience of the page's tokens. */
  clientId: string
  pageClientId: string
  algorithms: string[]
  now: () => Date
}

// Between the person's last step on the page and the hand-over lies one redirect.
const freshForSeconds = 5 * 60
const tokenType = 'urn:ietf:params:oauth:token-type'
const claimsSchema = z.object({
  jti: z.string().min(1).max(200),
  azp: z.string(),
  auth_time: z.number(),
  exp: z.number(),
})

/**
 * The page's token is worth one exchange for tokens of our own client, in the session that the person has just opened:
 * so our refresh token never was in a page, and signing out ends Keycloak's session as well.
 */
export function createTakeOver(deps: TakeOverDeps): IdentityProvider['takeOver'] {
  const { client, database, now } = deps
  return async (pageToken) => {
    const claims = await verified(deps, pageToken)
    if (!claims) return null
    const handed = { tokenId: claims.jti, expiresAt: new Date(claims.exp * 1_000) }
    if (!(await addHandedToken(database.prisma, handed))) return null
    const fields = {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: pageToken,
      subject_token_type: `${tokenType}:access_token`,
      requested_token_type: `${tokenType}:refresh_token`,
    }
    return (await grantTokens(client, fields, now())).tokens
  }
}

async function verified(deps: TakeOverDeps, pageToken: string) {
  const { jwks, issuer, clientId, pageClientId, algorithms, now } = deps
  const payload = await payloadOf(pageToken, jwks, { issuer, audience: clientId, algorithms, currentDate: now() })
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success || claims.data.azp !== pageClientId) return null
  const age = now().getTime() / 1_000 - claims.data.auth_time
  return Math.abs(age) <= freshForSeconds ? claims.data : null
}

interface Expected {
  issuer: string
  audience: string
  algorithms: string[]
  currentDate: Date
}

/** Null for a token that is not right. Rejects when Keycloak's keys cannot be had: that says nothing of the token. */
async function payloadOf(token: string, jwks: JWTVerifyGetKey, expected: Expected): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, jwks, { ...expected, requiredClaims: ['exp'] })
    return payload
  } catch (error) {
    const isOfToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
    if (isOfToken && error.code !== 'ERR_JOSE_GENERIC') return null
    throw new ProviderAway(error)
  }
}
