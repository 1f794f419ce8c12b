import { randomBytes } from 'node:crypto'
import { keyedHash } from '../../../domain/derived-keys.ts'
import { isSameHash } from '../../../domain/verification-code.ts'

// '<session id>.<32 random bytes>.<mac>': our own mark tells a token of ours that was used before (a theft, the session
// ends) from an invented one (nobody can end another person's session).
const shape = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{43})$/

export function makeRefreshToken(key: Buffer, sessionId: string): string {
  const random = randomBytes(32).toString('base64url')
  return `${sessionId}.${random}.${keyedHash(key, sessionId, random)}`
}

/** The session of a token that we made; null for any other text. */
export function sessionOfToken(key: Buffer, token: string): string | null {
  const [, sessionId = '', random = '', mark = ''] = shape.exec(token) ?? []
  return sessionId && isSameHash(mark, keyedHash(key, sessionId, random)) ? sessionId : null
}
