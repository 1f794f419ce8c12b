import type { Tx } from './identity-database.ts'

export interface StoredAccount {
  userId: string
  email: string
  name: string
  passwordHash: string
  roles: string[]
  mustResetPassword: boolean
  confirmedAt: Date | null
}

interface NewAccount {
  userId: string
  email: string
  name: string
  passwordHash: string
  roles: string[]
  now: Date
}

/** Adds an account that waits, in the place of another that waited; false when the address has a confirmed one. */
export async function addPendingAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const { userId, email, name, passwordHash, roles, now } = account
  const written = await tx.$executeRaw`
    INSERT INTO "user_account" AS known ("user_id", "email", "name", "password_hash", "roles", "registered_at")
    VALUES (${userId}::uuid, ${email}, ${name}, ${passwordHash}, ${roles}, ${now})
    ON CONFLICT ("email") DO UPDATE SET "user_id" = EXCLUDED."user_id", "name" = EXCLUDED."name",
      "password_hash" = EXCLUDED."password_hash", "roles" = EXCLUDED."roles", "registered_at" = EXCLUDED."registered_at"
    WHERE known."confirmed_at" IS NULL`
  return written === 1
}

export function findAccountByEmail(db: Tx, email: string): Promise<StoredAccount | null> {
  return db.userAccount.findUnique({ where: { email } })
}

export function findAccount(db: Tx, userId: string): Promise<StoredAccount | null> {
  return db.userAccount.findUnique({ where: { userId } })
}

/** Null when the account is gone or was confirmed before. */
export async function confirmAccount(tx: Tx, userId: string, now: Date): Promise<StoredAccount | null> {
  const { count } = await tx.userAccount.updateMany({
    where: { userId, confirmedAt: null },
    data: { confirmedAt: now },
  })
  return count === 1 ? findAccount(tx, userId) : null
}

export async function changePassword(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const data = { passwordHash, mustResetPassword: false }
  return (await tx.userAccount.updateMany({ where: { userId, confirmedAt: { not: null } }, data })).count === 1
}

export async function deletePendingAccounts(db: Tx, registeredBefore: Date): Promise<number> {
  const where = { confirmedAt: null, registeredAt: { lte: registeredBefore } }
  return (await db.userAccount.deleteMany({ where })).count
}
