import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Fault, sentenceFor } from '../fault.ts'
import type { Binaries } from './binaries.ts'

interface NewCluster {
  directory: string
  password: string
  isDurable: boolean
}

/** Makes the data directory once. It is made beside its place and then moved: a run killed half way leaves no half one. */
export async function initialise(cluster: NewCluster, binaries: Binaries): Promise<void> {
  const { account } = binaries
  if (existsSync(join(cluster.directory, 'PG_VERSION'))) return
  const making = `${cluster.directory}.making`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true, mode: 0o700 })
  await rm(cluster.directory, { recursive: true, force: true })
  if (account) await chown(making, account.uid, account.gid)
  await runInitdb(making, cluster, binaries)
  await rename(making, cluster.directory)
}

async function runInitdb(making: string, cluster: NewCluster, { account, initdb, env }: Binaries): Promise<void> {
  const passwordFile = `${making}.password`
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const flags = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--locale=C']
  if (!cluster.isDurable) flags.push('--no-sync')
  try {
    await promisify(execFile)(initdb, [`--pgdata=${making}`, `--pwfile=${passwordFile}`, ...flags], {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC', ...env },
    })
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new Fault(sentenceFor(new Error(stderr)) ?? `PostgreSQL could not make its data folder: ${lastLine(stderr)}`)
  } finally {
    await unlink(passwordFile).catch(() => undefined)
  }
}

function lastLine(text = ''): string {
  return text.trim().split('\n').at(-1) ?? ''
}
