import { randomUUID } from 'node:crypto'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../store/identity-database.ts'
import type { Account, IdentityProvider } from './identity-provider.ts'

interface OpenedProvider {
  provider: IdentityProvider
  issuer: string
  inTransaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const password = 'Correct1Horse'

/** What every identity provider does, whoever keeps the people. */
export function identityProviderContract(name: string, open: () => Promise<OpenedProvider>): void {
  describe(`the identity provider: ${name}`, () => {
    let opened: OpenedProvider
    let provider: IdentityProvider
    beforeAll(async () => {
      opened = await open()
      provider = opened.provider
    })
    afterAll(() => opened.close())

    const register = async (email: string, secret = password) => {
      const person = { email, name: 'Pat Example', password: await provider.prepare(secret) }
      return opened.inTransaction((tx) => provider.register(tx, person))
    }
    const member = async (): Promise<Account> => {
      const { account } = await register(anyAddress())
      const confirmed = await opened.inTransaction((tx) => provider.confirm(tx, account.userId))
      if (!confirmed) throw new Error('not confirmed')
      return confirmed
    }
    const signedIn = async (email: string, secret = password) => {
      const result = await provider.signIn({ email, password: secret })
      if (result.outcome !== 'signed-in') throw new Error(result.outcome)
      return result.session
    }
    const parts = { register, member, signedIn, opened: () => opened }
    accountRules(parts)
    sessionRules(parts)
  })
}

interface Parts {
  register(email: string, secret?: string): ReturnType<IdentityProvider['register']>
  member(): Promise<Account>
  signedIn(email: string, secret?: string): ReturnType<IdentityProvider['openSession']>
  opened(): OpenedProvider
}

const anyAddress = () => `${randomUUID()}@example.com`

function accountRules({ register, member, signedIn, opened }: Parts): void {
  test('a registered person waits for the confirmation', async () => {
    const { provider } = opened()
    const email = anyAddress()
    const { outcome, account } = await register(email)
    expect({ outcome, account }).toEqual({
      outcome: 'pending',
      account: { userId: account.userId, email, name: 'Pat Example' },
    })
    expect(await provider.signIn({ email, password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
    expect(await provider.signIn({ email, password })).toEqual({ outcome: 'confirm-sign-up', account })
    expect(await provider.find(email)).toBeNull()
    expect(await provider.findPending(email)).toEqual(account)
  })

  test('a confirmed person signs in, and nobody else', async () => {
    const { provider } = opened()
    const account = await member()
    expect(await provider.signIn({ email: account.email, password })).toMatchObject({ outcome: 'signed-in', account })
    expect(await provider.signIn({ email: account.email, password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
    expect(await provider.signIn({ email: anyAddress(), password })).toEqual({ outcome: 'refused' })
    expect(await provider.find(account.email)).toEqual(account)
    expect(await provider.findPending(account.email)).toBeNull()
  })

  test('a new registration replaces one that waits, under another user id', async () => {
    const { provider, inTransaction } = opened()
    const email = anyAddress()
    const first = await register(email)
    const second = await register(email, 'Second1password')
    expect(second.account.userId).not.toBe(first.account.userId)
    expect(await inTransaction((tx) => provider.confirm(tx, first.account.userId))).toBeNull()
    expect(await provider.signIn({ email, password })).toEqual({ outcome: 'refused' })
    expect(await provider.signIn({ email, password: 'Second1password' })).toMatchObject({ outcome: 'confirm-sign-up' })
  })

  test('a registration of a confirmed address changes nothing', async () => {
    const account = await member()
    expect(await register(account.email, 'Second1password')).toEqual({ outcome: 'known', account })
    expect(await signedIn(account.email)).toMatchObject({ accessToken: expect.any(String) })
  })

  test('a new password counts at once and ends all sessions', async () => {
    const { provider, inTransaction } = opened()
    const account = await member()
    const sessions = [await signedIn(account.email), await signedIn(account.email)]
    const second = await provider.prepare('Second1$password')
    expect(await inTransaction((tx) => provider.setPassword(tx, account.userId, second))).toBe(true)
    for (const { accessToken, refreshToken } of sessions) {
      expect(await provider.isLive(accessToken)).toBe(false)
      expect(await provider.refresh(refreshToken)).toBeNull()
    }
    expect(await provider.signIn({ email: account.email, password })).toEqual({ outcome: 'refused' })
    await signedIn(account.email, 'Second1$password')
    expect(await inTransaction((tx) => provider.setPassword(tx, randomUUID(), second))).toBe(false)
  })
}

function sessionRules({ member, signedIn, opened }: Parts): void {
  test('access tokens say who somebody is and verify with the public keys', async () => {
    const { provider, issuer } = opened()
    const { userId, email, name } = await member()
    const keys = createLocalJWKSet(await provider.publicKeys())
    for (const { accessToken } of [await signedIn(email), await provider.openSession(userId)]) {
      const { payload } = await jwtVerify(accessToken, keys, { issuer, audience: 'plainpolicy' })
      expect(payload).toMatchObject({ sub: userId, email, name, realm_access: { roles: ['homeowner'] } })
      expect(await provider.isLive(accessToken)).toBe(true)
    }
  })

  test('a refresh turns the token, and its repeat gets the same answer', async () => {
    const { provider } = opened()
    const { email } = await member()
    const { refreshToken } = await signedIn(email)
    const [first, ...repeats] = await Promise.all([1, 2, 3].map(() => provider.refresh(refreshToken)))
    expect(first?.refreshToken).not.toBe(refreshToken)
    for (const repeat of repeats) expect(repeat).toEqual(first)
    expect(await provider.refresh(first?.refreshToken ?? '')).toMatchObject({ accessToken: expect.any(String) })
  })

  test('an ended session is over, the others go on', async () => {
    const { provider } = opened()
    const { email } = await member()
    const [ended, other] = [await signedIn(email), await signedIn(email)]
    await provider.endSession(ended.refreshToken)
    await provider.endSession(ended.refreshToken)
    await provider.endSession('nothing')
    expect(await provider.refresh(ended.refreshToken)).toBeNull()
    expect(await provider.isLive(ended.accessToken)).toBe(false)
    expect(await provider.refresh(other.refreshToken)).not.toBeNull()
    expect(await provider.refresh('nothing')).toBeNull()
  })
}
