import { z } from 'zod'
import type { SessionTokens } from '../identity-provider.ts'
import { faultOf, type KeycloakClient } from './keycloak-client.ts'

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  refresh_expires_in: z.number(),
})

/** Keycloak knows one error for all refusals of a grant; only its description tells what is missing. */
type Grant = { tokens: SessionTokens } | { tokens: null; isNotSetUp: boolean }

/** Tokens for a password, a code, a refresh token or another token. Rejects when our client itself is refused. */
export async function grantTokens(client: KeycloakClient, fields: Record<string, string>, now: Date): Promise<Grant> {
  const { status, body } = await client.post('/token', fields)
  if (status === 200) return { tokens: tokensOf(tokensSchema.parse(body), now) }
  const { error, error_description } = (body ?? {}) as Record<string, unknown>
  // What it says of a token to exchange whose session has ended.
  const isInvalidToken = error === 'invalid_request' && error_description === 'Invalid token'
  if (error !== 'invalid_grant' && !isInvalidToken)
    throw new Error(`Keycloak refused ${fields.grant_type} (${status}): ${faultOf(body)}`)
  return { tokens: null, isNotSetUp: error_description === 'Account is not fully set up' }
}

function tokensOf(tokens: z.infer<typeof tokensSchema>, now: Date): SessionTokens {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    accessExpiresAt: after(tokens.expires_in),
    refreshExpiresAt: after(tokens.refresh_expires_in),
  }
}
