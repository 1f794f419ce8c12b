import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JSONWebKeySet,
} from 'jose'
import { seal, unseal } from '../../../domain/seal.ts'
import { type IdentityDatabase, inTransaction } from '../../../store/identity-database.ts'
import {
  addKey,
  deleteRetiredKeys,
  findKeyInUse,
  findPublicKeys,
  retireKeys,
  type StoredKey,
} from '../../../store/signing-keys.ts'

const renewAfterMs = 90 * 24 * 3_600_000
// Longer than any access token, and than any reader keeps our keys.
const publishRetiredMs = 3_600_000

export interface SigningKey {
  keyId: string
  privateKey: CryptoKey
}

interface SigningKeys {
  inUse(): Promise<SigningKey>
  published(now: Date): Promise<JSONWebKeySet>
  /** Puts a new key in the place of one older than `age`; tokens of the old one stay good. */
  renew(now: Date, age?: number): Promise<void>
}

/** ES256 keys in the database: made once, sealed with our secret, the same for every process. */
export function createSigningKeys(database: IdentityDatabase, sealingKey: Buffer, now: () => Date): SigningKeys {
  const opened = new Map<string, Promise<SigningKey>>()

  async function inUse(): Promise<SigningKey> {
    let stored = await findKeyInUse(database.prisma)
    if (!stored) {
      await addKey(database.prisma, await makeKey(sealingKey, now()))
      stored = await findKeyInUse(database.prisma)
    }
    if (!stored) throw new Error('there is no signing key')
    const key = opened.get(stored.keyId) ?? openKey(stored, sealingKey)
    opened.set(stored.keyId, key)
    return key
  }

  return {
    inUse,
    published: async (time) => {
      const keys = await findPublicKeys(database.prisma, new Date(time.getTime() - publishRetiredMs))
      return { keys } as JSONWebKeySet
    },
    async renew(time, age = renewAfterMs) {
      await inTransaction(database, async (tx) => {
        const retired = await retireKeys(tx, new Date(time.getTime() - age), time)
        if (retired > 0) await addKey(tx, await makeKey(sealingKey, time))
        await deleteRetiredKeys(tx, new Date(time.getTime() - publishRetiredMs))
      })
    },
  }
}

async function makeKey(sealingKey: Buffer, createdAt: Date): Promise<StoredKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const keyId = await calculateJwkThumbprint(jwk)
  const publicJwk = { ...jwk, kid: keyId, alg: 'ES256', use: 'sig' }
  return { keyId, publicJwk, privateKey: seal(sealingKey, await exportPKCS8(privateKey)), createdAt }
}

async function openKey({ keyId, privateKey }: StoredKey, sealingKey: Buffer): Promise<SigningKey> {
  let pem: string
  try {
    pem = unseal(sealingKey, privateKey)
  } catch (cause) {
    throw new Error('The signing key in the database was sealed with another IDENTITY_KEY_SECRET.', { cause })
  }
  return { keyId, privateKey: await importPKCS8(pem, 'ES256') }
}
