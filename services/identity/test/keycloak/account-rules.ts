import { randomUUID } from 'node:crypto'
import { fixedClock, systemClock } from '@plainpolicy/platform/clock/clock'
import { expect, test } from 'vitest'
import { deriveKeys } from '../../src/domain/derived-keys.ts'
import { ProviderAway } from '../../src/domain/errors.ts'
import { createKeycloakProvider } from '../../src/ports/identity-provider/keycloak.ts'
import { password } from './keycloak-people.ts'
import { keycloak, people } from './keycloak-under-test.ts'

const second = 1_000
const day = 24 * 3_600 * second

// Who has an account, who waits for one, and who is left alone.

const { within, registered, member } = people

test('a password that an operator wants changed is asked for by the mailed code', async () => {
  const { provider } = keycloak()
  const person = await member()
  const { userId, email } = person
  await people.change(person, { requiredActions: ['UPDATE_PASSWORD'] })
  expect(await provider.signIn({ email, password })).toMatchObject({ outcome: 'reset-password', account: { userId } })
  expect(await provider.signIn({ email, password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
  const next = await provider.prepare('Second1$password')
  expect(await within((tx) => provider.setPassword(tx, userId, next))).toBe(true)
  expect(await provider.signIn({ email, password: 'Second1$password' })).toMatchObject({ outcome: 'signed-in' })
})

test('two devices that sign in at once, and a right password just after a wrong one, are let in', async () => {
  const { provider } = keycloak()
  const { email } = await member()
  const both = await Promise.all([1, 2].map(() => provider.signIn({ email, password })))
  expect(both).toMatchObject([{ outcome: 'signed-in' }, { outcome: 'signed-in' }])
  expect(await provider.signIn({ email, password: 'Wrong1password' })).toEqual({ outcome: 'refused' })
  expect(await provider.signIn({ email, password })).toMatchObject({ outcome: 'signed-in' })
})

test('registrations older than a day are removed, and nobody else', async () => {
  const { email } = await member()
  const waiting = await registered()
  const clock = fixedClock(new Date(Date.now() + day - 60 * second).toISOString())
  const { provider } = keycloak().providerAt(clock)
  await provider.tidy()
  expect(await provider.findPending(waiting.email)).not.toBeNull()
  clock.advance(120 * second)
  await provider.tidy()
  expect(await provider.findPending(waiting.email)).toBeNull()
  expect(await provider.find(email)).not.toBeNull()
})

test('a code that is tried again after our own failure confirms once more', async () => {
  const { userId } = await registered()
  const confirm = () => within((tx) => keycloak().provider.confirm(tx, userId))
  expect(await confirm()).toMatchObject({ userId })
  expect(await confirm()).toMatchObject({ userId })
})

test('says that the accounts cannot be reached while Keycloak is away', async () => {
  const { database, realm } = keycloak()
  const away = createKeycloakProvider({
    ...realm,
    address: { ...realm.address, url: 'http://127.0.0.1:9' },
    database,
    clock: systemClock,
    keys: deriveKeys('a key secret for tests of 32 characters'),
  }).provider
  await expect(away.signIn({ email: 'pat@example.com', password })).rejects.toThrow(ProviderAway)
  await expect(away.find('pat@example.com')).rejects.toThrow(ProviderAway)
  await expect(away.endSession('nothing')).rejects.toThrow(ProviderAway)
  const { accessToken } = await people.signedIn((await member()).email)
  await expect(away.takeOver(accessToken)).rejects.toThrow(ProviderAway)
})

test('somebody whom an admin made by hand is neither replaced by a sign-up nor mailed a code of one', async () => {
  const { provider, asOperator } = keycloak()
  const email = `${randomUUID()}@example.com`
  const byHand = { username: email, email, firstName: 'Ada', enabled: true, emailVerified: false }
  await asOperator('POST', '/users', byHand)
  const prepared = await provider.prepare(password)
  const registration = await within((tx) => provider.register(tx, { email, name: 'Mallory', password: prepared }))
  expect(registration).toMatchObject({ outcome: 'known', account: { name: 'Ada' } })
  expect(await provider.findPending(email)).toBeNull()
})

test('who confirms while somebody else registers the same address keeps the account, or is told that it is gone', async () => {
  const { provider } = keycloak()
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
