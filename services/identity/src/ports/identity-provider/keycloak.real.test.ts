import { randomUUID } from 'node:crypto'
import { createTokenVerifier } from '@plainpolicy/platform/auth/verify-token'
import { fixedClock, systemClock } from '@plainpolicy/platform/clock/clock'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keycloak as keycloakServer, secretsOf } from '../../../../../deploy/real/servers/keycloak.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { connectKeycloak } from '../../../test/connect-keycloak.ts'
import { deriveKeys } from '../../domain/derived-keys.ts'
import { ProviderAway } from '../../domain/errors.ts'
import { inTransaction, type Tx } from '../../store/identity-database.ts'
import { identityProviderContract } from './contract.ts'
import { createKeycloakProvider } from './keycloak.ts'

type Keycloak = Awaited<ReturnType<typeof start>>
const password = 'Correct1Horse'
const second = 1_000
const day = 24 * 3_600 * second

// One server for all: it takes longer to start than they take to run.
let starting: Promise<Keycloak> | undefined
const started = () => {
  starting ??= start()
  return starting
}
async function start() {
  const server = await startForTest(keycloakServer)
  const operatorPassword = secretsOf(server.at).admin
  const connected = await connectKeycloak({ variables: server.variables, operatorPassword })
  const stop = async () => {
    await connected.database.close()
    await server.stop()
  }
  return { ...connected, stop }
}
let keycloak: Keycloak
beforeAll(async () => {
  keycloak = await started()
})
afterAll(() => keycloak.stop())

identityProviderContract('Keycloak as the identity provider', async () => {
  const { provider, issuer, database } = await started()
  return { provider, issuer, inTransaction: (run) => inTransaction(database, run), close: async () => {} }
})

const within = <T>(run: (tx: Tx) => Promise<T>) => inTransaction(keycloak.database, run)

async function registered() {
  const { provider } = keycloak
  const prepared = await provider.prepare(password)
  const person = { email: `${randomUUID()}@example.com`, name: 'Pat Example', password: prepared }
  return (await within((tx) => provider.register(tx, person))).account
}

async function member() {
  const { userId, email } = await registered()
  await within((tx) => keycloak.provider.confirm(tx, userId))
  return { userId, email }
}

async function signedIn(email: string) {
  const result = await keycloak.provider.signIn({ email, password })
  if (result.outcome !== 'signed-in') throw new Error(result.outcome)
  return result.session
}

const verifierOf = ({ jwksUrl, issuer }: Keycloak) =>
  createTokenVerifier({
    jwks: jwksUrl,
    issuer,
    audience: 'plainpolicy',
    service: 'reports',
    serviceSecret: 'a service secret for tests of 32 characters',
  })

test('every service accepts its tokens, which are ES256 and name the homeowner', async () => {
  const { userId, email } = await member()
  const { accessToken, accessExpiresAt } = await signedIn(email)
  expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'ES256' })
  expect(await verifierOf(keycloak)(accessToken)).toEqual({
    kind: 'user',
    userId,
    email,
    name: 'Pat Example',
    roles: ['homeowner'],
  })
  expect(Math.abs(accessExpiresAt.getTime() - Date.now() - 600 * second)).toBeLessThan(5 * second)
})

test('a new signing key is found by its readers, and tokens of the old one stay good', async () => {
  const { issuer, jwks, asOperator } = keycloak
  const verify = verifierOf(keycloak)
  const { email } = await member()
  const old = await signedIn(email)
  expect(await verify(old.accessToken)).not.toBeNull()
  await jwtVerify(old.accessToken, jwks, { issuer })
  await asOperator('POST', '/components', {
    name: 'the next access tokens',
    providerId: 'ecdsa-generated',
    providerType: 'org.keycloak.keys.KeyProvider',
    config: { priority: ['200'], ecdsaEllipticCurveKey: ['P-256'] },
  })
  const { accessToken } = await signedIn(email)
  expect(decodeProtectedHeader(accessToken).kid).not.toBe(decodeProtectedHeader(old.accessToken).kid)
  // Readers ask again for an unknown key at most each 5 s.
  await expect.poll(() => verify(accessToken), { timeout: 8 * second, interval: 500 }).not.toBeNull()
  expect(await verify(old.accessToken)).not.toBeNull()
  await expect
    .poll(
      () =>
        jwtVerify(accessToken, jwks, { issuer }).then(
          () => true,
          () => false,
        ),
      { timeout: 8 * second },
    )
    .toBe(true)
})

test('a password that an operator wants changed is asked for by the mailed code', async () => {
  const { provider, asOperator } = keycloak
  const { userId, email } = await member()
  await asOperator('PUT', `/users/${userId}`, { email, firstName: 'Pat Example', requiredActions: ['UPDATE_PASSWORD'] })
  expect(await provider.signIn({ email, password })).toMatchObject({ outcome: 'reset-password', account: { userId } })
  expect(await provider.signIn({ email, password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
  const next = await provider.prepare('Second1$password')
  expect(await within((tx) => provider.setPassword(tx, userId, next))).toBe(true)
  expect(await provider.signIn({ email, password: 'Second1$password' })).toMatchObject({ outcome: 'signed-in' })
})

test('an authenticator, or one that is to be set up, leads to the sign-in page after the right password only', async () => {
  const { provider, asOperator } = keycloak
  const [withOne, toSetUp] = [await member(), await member()]
  const otp = {
    type: 'otp',
    secretData: JSON.stringify({ value: 'a secret of 20 bytes' }),
    credentialData: JSON.stringify({ subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' }),
  }
  const kept = { firstName: 'Pat Example' }
  await asOperator('PUT', `/users/${withOne.userId}`, { ...kept, email: withOne.email, credentials: [otp] })
  const requiredActions = ['CONFIGURE_TOTP']
  await asOperator('PUT', `/users/${toSetUp.userId}`, { ...kept, email: toSetUp.email, requiredActions })
  for (const { email, userId } of [withOne, toSetUp]) {
    expect(await provider.signIn({ email, password })).toMatchObject({ outcome: 'provider-page', account: { userId } })
    expect(await provider.signIn({ email, password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
    expect(await asOperator('GET', `/users/${userId}/sessions`)).toEqual([])
  }
})

test('the password alone signs no admin in', async () => {
  const { provider, asOperator } = keycloak
  const { userId, email } = await member()
  const role = await asOperator('GET', '/roles/admin')
  await asOperator('POST', `/users/${userId}/role-mappings/realm`, [role] as object)
  expect(await provider.signIn({ email, password })).toMatchObject({ outcome: 'provider-page' })
  expect(await asOperator('GET', `/users/${userId}/sessions`)).toEqual([])
})

test('a refresh token that comes back later than 30 s ends the session', async () => {
  const clock = fixedClock(new Date().toISOString())
  const { provider } = keycloak.providerAt(clock)
  const { email } = await member()
  const { refreshToken } = await signedIn(email)
  const next = await provider.refresh(refreshToken)
  clock.advance(29 * second)
  expect(await keycloak.providerAt(clock).provider.refresh(refreshToken)).toEqual(next)
  clock.advance(2 * second)
  expect(await provider.refresh(refreshToken)).toBeNull()
  expect(await provider.isLive(next?.accessToken ?? '')).toBe(false)
  expect(await provider.refresh(next?.refreshToken ?? '')).toBeNull()
})

test('registrations older than a day are removed, and nobody else', async () => {
  const { email } = await member()
  const waiting = await registered()
  const clock = fixedClock(new Date(Date.now() + day - 60 * second).toISOString())
  const { provider } = keycloak.providerAt(clock)
  await provider.tidy()
  expect(await provider.findPending(waiting.email)).not.toBeNull()
  clock.advance(120 * second)
  await provider.tidy()
  expect(await provider.findPending(waiting.email)).toBeNull()
  expect(await provider.find(email)).not.toBeNull()
})

test('a code that is tried again after our own failure confirms once more', async () => {
  const { userId } = await registered()
  const confirm = () => within((tx) => keycloak.provider.confirm(tx, userId))
  expect(await confirm()).toMatchObject({ userId })
  expect(await confirm()).toMatchObject({ userId })
})

test('says that the accounts cannot be reached while Keycloak is away', async () => {
  const { database, address } = keycloak
  const away = createKeycloakProvider({
    address: { ...address, url: 'http://127.0.0.1:9' },
    database,
    clock: systemClock,
    keys: deriveKeys('a key secret for tests of 32 characters'),
  }).provider
  await expect(away.signIn({ email: 'pat@example.com', password })).rejects.toThrow(ProviderAway)
  await expect(away.find('pat@example.com')).rejects.toThrow(ProviderAway)
  await expect(away.endSession('nothing')).rejects.toThrow(ProviderAway)
})

test('somebody whom an admin made by hand is neither replaced by a sign-up nor mailed a code of one', async () => {
  const { provider, asOperator } = keycloak
  const email = `${randomUUID()}@example.com`
  const byHand = { username: email, email, firstName: 'Ada', enabled: true, emailVerified: false }
  await asOperator('POST', '/users', byHand)
  const prepared = await provider.prepare(password)
  const registration = await within((tx) => provider.register(tx, { email, name: 'Mallory', password: prepared }))
  expect(registration).toMatchObject({ outcome: 'known', account: { name: 'Ada' } })
  expect(await provider.findPending(email)).toBeNull()
})

test('who confirms while somebody else registers the same address keeps the account, or is told that it is gone', async () => {
  const { provider } = keycloak
  const prepared = await provider.prepare(password)
  for (let round = 0; round < 5; round++) {
    const { userId, email } = await registered()
    const [confirmed, second] = await Promise.all([
      within((tx) => provider.confirm(tx, userId)),
      within((tx) => provider.register(tx, { email, name: 'Mallory', password: prepared })),
    ])
    expect(second.outcome).toBe(confirmed ? 'known' : 'pending')
    expect((await provider.find(email))?.userId).toBe(confirmed?.userId)
  }
})
