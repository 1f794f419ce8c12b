import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ListedObject, ObjectHead } from './object-store.ts'

/**
 * Objects as files. An object is there when its file is there: written under `.incoming` first, its type beside it, then
 * moved in one step, so that neither a crash nor a reader ever meets half a file. Keys are checked before they get here.
 */
export interface FileFolder {
  replace(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Streams a new object in; false when one is there already. A stream that fails leaves nothing. */
  receive(key: string, source: IncomingFile): Promise<boolean>
  head(key: string): Promise<ObjectHead | null>
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<ListedObject>
  pathOf(key: string): string
}

export interface IncomingFile {
  body: Readable
  /** Lets bytes through or throws. */
  guard: Transform
  contentType: string
  signal: AbortSignal
}

const incomingName = '.incoming'
// Longer than any upload may take.
const leftoverAfterMs = 60 * 60 * 1000

export async function openFileFolder(directory: string): Promise<FileFolder> {
  const incoming = join(directory, incomingName)
  await mkdir(incoming, { recursive: true })
  await removeLeftovers(incoming)
  const pathOf = (key: string) => join(directory, ...key.split('/'))
  const place = async (key: string, contentType: string) => {
    await mkdir(dirname(pathOf(key)), { recursive: true })
    const note = join(incoming, randomUUID())
    await writeFile(note, JSON.stringify({ contentType }), { flush: true })
    await rename(note, notePath(pathOf(key)))
  }
  return {
    pathOf,
    async replace(key, bytes, contentType) {
      const temporary = join(incoming, randomUUID())
      await writeFile(temporary, bytes, { flush: true })
      await place(key, contentType)
      await rename(temporary, pathOf(key))
      await flushFolders(directory, pathOf(key))
    },
    async receive(key, { body, guard, contentType, signal }) {
      const temporary = join(incoming, randomUUID())
      try {
        await pipeline(body, guard, createWriteStream(temporary, { flush: true }), { signal })
        await place(key, contentType)
        const isNew = await linkNew(temporary, pathOf(key))
        await flushFolders(directory, pathOf(key))
        return isNew
      } finally {
        await rm(temporary, { force: true })
      }
    },
    async head(key) {
      try {
        const { size } = await stat(pathOf(key))
        return { sizeBytes: size, contentType: await typeOf(pathOf(key)) }
      } catch (error) {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
      await rm(notePath(pathOf(key)), { force: true })
    },
    list: (prefix) => listFiles(directory, prefix),
  }
}

/** Keys never begin a part with a dot, so this can be no object's name. */
const notePath = (path: string) => join(dirname(path), `.${path.slice(dirname(path).length + 1)}.json`)

async function typeOf(path: string): Promise<string> {
  const note: unknown = JSON.parse(await readFile(notePath(path), 'utf8'))
  return (note as { contentType: string }).contentType
}

/** A file is safe from a power cut when its name is, too: that stands in its folder, and a new folder's in the one above. */
async function flushFolders(top: string, path: string): Promise<void> {
  for (let folder = dirname(path); folder.length >= top.length; folder = dirname(folder)) {
    await using opened = await open(folder)
    await opened.sync()
  }
}

/** A link, unlike a rename, fails when the name is taken: of two uploads at once, one is told so. */
async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function* listFiles(directory: string, prefix: string): AsyncIterable<ListedObject> {
  const root = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const entries = await readdir(join(directory, root), { recursive: true, withFileTypes: true }).catch((error) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const key = path.slice(join(directory, '/').length).replaceAll('\\', '/')
    const found = key.startsWith(prefix) ? await stat(path).catch(() => null) : null
    if (found) yield { key, sizeBytes: found.size, modifiedAt: found.mtime }
  }
}

/** What a killed process left of its uploads. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > leftoverAfterMs) await rm(path, { force: true })
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
