import type { Tx } from './identity-database.ts'

interface HandedToken {
  tokenId: string
  expiresAt: Date
}

/** False when the token was handed over before; of several at once only one is the first. */
export async function addHandedToken(db: Tx, token: HandedToken): Promise<boolean> {
  return (await db.handedToken.createMany({ data: [token], skipDuplicates: true })).count === 1
}

export async function deleteHandedTokens(db: Tx, expiredBefore: Date): Promise<void> {
  await db.handedToken.deleteMany({ where: { expiresAt: { lt: expiredBefore } } })
}
