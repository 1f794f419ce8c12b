import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { type ClusterOptions, startCluster } from './postgres/cluster.ts'
import { removeData } from './postgres/place-data.ts'
import { isAlive, stopLeftover } from './postgres/postmaster.ts'

const prefix = 'plainpolicy-test-'

/** Vitest's global setup: one PostgreSQL for the whole run, whose address `testDatabase` reads from the environment. */
export default function startTestPostgres(): Promise<() => Promise<void>> {
  return startTestPostgresWith()
}

/** The same with other programs than npm's. */
export async function startTestPostgresWith(
  findPrograms?: ClusterOptions['findPrograms'],
): Promise<() => Promise<void>> {
  await removeAbandoned()
  const folder = join(tmpdir(), `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`)
  mkdirSync(folder, { mode: 0o755 })
  const directory = join(folder, 'postgres')
  const cluster = await startCluster({
    directory,
    port: await freePort(),
    password: randomUUID(),
    isDurable: false,
    ...(findPrograms && { findPrograms }),
  })
  process.env.TEST_POSTGRES_URL = cluster.urlOf('postgres')
  return async () => {
    await cluster.stop()
    removeData(directory)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A test run that was killed leaves its database running: the next run clears it away. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length).split('-')[0]))) continue
    const directory = join(tmpdir(), name, 'postgres')
    await stopLeftover(directory)
    removeData(directory)
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
