import { createTokenVerifier } from '@plainpolicy/platform/auth/verify-token'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import type { ConnectedKeycloak } from '../connect-keycloak.ts'
import { keycloak, people } from './keycloak-under-test.ts'

const second = 1_000

const verifierOf = ({ jwksUrl, issuer }: ConnectedKeycloak) =>
  createTokenVerifier({
    jwks: jwksUrl,
    issuer,
    audience: 'plainpolicy',
    service: 'reports',
    serviceSecret: 'a service secret for tests of 32 characters',
  })

// What is in a token, with which key it is signed, and how long it is worth something.

const { member, signedIn } = people

test('every service accepts its tokens, which are ES256, name the homeowner and last ten minutes', async () => {
  const { userId, email } = await member()
  const { accessToken, accessExpiresAt } = await signedIn(email)
  expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'ES256' })
  expect(await verifierOf(keycloak())(accessToken)).toEqual({
    kind: 'user',
    userId,
    email,
    name: 'Pat Example',
    roles: ['homeowner'],
  })
  expect(Math.abs(accessExpiresAt.getTime() - Date.now() - 600 * second)).toBeLessThan(5 * second)
})

test('a new signing key is found by its readers, and tokens of the old one stay good until they expire', async () => {
  const { issuer, jwks, asOperator } = keycloak()
  const verify = verifierOf(keycloak())
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
  const ours = () => jwtVerify(accessToken, jwks, { issuer }).then(Boolean, () => false)
  await expect.poll(ours, { timeout: 8 * second }).toBe(true)
  // By those who knew it, and by a reader that starts now.
  for (const reader of [verify, verifierOf(keycloak())]) expect(await reader(old.accessToken)).not.toBeNull()
  const afterItsEnd = { issuer, currentDate: new Date(old.accessExpiresAt.getTime() + second) }
  await expect(jwtVerify(old.accessToken, jwks, afterItsEnd)).rejects.toThrow('"exp" claim timestamp check failed')
})

test('a refresh token that comes back later than 30 s ends the session', async () => {
  const clock = fixedClock(new Date().toISOString())
  const { provider } = keycloak().providerAt(clock)
  const { email } = await member()
  const { refreshToken } = await signedIn(email)
  const next = await provider.refresh(refreshToken)
  clock.advance(29 * second)
  expect(await keycloak().providerAt(clock).provider.refresh(refreshToken)).toEqual(next)
  clock.advance(2 * second)
  expect(await provider.refresh(refreshToken)).toBeNull()
  expect(await provider.isLive(next?.accessToken ?? '')).toBe(false)
  expect(await provider.refresh(next?.refreshToken ?? '')).toBeNull()
})
