import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One fingerprint of names and contents; the time of a file says nothing after a checkout. */
export async function hashFiles(folder: string, names: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(await readFile(join(folder, name)))
      .update('\0')
  return hash.digest('hex')
}
