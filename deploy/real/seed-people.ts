import { seedAccounts } from '../../services/identity/src/seed-accounts.ts'
import { accounts } from '../local/seed.ts'
import type { RealStack } from './real-stack.ts'
import { asOperator } from './servers/keycloak.ts'

/** The two accounts of `npm start`, in Keycloak; the admin has an authenticator to set up at the first sign-in. */
export async function seedPeople({ environment, secrets, servers }: RealStack): Promise<void> {
  const keycloak = servers.get('keycloak')
  if (!keycloak) return
  const [admin] = await seedAccounts({
    env: environment,
    accounts: [
      { email: accounts.admin, name: 'Ada Minton', password: secrets.admin },
      { email: accounts.homeowner, name: 'Harper Lee Owens', password: secrets.homeowner },
    ],
  })
  if (!admin) throw new Error('nobody was seeded')
  const operate = asOperator(keycloak.at)
  const role = (await operate('GET', '/roles/admin')) as object
  // Given again at each start, which changes nothing.
  await operate('POST', `/users/${admin.userId}/role-mappings/realm`, [role])
}
