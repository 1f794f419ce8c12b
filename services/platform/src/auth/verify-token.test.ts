import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { createServiceToken } from './service-token.ts'
import { createTokenVerifier, serviceTokenIssuer, type VerifyToken } from './verify-token.ts'

const secret = 'a-service-secret-of-32-characters-or-more'
const issuer = 'http://identity.test'
const claims = { email: 'pat@example.com', name: 'Pat', realm_access: { roles: ['homeowner'] } }

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let verify: VerifyToken

beforeAll(async () => {
  keys = await generateKeyPair('ES256')
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256' }] })
  verify = createTokenVerifier({ jwks, issuer, audience: 'plainpolicy', service: 'reports', serviceSecret: secret })
})

interface Changes {
  iss?: string
  aud?: string
  exp?: string
  key?: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']
  claims?: object
}

function userToken({ iss = issuer, aud = 'plainpolicy', exp = '10m', key = keys.privateKey, ...more }: Changes = {}) {
  return new SignJWT({ ...(more.claims ?? claims) })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject('user-1')
    .setExpirationTime(exp)
    .sign(key)
}

test("a person's token tells who they are", async () => {
  const user = { kind: 'user', userId: 'user-1', email: 'pat@example.com', name: 'Pat', roles: ['homeowner'] }
  expect(await verify(await userToken())).toEqual(user)
})

test.each<[string, Changes]>([
  ['that has expired', { exp: '-1s' }],
  ['of another issuer', { iss: 'http://evil.test' }],
  ['for another audience', { aud: 'elsewhere' }],
  ['without the claims we need', { claims: { email: 'pat@example.com' } }],
])("a person's token %s is worth nothing", async (_what, changes) => {
  expect(await verify(await userToken(changes))).toBeNull()
})

test("a token signed by a stranger's key is worth nothing", async () => {
  const { privateKey } = await generateKeyPair('ES256')
  expect(await verify(await userToken({ key: privateKey }))).toBeNull()
})

test('a token without a signature is worth nothing', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = { ...claims, iss: issuer, aud: 'plainpolicy', sub: 'user-1', exp: 4_102_444_800 }
  expect(await verify(`${part({ alg: 'none' })}.${part(body)}.`)).toBeNull()
})

test.each(['', 'x', 'a.b.c'])('the words %j are no token', async (token) => {
  expect(await verify(token)).toBeNull()
})

test('a service token tells which service calls', async () => {
  const token = await createServiceToken({ service: 'gateway', audience: 'reports', secret })
  expect(await verify(token)).toEqual({ kind: 'service', service: 'gateway' })
})

test('a service token is worth nothing at a service that it was not made out to', async () => {
  expect(await verify(await createServiceToken({ service: 'gateway', audience: 'identity', secret }))).toBeNull()
})

test('a service token of another secret is worth nothing', async () => {
  const token = await createServiceToken({ service: 'gateway', audience: 'reports', secret: 'x'.repeat(32) })
  expect(await verify(token)).toBeNull()
})

test('a token signed in another way counts only where that way is configured', async () => {
  const rsa = await generateKeyPair('RS256')
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(rsa.publicKey)), alg: 'RS256' }] })
  const options = { jwks, issuer, audience: 'plainpolicy', service: 'reports', serviceSecret: secret }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(issuer)
    .setAudience('plainpolicy')
    .setSubject('user-1')
    .setExpirationTime('10m')
    .sign(rsa.privateKey)
  expect(await createTokenVerifier(options)(token)).toBeNull()
  expect(await createTokenVerifier({ ...options, algorithms: ['ES256', 'RS256'] })(token)).toMatchObject({
    kind: 'user',
  })
})

test("a person's key cannot sign for a service", async () => {
  expect(await verify(await userToken({ iss: serviceTokenIssuer, aud: 'reports' }))).toBeNull()
})

test('the service secret cannot sign for a person', async () => {
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience('plainpolicy')
    .setSubject('user-1')
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(secret))
  expect(await verify(forged)).toBeNull()
})
