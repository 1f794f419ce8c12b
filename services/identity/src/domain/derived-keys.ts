import { createHmac, hkdfSync } from 'node:crypto'

/** One key for each use, so that what one of them signs or seals means nothing to another. */
export interface DerivedKeys {
  codes: Buffer
  visitors: Buffer
  attempts: Buffer
  refreshTokens: Buffer
  signingKeys: Buffer
}

export function deriveKeys(secret: string): DerivedKeys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'plainpolicy identity', use, 32))
  return {
    codes: derive('codes'),
    visitors: derive('visitors'),
    attempts: derive('attempts'),
    refreshTokens: derive('refresh tokens'),
    signingKeys: derive('signing keys'),
  }
}

/** What the database keeps instead of something that it need not know. */
export function keyedHash(key: Buffer, ...parts: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
