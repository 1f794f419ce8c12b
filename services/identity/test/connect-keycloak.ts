import { type fixedClock, systemClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { deriveKeys } from '../src/domain/derived-keys.ts'
import { createKeycloakProvider } from '../src/ports/identity-provider/keycloak.ts'
import { openIdentityDatabase } from '../src/store/identity-database.ts'

export interface StartedKeycloak {
  variables: Record<string, string>
  /** The Admin API of our realm as the person who runs Keycloak. */
  asOperator(method: string, path: string, body?: object): Promise<unknown>
  stop(): Promise<void>
}

/** The provider on a real Keycloak with our realm. */
export async function connectKeycloak({ variables, asOperator, stop }: StartedKeycloak) {
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
  const realm = {
    address,
    issuer: value('TOKEN_ISSUER'),
    algorithms: ['ES256'],
    pageClientId: 'plainpolicy-admin',
  }
  const providerAt = (clock: ReturnType<typeof fixedClock> | typeof systemClock) =>
    createKeycloakProvider({ ...realm, database, clock, keys })
  return {
    ...providerAt(systemClock),
    realm,
    /** On the same realm and database, with another clock. */
    providerAt,
    database,
    address,
    issuer: value('TOKEN_ISSUER'),
    jwksUrl: new URL(value('JWKS_URL')),
    asOperator,
    async stop() {
      await database.close()
      await stop()
    },
  }
}

export type ConnectedKeycloak = Awaited<ReturnType<typeof connectKeycloak>>
