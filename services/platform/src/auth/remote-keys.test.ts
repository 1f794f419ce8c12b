import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DependencyAway } from '../errors/dependency-away.ts'
import { remoteKeys } from './remote-keys.ts'
import { createTokenVerifier } from './verify-token.ts'

const issuer = 'http://identity.test'
let keys: Awaited<ReturnType<typeof generateKeyPair>>
let provider: Server
let url: URL
let asked: number
let isSilent: boolean

beforeAll(async () => {
  keys = await generateKeyPair('ES256')
})
beforeEach(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), alg: 'ES256', kid: 'one' }
  asked = 0
  isSilent = false
  provider = createServer((_, response) => {
    asked++
    if (!isSilent) response.end(JSON.stringify({ keys: [jwk] }))
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  url = new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/keys`)
})
afterEach(goAway)

async function goAway(): Promise<void> {
  provider.closeAllConnections()
  await new Promise((resolve) => provider.close(resolve))
}

const verifier = (freshMs: number) =>
  createTokenVerifier({
    jwks: remoteKeys({ url, freshMs, answersWithinMs: 300 }),
    issuer,
    audience: 'plainpolicy',
    algorithms: ['ES256'],
    service: 'reports',
    serviceSecret: 'a-service-secret-of-32-characters-or-more',
  })

const token = (kid = 'one') =>
  new SignJWT({ email: 'pat@example.com', name: 'Pat' })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuer)
    .setAudience('plainpolicy')
    .setSubject('user-1')
    .setExpirationTime('10m')
    .sign(keys.privateKey)

test('keys that are known serve on, however old, while the provider is away', async () => {
  const verify = verifier(1)
  expect(await verify(await token())).toMatchObject({ userId: 'user-1' })
  await goAway()
  await delay(5)
  expect(await verify(await token())).toMatchObject({ userId: 'user-1' })
})

test('a provider that takes questions and answers none holds up one request, not each', async () => {
  const verify = verifier(1)
  await verify(await token())
  isSilent = true
  await delay(5)
  for (let request = 0; request < 3; request++) expect(await verify(await token())).toMatchObject({ userId: 'user-1' })
  expect(asked).toBe(2)
})

test('without any keys a token is neither believed nor refused', async () => {
  const verify = verifier(60_000)
  await goAway()
  await expect(verify(await token())).rejects.toThrow(DependencyAway)
})

test('a token of a key that is not known is not refused while the provider is away, who may have it', async () => {
  const verify = verifier(1)
  await verify(await token())
  await goAway()
  await delay(5)
  await expect(verify(await token('two'))).rejects.toThrow(DependencyAway)
})

test('a token of a key that the provider does not have is worth nothing', async () => {
  expect(await verifier(60_000)(await token('two'))).toBeNull()
})
