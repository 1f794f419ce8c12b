import { readFile } from 'node:fs/promises'
import type { Clock } from '../../clock/clock.ts'
import { openFileFolder } from './file-folder.ts'
import { requireKey, requirePrefix } from './object-key.ts'
import { ObjectMissing, type ObjectStore, ObjectTooLarge } from './object-store.ts'
import { signAddress } from './signed-address.ts'

interface EmbeddedObjectStore {
  directory: string
  /** Signs addresses; the same in every process that signs or answers them. */
  secret: string
  /** Where the gateway reaches the file routes: '/files'. */
  publicPath: string
  clock: Clock
  /** Prefixes such as 'uploads/'. */
  mayRead: string[]
  mayWrite: string[]
}

/** The object store as files on this machine's disk; `file-routes.ts` answers its addresses. */
export async function openEmbeddedObjectStore(options: EmbeddedObjectStore): Promise<ObjectStore> {
  const { directory, secret, publicPath, clock, mayRead, mayWrite } = options
  const folder = await openFileFolder(directory)
  const readable = (key: string) => requireKey(key, mayRead, 'read')
  const writable = (key: string) => requireKey(key, mayWrite, 'write')
  const expiry = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds

  return {
    async put(key, bytes, { contentType }) {
      writable(key)
      await folder.replace(key, bytes, contentType)
    },
    async get(key, { maxBytes }) {
      readable(key)
      const head = await folder.head(key)
      if (!head) throw new ObjectMissing(key)
      if (head.sizeBytes > maxBytes) throw new ObjectTooLarge(key, maxBytes)
      return readFile(folder.pathOf(key))
    },
    async head(key) {
      readable(key)
      return folder.head(key)
    },
    async delete(key) {
      writable(key)
      await folder.delete(key)
    },
    list(prefix) {
      requirePrefix(prefix, mayRead, 'read')
      return folder.list(prefix)
    },
    async presignPut(key, { expiresInSeconds, ...limits }) {
      writable(key)
      return signAddress(publicPath, { method: 'PUT', key, expires: expiry(expiresInSeconds), ...limits }, secret)
    },
    async presignGet(key, { expiresInSeconds, ...names }) {
      readable(key)
      return signAddress(publicPath, { method: 'GET', key, expires: expiry(expiresInSeconds), ...names }, secret)
    },
  }
}
