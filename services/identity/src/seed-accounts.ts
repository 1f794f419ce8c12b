import { systemClock } from '@plainpolicy/platform/clock/clock'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { identityVariables } from './config.ts'
import { deriveKeys } from './domain/derived-keys.ts'
import { normalizeEmail } from './domain/email-address.ts'
import { userConfirmed } from './events/user-confirmed.ts'
import { openIdentityProvider } from './ports/identity-provider/from-config.ts'
import type { Account, IdentityProvider } from './ports/identity-provider/identity-provider.ts'
import { type IdentityDatabase, inTransaction, openIdentityDatabase } from './store/identity-database.ts'

interface NewAccount {
  email: string
  name: string
  password: string
}

interface SeedAccounts {
  /** The service's own variables: they name the provider. */
  env: Record<string, string | undefined>
  accounts: NewAccount[]
}

/**
 * Homeowners to develop with, whoever keeps the people: confirmed at once, told to the other services, no code mailed.
 * Who is there already stays as they are. Another role is given where the provider keeps roles.
 */
export async function seedAccounts({ env, accounts }: SeedAccounts): Promise<Account[]> {
  const config = loadConfig(identityVariables, env)
  const logger = createLogger({ service: 'seed-accounts', level: 'warn' })
  const database = await openIdentityDatabase({ url: config.IDENTITY_DATABASE_URL, logger })
  try {
    const keys = deriveKeys(config.IDENTITY_KEY_SECRET)
    const opening = { config, database, clock: systemClock, keys, audience: 'plainpolicy' }
    const { provider } = await openIdentityProvider(opening)
    const seeded: Account[] = []
    for (const account of accounts) seeded.push(await seedAccount(database, provider, account))
    return seeded
  } finally {
    await database.close()
  }
}

async function seedAccount(
  database: IdentityDatabase,
  provider: IdentityProvider,
  { name, ...account }: NewAccount,
): Promise<Account> {
  const email = normalizeEmail(account.email)
  const known = await provider.find(email)
  if (known) return known
  const password = await provider.prepare(account.password)
  return inTransaction(database, async (tx) => {
    const registration = await provider.register(tx, { email, name, password })
    const confirmed = await provider.confirm(tx, registration.account.userId)
    if (!confirmed) throw new Error(`${email} was registered by somebody else at the same moment`)
    await addToOutbox(tx, userConfirmed(confirmed))
    return confirmed
  })
}
