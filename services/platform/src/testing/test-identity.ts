import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { User } from '../auth/caller.ts'
import { createTokenVerifier } from '../auth/verify-token.ts'

const issuer = 'http://identity.test'
const audience = 'plainpolicy'
export const testServiceSecret = 'a-service-secret-for-tests-of-32-characters'

/** An identity provider for tests: tokens that a service under test accepts. */
export async function testIdentity(service: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] })

  function tokenFor({
    userId,
    email,
    name = 'Pat Example',
    roles = ['homeowner'],
  }: Partial<User> & Pick<User, 'userId' | 'email'>) {
    return new SignJWT({ email, name, realm_access: { roles } })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setExpirationTime('10m')
      .sign(privateKey)
  }

  return {
    verifyToken: createTokenVerifier({ jwks, issuer, audience, service, serviceSecret: testServiceSecret }),
    tokenFor,
    headersFor: async (user: Partial<User> & Pick<User, 'userId' | 'email'>) => ({
      authorization: `Bearer ${await tokenFor(user)}`,
    }),
  }
}
