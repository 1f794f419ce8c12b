import { randomUUID } from 'node:crypto'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { normalizeEmail } from './domain/email-address.ts'
import { userConfirmed } from './events/user-confirmed.ts'
import { hashPassword } from './ports/identity-provider/embedded/password-hashes.ts'
import { type IdentityDatabase, inTransaction, openIdentityDatabase } from './store/identity-database.ts'
import { addPendingAccount, confirmAccount, findAccountByEmail } from './store/user-accounts.ts'

interface SeedUser {
  email: string
  name: string
  password: string
  roles: string[]
}

interface SeededUser {
  email: string
  userId: string
}

/**
 * Accounts to develop with: confirmed at once, told to the other services, no code mailed.
 * Who is there already stays as they are. The running service publishes the events.
 */
export async function seedUsers(seed: { databaseUrl: string; users: SeedUser[] }): Promise<SeededUser[]> {
  const logger = createLogger({ service: 'seed-users', level: 'warn' })
  const database = await openIdentityDatabase({ url: seed.databaseUrl, logger })
  try {
    const seeded: SeededUser[] = []
    for (const user of seed.users) seeded.push(await seedUser(database, user))
    return seeded
  } finally {
    await database.close()
  }
}

async function seedUser(database: IdentityDatabase, { name, password, roles, ...user }: SeedUser): Promise<SeededUser> {
  const email = normalizeEmail(user.email)
  const known = await findAccountByEmail(database.prisma, email)
  if (known?.confirmedAt) return { email, userId: known.userId }
  const account = { userId: randomUUID(), email, name }
  const passwordHash = await hashPassword(password)
  return inTransaction(database, async (tx) => {
    const now = new Date()
    await addPendingAccount(tx, { ...account, passwordHash, roles, now })
    const confirmed = await confirmAccount(tx, account.userId, now)
    if (!confirmed) throw new Error(`${email} was registered by somebody else at the same moment`)
    await addToOutbox(tx, userConfirmed(confirmed))
    return { email, userId: account.userId }
  })
}
