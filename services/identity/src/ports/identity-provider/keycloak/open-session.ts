import type { SessionTokens } from '../identity-provider.ts'
import { grantTokens } from './grant-tokens.ts'
import { ask, faultOf, type KeycloakAddress, type KeycloakClient } from './keycloak-client.ts'

// Registered for our client and never visited: '.invalid' is nobody's (RFC 2606), and we read the code from the redirect.
const redirectUri = 'https://identity.invalid/signed-in'

/**
 * A session without a password, for somebody who has proven to be this person by a mailed code: Keycloak lets our
 * service account impersonate them, and with that session we go through the code flow as their browser would.
 */
export async function openKeycloakSession(
  { clientId }: KeycloakAddress,
  client: KeycloakClient,
  { userId, now }: { userId: string; now: Date },
): Promise<SessionTokens> {
  const path = `/users/${encodeURIComponent(userId)}/impersonation`
  const impersonation = await client.admin({ method: 'POST', path })
  const cookies = impersonation.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (impersonation.status !== 200) {
    throw new Error(`Keycloak opened no session (${impersonation.status}): ${faultOf(impersonation.body)}`)
  }
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    // Never a page: whoever still has a step to take gets no code.
    prompt: 'none',
    scope: 'openid',
  })
  const answer = await ask(client.oidc(`/auth?${query}`), { headers: { cookie: cookies.join('; ') } })
  const redirect = new URL(answer.headers.get('location') ?? 'https://identity.invalid/?error=no-redirect')
  const code = redirect.searchParams.get('code')
  if (!code) throw new Error(`Keycloak gave no code: ${redirect.searchParams.get('error')}`)
  const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
  const { tokens } = await grantTokens(client, fields, now)
  if (!tokens) throw new Error('Keycloak refused the code that it had just given')
  return tokens
}
