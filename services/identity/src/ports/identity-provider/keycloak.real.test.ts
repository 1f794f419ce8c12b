import { asOperator, keycloak } from '../../../../../deploy/real/servers/keycloak.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { runAgainst, started } from '../../../test/keycloak/keycloak-under-test.ts'
import { inTransaction } from '../../store/identity-database.ts'
import { identityProviderContract } from './contract.ts'

// What holds for Keycloak beside the contract: files of tests that share its server.
import '../../../test/keycloak/account-rules.ts'
import '../../../test/keycloak/authenticator-rules.ts'
import '../../../test/keycloak/realm-rules.ts'
import '../../../test/keycloak/sign-in-page-rules.ts'
import '../../../test/keycloak/token-rules.ts'

runAgainst(async () => {
  const { at, variables, stop } = await startForTest(keycloak)
  return { variables, asOperator: asOperator(at), stop }
})

identityProviderContract('Keycloak', async () => {
  const { provider, issuer, database } = await started()
  return { provider, issuer, inTransaction: (run) => inTransaction(database, run), close: async () => {} }
})
