import { ObjectMissing, type ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { maxCropsBytes, readCropsFile } from './crops-file.ts'

/** A page asks for many pictures of one file at once; so many files stay unfolded, of 3 MB at most each. */
const mostFiles = 8

type Pictures = Map<string, Buffer>

/** One picture of a kept file; null where there is none. */
export type KeptCrop = (key: string, path: string) => Promise<Buffer | null>

export function keptCrops(objects: Pick<ObjectStore, 'get'>): KeptCrop {
  const files = new Map<string, Promise<Pictures>>()

  async function load(key: string): Promise<Pictures> {
    const bytes = await objects.get(key, { maxBytes: maxCropsBytes }).catch((error) => {
      if (error instanceof ObjectMissing) return null
      throw error
    })
    return bytes ? readCropsFile(bytes) : new Map()
  }

  return async (key, path) => {
    const file = files.get(key) ?? load(key)
    // Set anew, so that the first of the map is the one that was wanted longest ago.
    files.delete(key)
    files.set(key, file)
    file.catch(() => files.get(key) === file && files.delete(key))
    for (const oldest of files.keys()) if (files.size > mostFiles) files.delete(oldest)
    return (await file).get(path) ?? null
  }
}
