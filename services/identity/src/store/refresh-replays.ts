import type { Tx } from './identity-database.ts'

interface RefreshReplay {
  tokenHash: string
  replay: string
  rotatedAt: Date
}

/** Holds everybody else who brings this token, in any process, until the transaction ends; null when it is new. */
export async function lockReplay(tx: Tx, tokenHash: string): Promise<RefreshReplay | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`
  return tx.refreshReplay.findUnique({ where: { tokenHash } })
}

export async function addReplay(tx: Tx, replay: RefreshReplay): Promise<void> {
  await tx.refreshReplay.create({ data: replay })
}

export async function deleteReplays(db: Tx, rotatedBefore: Date): Promise<void> {
  await db.refreshReplay.deleteMany({ where: { rotatedAt: { lt: rotatedBefore } } })
}
