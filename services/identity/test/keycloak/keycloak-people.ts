import { randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '../../src/store/identity-database.ts'
import type { ConnectedKeycloak } from '../connect-keycloak.ts'

export const password = 'Correct1Horse'
export const authenticatorSecret = 'a secret of 20 bytes'

const authenticator = {
  type: 'otp',
  secretData: JSON.stringify({ value: authenticatorSecret }),
  credentialData: JSON.stringify({ subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' }),
}

/** People in a real Keycloak: as our routes make them, and as an operator changes them. */
export function keycloakPeople(keycloak: () => ConnectedKeycloak) {
  const within = <T>(run: (tx: Tx) => Promise<T>) => inTransaction(keycloak().database, run)
  const registered = async () => {
    const { provider } = keycloak()
    const prepared = await provider.prepare(password)
    const person = { email: `${randomUUID()}@example.com`, name: 'Pat Example', password: prepared }
    return (await within((tx) => provider.register(tx, person))).account
  }
  const member = async () => {
    const { userId, email } = await registered()
    await within((tx) => keycloak().provider.confirm(tx, userId))
    return { userId, email }
  }
  return {
    within,
    registered,
    member,
    async signedIn(email: string) {
      const result = await keycloak().provider.signIn({ email, password })
      if (result.outcome !== 'signed-in') throw new Error(result.outcome)
      return result.session
    },
    change({ userId, email }: { userId: string; email: string }, changes: object) {
      return keycloak().asOperator('PUT', `/users/${userId}`, { email, firstName: 'Pat Example', ...changes })
    },
    async withAuthenticator() {
      const person = await member()
      await this.change(person, { credentials: [authenticator] })
      return person
    },
    async makeAdmin(userId: string) {
      const role = await keycloak().asOperator('GET', '/roles/admin')
      await keycloak().asOperator('POST', `/users/${userId}/role-mappings/realm`, [role] as object)
    },
    sessionsOf: (userId: string) => keycloak().asOperator('GET', `/users/${userId}/sessions`),
  }
}
