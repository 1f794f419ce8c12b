import type { Tx } from './identity-database.ts'

/** Holds everybody else who would confirm or replace this registration, in any process, until the transaction ends. */
export async function lockRegistration(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 1))`
}
