import { systemClock } from '@plainpolicy/platform/clock/clock'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { UserConfirmedSchema, VerificationCodeIssuedSchema } from '@plainpolicy/proto/identity'
import { expect, test } from 'vitest'
import { identity } from '../src/main.ts'
import { seedUsers } from '../src/seed-users.ts'

const admin = { email: 'Admin@plainpolicy.test', name: 'Ada Minton', password: 'Seeded1$pass', roles: ['admin'] }

const environment = (databaseUrl: string) => ({
  IDENTITY_DATABASE_URL: databaseUrl,
  IDENTITY_PORT: '0',
  IDENTITY_KEY_SECRET: 'a key secret for tests of 32 characters',
  IDENTITY_PROVIDER: 'embedded',
  TOKEN_ISSUER: 'http://identity.test',
  SERVICE_SECRET: 'a-service-secret-for-tests-of-32-characters',
})

test('seeded people sign in over the real service, once told to the others and without a mail', async () => {
  const databaseUrl = await testDatabase('identity_seed')
  const first = await seedUsers({ databaseUrl, users: [admin] })
  expect(await seedUsers({ databaseUrl, users: [{ ...admin, password: 'Changed1$pass' }] })).toEqual(first)
  expect(first).toEqual([{ email: 'admin@plainpolicy.test', userId: expect.any(String) }])
  const { bus, heard, messages } = testBus()
  const logger = createLogger({ service: 'identity', level: 'silent' })
  const running = await identity.start({ env: environment(databaseUrl), bus, clock: systemClock, logger })
  const reply = await fetch(`${running.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: admin.password }),
  })
  const { success, session } = (await reply.json()) as { success: boolean; session: { accessToken: string } }
  expect(success).toBe(true)
  const me = await fetch(`${running.url}/api/auth/me`, { headers: { authorization: `Bearer ${session.accessToken}` } })
  expect(await me.json()).toMatchObject({ email: 'admin@plainpolicy.test', roles: ['admin'] })
  expect(await heard(UserConfirmedSchema)).toHaveLength(1)
  expect(messages(VerificationCodeIssuedSchema)).toEqual([])
  await running.stop()
})

test('does not start on a wrong configuration, and names every fault', async () => {
  const env = { ...environment('postgres://nowhere'), IDENTITY_PROVIDER: undefined, IDENTITY_KEY_SECRET: 'short' }
  const logger = createLogger({ service: 'identity', level: 'silent' })
  const start = identity.start({ env, bus: testBus().bus, clock: systemClock, logger })
  await expect(start).rejects.toThrow(/IDENTITY_KEY_SECRET[\s\S]*IDENTITY_PROVIDER/)
})
