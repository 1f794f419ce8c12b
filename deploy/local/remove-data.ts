import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkAt, removeData as removeCluster } from './postgres/place-data.ts'
import { stopLeftover } from './postgres/postmaster.ts'
import { takeRunLock } from './run-lock.ts'

/** By name, so that a wrong --data never empties somebody's folder. */
const ours = ['files', 'mail', 'secrets.json', 'seeded.json', 'postgres.log', 'postgres.making']

/** Begins anew: everything that the system keeps on this machine goes. Throws while it is running. */
export async function removeData(dataDirectory: string): Promise<void> {
  const release = takeRunLock(dataDirectory)
  const cluster = join(dataDirectory, 'postgres')
  await stopLeftover(linkAt(cluster) ?? cluster)
  removeCluster(cluster)
  for (const name of ours) rmSync(join(dataDirectory, name), { recursive: true, force: true })
  release()
}
