import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { expect, test } from 'vitest'
import { deleteExpired } from '../src/jobs/delete-expired.ts'
import { minute, password, startIdentity, type TestIdentity } from './start-identity.ts'

const hour = 60 * minute

async function runJob({ database, provider, clock }: TestIdentity): Promise<void> {
  const logger = createLogger({ service: 'identity', level: 'silent' })
  await deleteExpired({ database, provider, clock, logger, everyMs: hour }).stop()
}

async function rows({ database: { prisma } }: TestIdentity) {
  return {
    accounts: await prisma.userAccount.count(),
    codes: await prisma.verificationCode.count(),
    sessions: await prisma.session.count(),
    attempts: await prisma.attemptCount.count(),
  }
}

test('removes sign-ups, codes and counts that are over, and nothing else', async () => {
  const identity = await startIdentity()
  const member = await identity.member('stays@example.com')
  await identity.browser('gone').post('sign-up', { name: 'Gone', email: 'gone@example.com', password })
  const before = await rows(identity)
  await runJob(identity)
  expect(await rows(identity)).toEqual(before)
  identity.clock.advance(25 * hour)
  await runJob(identity)
  expect(await rows(identity)).toEqual({ accounts: 1, codes: 0, sessions: 1, attempts: 0 })
  expect((await member.refresh(member.tokens().refreshToken)).status).toBe(200)
  await identity.stop()
})

test('removes sessions that have ended or run out', async () => {
  const identity = await startIdentity()
  const leaves = await identity.member('leaves@example.com')
  await identity.member('month@example.com')
  await leaves.post('sign-out')
  await runJob(identity)
  expect(await rows(identity)).toMatchObject({ accounts: 2, sessions: 1 })
  identity.clock.advance(30 * 24 * hour)
  await runJob(identity)
  expect(await rows(identity)).toMatchObject({ accounts: 2, sessions: 0 })
  await identity.stop()
})

test('renews the signing key after 90 days, and tokens of the old one stay good', async () => {
  const identity = await startIdentity()
  await identity.member('before@example.com')
  identity.clock.advance(90 * 24 * hour)
  const late = identity.browser('late')
  await late.post('sign-in', { email: 'before@example.com', password })
  await runJob(identity)
  expect((await identity.provider.publicKeys()).keys).toHaveLength(2)
  expect((await late.me()).status).toBe(200)
  const { session } = await late.refresh(late.tokens().refreshToken)
  const keyOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  expect(keyOf(session?.accessToken ?? '')).not.toBe(keyOf(late.tokens().accessToken))
  identity.clock.advance(2 * hour)
  await runJob(identity)
  expect((await identity.provider.publicKeys()).keys).toHaveLength(1)
  await identity.stop()
})
