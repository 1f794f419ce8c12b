import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/** Without a stored hash it compares with one that nobody's password has: the answer takes as long. */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  const isSame = await verify(storedHash ?? (await nobodysHash), password)
  return storedHash !== null && isSame
}

/** Makes the comparison hash at the start, so that the first unknown address does not take longer. */
export async function prepareHashes(): Promise<void> {
  await isPassword(null, '')
}
