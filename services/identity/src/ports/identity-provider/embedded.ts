import { randomUUID } from 'node:crypto'
import type { Clock } from '@plainpolicy/platform/clock/clock'
import { decodeJwt } from 'jose'
import type { DerivedKeys } from '../../domain/derived-keys.ts'
import { replayForMs } from '../../domain/token-replay.ts'
import type { IdentityDatabase } from '../../store/identity-database.ts'
import { deleteEndedSessions, endSessionsOf, endStoredSession, isSessionLive } from '../../store/sessions.ts'
import {
  addPendingAccount,
  changePassword,
  confirmAccount,
  deletePendingAccounts,
  findAccount,
  findAccountByEmail,
  type StoredAccount,
} from '../../store/user-accounts.ts'
import { hashPassword, isPassword, prepareHashes } from './embedded/password-hashes.ts'
import { sessionOfToken } from './embedded/refresh-tokens.ts'
import { refreshSession, type SessionsDeps, startSession } from './embedded/sessions.ts'
import { createSigningKeys } from './embedded/signing-keys.ts'
import type { Account, IdentityProvider, PreparedPassword } from './identity-provider.ts'

const pendingLastsMs = 24 * 3_600_000

interface EmbeddedOptions {
  database: IdentityDatabase
  clock: Clock
  keys: DerivedKeys
  issuer: string
  audience: string
}

/** People in our own database, passwords by argon2id, tokens signed here. Rejects when the stored key cannot be opened. */
export async function openEmbeddedProvider(options: EmbeddedOptions): Promise<IdentityProvider> {
  const { database, clock, keys, issuer, audience } = options
  const now = () => clock.now()
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  const signingKeys = createSigningKeys(database, keys.signingKeys, now)
  const tokenKey = keys.refreshTokens
  const sessions: SessionsDeps = { database, now, issuer, audience, tokenKey, signingKey: signingKeys.inUse }
  await Promise.all([signingKeys.inUse(), prepareHashes()])

  return {
    ...passwordSide(database, sessions),
    async confirm(tx, userId) {
      return accountOf(await confirmAccount(tx, userId, now()))
    },
    async setPassword(tx, userId, password) {
      const changed = await changePassword(tx, userId, password)
      if (changed) await endSessionsOf(tx, userId, now())
      return changed
    },
    async openSession(userId) {
      const account = await findAccount(database.prisma, userId)
      if (!account?.confirmedAt) throw new Error('a session was asked for somebody who is not confirmed')
      return startSession(sessions, account)
    },
    // It has no page of its own.
    takeOver: async () => null,
    refresh: (refreshToken) => refreshSession(sessions, refreshToken),
    async isLive(accessToken) {
      const { sid } = decodeJwt(accessToken)
      return typeof sid === 'string' && isSessionLive(database.prisma, sid, now())
    },
    async endSession(refreshToken) {
      const sessionId = sessionOfToken(tokenKey, refreshToken)
      if (sessionId) await endStoredSession(database.prisma, sessionId, now())
    },
    publicKeys: () => signingKeys.published(now()),
    async tidy() {
      await deleteEndedSessions(database.prisma, now(), before(replayForMs))
      await deletePendingAccounts(database.prisma, before(pendingLastsMs))
      await signingKeys.renew(now())
    },
  }
}

type PasswordSide = Pick<IdentityProvider, 'prepare' | 'register' | 'signIn' | 'find' | 'findPending'>

function passwordSide(database: IdentityDatabase, sessions: SessionsDeps): PasswordSide {
  return {
    prepare: async (password) => (await hashPassword(password)) as PreparedPassword,
    async register(tx, { email, name, password }) {
      const account = { userId: randomUUID(), email, name }
      const added = await addPendingAccount(tx, {
        ...account,
        passwordHash: password,
        roles: ['homeowner'],
        now: sessions.now(),
      })
      if (added) return { outcome: 'pending', account }
      const known = accountOf(await findAccountByEmail(tx, email))
      if (!known) throw new Error('an account vanished while somebody registered')
      return { outcome: 'known', account: known }
    },
    async signIn({ email, password }) {
      const stored = await findAccountByEmail(database.prisma, email)
      const account = accountOf(stored)
      const isRight = await isPassword(stored?.passwordHash ?? null, password)
      if (!stored || !account || !isRight) return { outcome: 'refused' }
      if (!stored.confirmedAt) return { outcome: 'confirm-sign-up', account }
      if (stored.mustResetPassword) return { outcome: 'reset-password', account }
      return { outcome: 'signed-in', account, session: await startSession(sessions, stored) }
    },
    async find(email) {
      const stored = await findAccountByEmail(database.prisma, email)
      return stored?.confirmedAt ? accountOf(stored) : null
    },
    async findPending(email) {
      const stored = await findAccountByEmail(database.prisma, email)
      return stored && !stored.confirmedAt ? accountOf(stored) : null
    },
  }
}

function accountOf(stored: StoredAccount | null): Account | null {
  return stored && { userId: stored.userId, email: stored.email, name: stored.name }
}
