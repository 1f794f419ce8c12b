import { createHash } from 'node:crypto'
import type { ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'

const maxBytes = 32 * 1024 * 1024

/** Keeps a value as JSON; answers the SHA-256 of its bytes in hex. */
export async function putJson(store: ObjectStore, key: string, value: unknown): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(value))
  await store.put(key, bytes, { contentType: 'application/json' })
  return createHash('sha256').update(bytes).digest('hex')
}

/** What `putJson` kept under the key; only this service writes there, so its shape is known. */
export async function getJson<T>(store: ObjectStore, key: string): Promise<T> {
  const bytes = await store.get(key, { maxBytes })
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as T
}
