import { systemClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { expect, test } from 'vitest'
import { deriveKeys } from '../../domain/derived-keys.ts'
import { inTransaction, openIdentityDatabase } from '../../store/identity-database.ts'
import { identityProviderContract } from './contract.ts'
import { openEmbeddedProvider } from './embedded.ts'

const issuer = 'http://identity.test'
const openDatabase = async () =>
  openIdentityDatabase({
    url: await testDatabase('identity_provider'),
    logger: createLogger({ service: 'identity', level: 'silent' }),
  })
const openProvider = (database: Awaited<ReturnType<typeof openDatabase>>, secret: string) =>
  openEmbeddedProvider({ database, clock: systemClock, keys: deriveKeys(secret), issuer, audience: 'plainpolicy' })

identityProviderContract('embedded', async () => {
  const database = await openDatabase()
  return {
    provider: await openProvider(database, 'a key secret for tests of 32 characters'),
    issuer,
    inTransaction: (run) => inTransaction(database, run),
    close: () => database.close(),
  }
})

test('processes that start together agree on one signing key', async () => {
  const database = await openDatabase()
  const providers = await Promise.all(
    [1, 2, 3].map(() => openProvider(database, 'one secret for all of these processes')),
  )
  const published = await Promise.all(providers.map((provider) => provider.publicKeys()))
  expect(published[0]?.keys).toHaveLength(1)
  for (const keys of published) expect(keys).toEqual(published[0])
  await database.close()
})

test('does not start with another secret than the one that sealed the key', async () => {
  const database = await openDatabase()
  await openProvider(database, 'the secret that seals the signing key')
  await expect(openProvider(database, 'another secret that is as long as it')).rejects.toThrow(
    'another IDENTITY_KEY_SECRET',
  )
  await database.close()
})
