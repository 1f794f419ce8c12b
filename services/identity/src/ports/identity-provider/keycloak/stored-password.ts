import { randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import type { PreparedPassword } from '../identity-provider.ts'

// Keycloak's own cost for argon2id (the library's default kind), OWASP's with 7 MiB: it need not hash again at the sign-in.
const cost = { memoryCost: 7_168, timeCost: 5, parallelism: 1, outputLen: 32 }

/**
 * A password as Keycloak stores it, in its format for imported credentials. Hashed here, so that registering a known
 * address costs what a new one costs, and no call of the Admin API carries a password.
 */
export async function storedPassword(password: string): Promise<PreparedPassword> {
  const salt = randomBytes(16)
  const hash = await hashRaw(password, { ...cost, salt })
  const credentialData = {
    algorithm: 'argon2',
    hashIterations: cost.timeCost,
    additionalParameters: {
      type: ['id'],
      version: ['1.3'],
      hashLength: [String(cost.outputLen)],
      memory: [String(cost.memoryCost)],
      parallelism: [String(cost.parallelism)],
    },
  }
  const secretData = { value: hash.toString('base64'), salt: salt.toString('base64'), additionalParameters: {} }
  const credential = {
    type: 'password',
    secretData: JSON.stringify(secretData),
    credentialData: JSON.stringify(credentialData),
  }
  return JSON.stringify(credential) as PreparedPassword
}
