import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { seal, unseal } from '../../../domain/seal.ts'
import { hashToken, replayForMs, replayKey } from '../../../domain/token-replay.ts'
import { type IdentityDatabase, inTransaction, type Tx } from '../../../store/identity-database.ts'
import {
  addSession,
  endStoredSession,
  lockSession,
  rotateSession,
  type StoredSession,
} from '../../../store/sessions.ts'
import { findAccount, type StoredAccount } from '../../../store/user-accounts.ts'
import type { SessionTokens } from '../identity-provider.ts'
import { makeRefreshToken, sessionOfToken } from './refresh-tokens.ts'
import type { SigningKey } from './signing-keys.ts'

const accessLastsMs = 10 * 60_000
const sessionLastsMs = 30 * 24 * 3_600_000

export interface SessionsDeps {
  database: IdentityDatabase
  now: () => Date
  issuer: string
  audience: string
  tokenKey: Buffer
  signingKey: () => Promise<SigningKey>
}

export async function startSession(deps: SessionsDeps, account: StoredAccount): Promise<SessionTokens> {
  const startedAt = deps.now()
  const sessionId = randomUUID()
  const expiresAt = new Date(startedAt.getTime() + sessionLastsMs)
  const refreshToken = makeRefreshToken(deps.tokenKey, sessionId)
  const { userId } = account
  await addSession(deps.database.prisma, {
    sessionId,
    userId,
    currentHash: hashToken(refreshToken),
    startedAt,
    expiresAt,
  })
  return issue(deps, { account, sessionId, expiresAt, refreshToken, key: await deps.signingKey() })
}

export async function refreshSession(deps: SessionsDeps, token: string): Promise<SessionTokens | null> {
  const sessionId = sessionOfToken(deps.tokenKey, token)
  if (!sessionId) return null
  // Taken before the transaction, which must not wait for a second connection.
  const key = await deps.signingKey()
  return inTransaction(deps.database, async (tx) => {
    const session = await lockSession(tx, sessionId)
    const now = deps.now()
    if (!session || session.endedAt || session.expiresAt <= now) return null
    if (session.currentHash === hashToken(token)) return rotate(deps, tx, { session, token, key })
    const replayed = replay(deps, session, token)
    if (!replayed) await endStoredSession(tx, sessionId, now)
    return replayed
  })
}

interface Rotate {
  session: StoredSession
  token: string
  key: SigningKey
}

async function rotate(deps: SessionsDeps, tx: Tx, { session, token, key }: Rotate): Promise<SessionTokens | null> {
  const account = await findAccount(tx, session.userId)
  if (!account) return null
  const { sessionId, expiresAt } = session
  const refreshToken = makeRefreshToken(deps.tokenKey, sessionId)
  const tokens = await issue(deps, { account, sessionId, expiresAt, refreshToken, key })
  const replay = seal(replayKey(deps.tokenKey, token), JSON.stringify(tokens))
  const hashes = { currentHash: hashToken(refreshToken), previousHash: hashToken(token) }
  await rotateSession(tx, { sessionId, ...hashes, replay, now: deps.now() })
  return tokens
}

/** The answer that this token got a moment ago; null when it was longer ago, or another token. */
function replay(deps: SessionsDeps, session: StoredSession, token: string): SessionTokens | null {
  const { previousHash, rotatedAt, replay } = session
  if (previousHash !== hashToken(token) || !rotatedAt || !replay) return null
  if (deps.now().getTime() - rotatedAt.getTime() > replayForMs) return null
  const tokens = JSON.parse(unseal(replayKey(deps.tokenKey, token), replay))
  return {
    ...tokens,
    accessExpiresAt: new Date(tokens.accessExpiresAt),
    refreshExpiresAt: new Date(tokens.refreshExpiresAt),
  }
}

interface Issue {
  account: StoredAccount
  sessionId: string
  expiresAt: Date
  refreshToken: string
  key: SigningKey
}

async function issue(deps: SessionsDeps, session: Issue): Promise<SessionTokens> {
  const { account, sessionId, expiresAt, refreshToken, key } = session
  const now = deps.now()
  const accessExpiresAt = new Date(Math.min(now.getTime() + accessLastsMs, expiresAt.getTime()))
  const { email, name, roles, userId } = account
  const accessToken = await new SignJWT({ email, name, realm_access: { roles }, sid: sessionId })
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(deps.issuer)
    .setAudience(deps.audience)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(accessExpiresAt)
    .sign(key.privateKey)
  return { accessToken, refreshToken, accessExpiresAt, refreshExpiresAt: expiresAt }
}
