import { type CodePurpose, triesPerCode } from '../domain/verification-code.ts'
import type { Tx } from './identity-database.ts'

export interface StoredCode {
  codeId: string
  email: string
  purpose: string
  /** Null when nobody has this code: the row only keeps the answers to known and unknown addresses alike. */
  userId: string | null
  visitorHash: string | null
  codeHash: string
  tries: number
  expiresAt: Date
  usedAt: Date | null
}

interface NewCode extends Omit<StoredCode, 'purpose' | 'tries' | 'usedAt'> {
  purpose: CodePurpose
}

/** Puts a code in the place of the earlier one of that address and purpose. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  const { email, purpose } = code
  await tx.verificationCode.upsert({
    where: { email_purpose: { email, purpose } },
    create: code,
    update: { ...code, tries: 0, usedAt: null },
  })
}

export function findCode(db: Tx, email: string, purpose: CodePurpose): Promise<StoredCode | null> {
  return db.verificationCode.findUnique({ where: { email_purpose: { email, purpose } } })
}

/** Takes one of the code's tries before it is compared; false when none is left, or it is used or too old. */
export async function takeTry(db: Tx, codeId: string, now: Date): Promise<boolean> {
  const { count } = await db.verificationCode.updateMany({
    where: { codeId, usedAt: null, expiresAt: { gt: now }, tries: { lt: triesPerCode } },
    data: { tries: { increment: 1 } },
  })
  return count === 1
}

/** False when another request used it first. */
export async function useCode(tx: Tx, codeId: string, now: Date): Promise<boolean> {
  const { count } = await tx.verificationCode.updateMany({ where: { codeId, usedAt: null }, data: { usedAt: now } })
  return count === 1
}

interface RebindCode {
  email: string
  purpose: CodePurpose
  userId: string
  visitorHash: string | null
  now: Date
}

/** Gives a code that still works to the browser in which the password was just entered; false when there is none. */
export async function rebindCode(db: Tx, { email, purpose, userId, visitorHash, now }: RebindCode): Promise<boolean> {
  const { count } = await db.verificationCode.updateMany({
    where: { email, purpose, userId, usedAt: null, expiresAt: { gt: now }, tries: { lt: triesPerCode } },
    data: visitorHash ? { visitorHash } : { userId },
  })
  return count === 1
}

export async function deleteExpiredCodes(db: Tx, before: Date): Promise<number> {
  return (await db.verificationCode.deleteMany({ where: { expiresAt: { lte: before } } })).count
}
