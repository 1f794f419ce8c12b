import { type fixedClock, systemClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { deriveKeys } from '../src/domain/derived-keys.ts'
import { createKeycloakProvider } from '../src/ports/identity-provider/keycloak.ts'
import { openIdentityDatabase } from '../src/store/identity-database.ts'

interface StartedServer {
  variables: Record<string, string>
  /** Of the person who runs Keycloak. */
  operatorPassword: string
}

/** The provider on a real Keycloak with our realm. */
export async function connectKeycloak({ variables, operatorPassword }: StartedServer) {
  const value = (name: string) => {
    const set = variables[name]
    if (!set) throw new Error(`the server names no ${name}`)
    return set
  }
  const address = {
    url: value('KEYCLOAK_URL'),
    realm: value('KEYCLOAK_REALM'),
    clientId: value('KEYCLOAK_CLIENT_ID'),
    clientSecret: value('KEYCLOAK_CLIENT_SECRET'),
  }
  const database = await openIdentityDatabase({
    url: await testDatabase('identity_keycloak'),
    logger: createLogger({ service: 'identity', level: 'silent' }),
  })
  const keys = deriveKeys('a key secret for tests of 32 characters')
  const providerAt = (clock: ReturnType<typeof fixedClock> | typeof systemClock) =>
    createKeycloakProvider({ address, database, clock, keys })
  return {
    ...providerAt(systemClock),
    /** On the same realm and database, with another clock. */
    providerAt,
    database,
    address,
    issuer: value('TOKEN_ISSUER'),
    jwksUrl: new URL(value('JWKS_URL')),
    asOperator: operatorOf(address, operatorPassword),
  }
}

/** The Admin API of our realm as the person who runs Keycloak. */
function operatorOf({ url, realm }: { url: string; realm: string }, password: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const form = { grant_type: 'password', client_id: 'admin-cli', username: 'admin', password }
    const grant = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    const { access_token } = (await grant.json()) as { access_token: string }
    const answer = await fetch(`${url}/admin/realms/${realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    const text = await answer.text()
    return text ? JSON.parse(text) : null
  }
}
