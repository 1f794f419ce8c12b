import { randomInt, timingSafeEqual } from 'node:crypto'
import { keyedHash } from './derived-keys.ts'

export type CodePurpose = 'sign-up' | 'reset-password'

export const codeLastsMs = 15 * 60_000
export const triesPerCode = 5
/** For so long a browser that did not get the answer to its confirmation may ask again and is signed in. */
export const automaticSignInMs = 3 * 60_000

/** Six random digits. */
export function makeCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0')
}

/** What is wrong with the form of a code; null when nothing is. */
export function codeFault(code: string): string | null {
  return /^[0-9]{6}$/.test(code) ? null : 'Code must be 6 digits'
}

/** Bound to the row that it stands in: a copied hash is worth nothing elsewhere. */
export function hashCode(key: Buffer, codeId: string, code: string): string {
  return keyedHash(key, codeId, code)
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
