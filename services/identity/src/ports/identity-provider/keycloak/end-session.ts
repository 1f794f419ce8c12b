import { faultOf, type KeycloakClient } from './keycloak-client.ts'

/** A token that is none, or whose session is over, is an invalid grant: there is nothing left to end. */
export async function endKeycloakSession(client: KeycloakClient, refreshToken: string): Promise<void> {
  const { status, body } = await client.post('/logout', { refresh_token: refreshToken })
  const fault = faultOf(body)
  if (status >= 300 && !fault.startsWith('invalid_grant')) throw new Error(`Keycloak refused the sign-out: ${fault}`)
}
