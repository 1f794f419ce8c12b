import type { Prisma } from './gen/client.ts'
import type { Tx } from './identity-database.ts'

export interface StoredKey {
  keyId: string
  publicJwk: Record<string, unknown>
  privateKey: string
  createdAt: Date
}

/** The key that signs; null before the first one was made. */
export async function findKeyInUse(db: Tx): Promise<StoredKey | null> {
  const key = await db.signingKey.findFirst({ where: { retiredAt: null } })
  return key && { ...key, publicJwk: key.publicJwk as Record<string, unknown> }
}

/** The keys of tokens that may still be about. */
export async function findPublicKeys(db: Tx, retiredAfter: Date): Promise<Record<string, unknown>[]> {
  const where = { OR: [{ retiredAt: null }, { retiredAt: { gt: retiredAfter } }] }
  const keys = await db.signingKey.findMany({ where, orderBy: { createdAt: 'desc' } })
  return keys.map(({ publicJwk }) => publicJwk as Record<string, unknown>)
}

/** Does nothing when another process was first. */
export async function addKey(db: Tx, key: StoredKey): Promise<void> {
  await db.signingKey.createMany({
    data: [{ ...key, publicJwk: key.publicJwk as Prisma.InputJsonObject }],
    skipDuplicates: true,
  })
}

export async function retireKeys(tx: Tx, createdBefore: Date, now: Date): Promise<number> {
  const where = { retiredAt: null, createdAt: { lte: createdBefore } }
  return (await tx.signingKey.updateMany({ where, data: { retiredAt: now } })).count
}

export async function deleteRetiredKeys(db: Tx, retiredBefore: Date): Promise<void> {
  await db.signingKey.deleteMany({ where: { retiredAt: { lte: retiredBefore } } })
}
