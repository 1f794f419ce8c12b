import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from '../local/postgres/account.ts'
import { type Binaries, reachable } from '../local/postgres/binaries.ts'
import { unpackDebian } from './debian-packages.ts'
import { intoCache } from './obtaining.ts'
import { Unavailable } from './real-server.ts'

export const debianMajor = 15

const programs = join('usr', 'lib', 'postgresql', `${debianMajor}`, 'bin')
const installed = join('/', programs)
// With what its programs load and a small Debian does not have.
const packages = ['postgresql-15', 'libpq5', 'libxml2', 'libicu72', 'libldap-2.5-0', 'libsasl2-2']

/**
 * PostgreSQL as Debian gives it out: the installed one, else its packages unpacked into the cache. Never installed: that
 * would bring a system service and a database of its own. Throws Unavailable.
 */
export async function findDebianPostgres(account: Account): Promise<Binaries> {
  if (existsSync(join(installed, 'postgres'))) return binariesIn(installed, account)
  const cache = join(homedir(), '.cache', 'plainpolicy', 'postgresql', `${debianMajor}`)
  await intoCache({ cache, proof: join(programs, 'postgres') }, (folder) => unpackDebian(folder, packages))
  const copy = await reachable({ folder: join(cache, 'usr'), name: `debian-postgres-${debianMajor}` }, account)
  const libraries = join(copy, 'lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`)
  return binariesIn(join(copy, 'lib', 'postgresql', `${debianMajor}`, 'bin'), account, libraries)
}

async function binariesIn(folder: string, account: Account, libraries?: string): Promise<Binaries> {
  const env = libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }
  const postgres = join(folder, 'postgres')
  try {
    await promisify(execFile)(postgres, ['--version'], { env })
  } catch (error) {
    throw new Unavailable(`Debian's PostgreSQL does not run here: ${(error as Error).message}`)
  }
  return { account, env, initdb: join(folder, 'initdb'), postgres }
}
