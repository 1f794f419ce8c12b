import type { Clock } from '@plainpolicy/platform/clock/clock'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { type IdentityConfig, keycloakVariables } from '../../config.ts'
import type { DerivedKeys } from '../../domain/derived-keys.ts'
import type { IdentityDatabase } from '../../store/identity-database.ts'
import { openEmbeddedProvider } from './embedded.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { createKeycloakProvider } from './keycloak.ts'

interface ProviderOptions {
  config: IdentityConfig
  database: IdentityDatabase
  clock: Clock
  keys: DerivedKeys
  audience: string
}

interface OpenProvider {
  provider: IdentityProvider
  /** With these identity itself verifies access tokens. */
  jwks: JWTVerifyGetKey
}

/** The provider that IDENTITY_PROVIDER names. Throws ConfigError when a variable of that one is missing. */
export async function openIdentityProvider(options: ProviderOptions): Promise<OpenProvider> {
  const { config, database, clock, keys, audience } = options
  if (config.IDENTITY_PROVIDER === 'keycloak') {
    return createKeycloakProvider({
      address: addressOf(config),
      issuer: config.TOKEN_ISSUER,
      algorithms: config.TOKEN_ALGORITHMS,
      pageClientId: config.KEYCLOAK_PAGE_CLIENT_ID,
      database,
      clock,
      keys,
    })
  }
  const provider = await openEmbeddedProvider({ database, clock, keys, issuer: config.TOKEN_ISSUER, audience })
  // Its own keys it reads itself; over HTTP it would have to answer before it listens.
  return { provider, jwks: async (header, token) => createLocalJWKSet(await provider.publicKeys())(header, token) }
}

function addressOf({ KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID, KEYCLOAK_CLIENT_SECRET }: IdentityConfig) {
  const named = { KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID, KEYCLOAK_CLIENT_SECRET }
  const set = loadConfig(keycloakVariables, named)
  return {
    url: set.KEYCLOAK_URL,
    realm: set.KEYCLOAK_REALM,
    clientId: set.KEYCLOAK_CLIENT_ID,
    clientSecret: set.KEYCLOAK_CLIENT_SECRET,
  }
}
