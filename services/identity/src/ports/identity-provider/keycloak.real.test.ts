import { started } from '../../../test/keycloak/keycloak-under-test.ts'
import { inTransaction } from '../../store/identity-database.ts'
import { identityProviderContract } from './contract.ts'

// What holds for Keycloak beside the contract: files of tests that share its server.
import '../../../test/keycloak/account-rules.ts'
import '../../../test/keycloak/authenticator-rules.ts'
import '../../../test/keycloak/realm-rules.ts'
import '../../../test/keycloak/sign-in-page-rules.ts'
import '../../../test/keycloak/token-rules.ts'

identityProviderContract('Keycloak', async () => {
  const { provider, issuer, database } = await started()
  return { provider, issuer, inTransaction: (run) => inTransaction(database, run), close: async () => {} }
})
