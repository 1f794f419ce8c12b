import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, maySee } from './account.ts'
import { sharedFolder } from './binaries.ts'
import { stopLeftover } from './postmaster.ts'

/**
 * The folder for the data. When root runs a clone that lies in a private folder, the database's account cannot
 * reach it there: the data then lies under /var/lib/plainpolicy, with a link at the usual place.
 */
export async function placeData(directory: string, account: Account): Promise<string> {
  mkdirSync(dirname(directory), { recursive: true })
  if (maySee(account, dirname(directory))) return directory
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const elsewhere = join(sharedFolder, name, 'postgres')
  if (linkAt(directory) !== elsewhere) {
    // No link, no data: the person removed .data by hand and wants to begin anew.
    await stopLeftover(elsewhere)
    rmSync(elsewhere, { recursive: true, force: true })
    rmSync(directory, { recursive: true, force: true })
    mkdirSync(dirname(elsewhere), { recursive: true })
    chmodSync(sharedFolder, 0o755)
    chmodSync(dirname(elsewhere), 0o755)
    symlinkSync(elsewhere, directory)
  }
  return elsewhere
}

/** Removes the data, wherever it was placed. The database must not be running. */
export function removeData(directory: string): void {
  const elsewhere = linkAt(directory)
  if (elsewhere?.startsWith(`${sharedFolder}/`)) rmSync(dirname(elsewhere), { recursive: true, force: true })
  rmSync(directory, { recursive: true, force: true })
}

export function linkAt(path: string): string | null {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat?.isSymbolicLink() ? readlinkSync(path) : null
}
