import { createHash, hkdfSync } from 'node:crypto'

/** Parallel tabs send the same refresh token; for so long they all get the same answer. */
export const replayForMs = 30_000

/** What the database keeps of a refresh token. The token is random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Seals the answer to a token so that only who has that token, and our secret, can open it. */
export function replayKey(key: Buffer, token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, key, 'replay', 32))
}
