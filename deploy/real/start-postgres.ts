import { join } from 'node:path'
import { type Cluster, startCluster } from '../local/postgres/cluster.ts'
import { debianMajor, findDebianPostgres } from './debian-postgres.ts'
import { Unavailable } from './real-server.ts'

interface PostgresToStart {
  dataDirectory: string
  port: number
  password: string
  say: (line: string) => void
}

/** Debian's PostgreSQL; npm's, which `npm start` runs, only where Debian's cannot be had, and never in silence. */
export async function startPostgres({ dataDirectory, port, password, say }: PostgresToStart): Promise<Cluster> {
  const place = { port, password, isDurable: true }
  const told = (name: string, cluster: Cluster) => {
    say(`postgresql ${name} is ready on 127.0.0.1:${port}`)
    return cluster
  }
  try {
    const directory = join(dataDirectory, 'real', `postgresql-${debianMajor}`)
    const name = `${debianMajor} (Debian)`
    return told(name, await startCluster({ ...place, directory, findPrograms: findDebianPostgres }))
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    say(`MISSING: Debian's PostgreSQL ${debianMajor}. ${error.message}\n  In its place runs the one from npm.`)
    return told('from npm', await startCluster({ ...place, directory: join(dataDirectory, 'real', 'postgresql-npm') }))
  }
}
