import { systemClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { keycloak } from '../../../../../deploy/real/servers/keycloak.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { deriveKeys } from '../../domain/derived-keys.ts'
import { inTransaction, openIdentityDatabase } from '../../store/identity-database.ts'
import { identityProviderContract } from './contract.ts'
import { createKeycloakProvider } from './keycloak.ts'

identityProviderContract('Keycloak as the identity provider', async () => {
  const server = await startForTest(keycloak)
  const { KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID, KEYCLOAK_CLIENT_SECRET, TOKEN_ISSUER } = server.variables
  const database = await openIdentityDatabase({
    url: await testDatabase('identity_keycloak'),
    logger: createLogger({ service: 'identity', level: 'silent' }),
  })
  const { provider } = createKeycloakProvider({
    address: {
      url: KEYCLOAK_URL ?? '',
      realm: KEYCLOAK_REALM ?? '',
      clientId: KEYCLOAK_CLIENT_ID ?? '',
      clientSecret: KEYCLOAK_CLIENT_SECRET ?? '',
    },
    database,
    clock: systemClock,
    keys: deriveKeys('a key secret for tests of 32 characters'),
  })
  return {
    provider,
    issuer: TOKEN_ISSUER ?? '',
    inTransaction: (run) => inTransaction(database, run),
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
})
