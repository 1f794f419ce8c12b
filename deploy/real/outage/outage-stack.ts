import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildWeb } from '../../local/build-web.ts'
import { freeRow } from '../../local/free-port.ts'
import { portsFrom } from '../../local/ports.ts'
import { addressOf } from '../../local/postgres/databases.ts'
import { type RealStack, startRealStack } from '../real-stack.ts'
import { kafka } from '../servers/kafka.ts'
import { keycloak } from '../servers/keycloak.ts'
import { smtpInbox } from '../servers/smtp-inbox.ts'
import { temporal } from '../servers/temporal.ts'
import { versitygw } from '../servers/versitygw.ts'
import { startPostgres } from '../start-postgres.ts'

/** What can be killed, as a power cut would, and started again. */
export interface Killable {
  kill(): Promise<void>
  restart(): Promise<void>
}

export interface OutageStack {
  stack: RealStack
  place: { dataDirectory: string; portBase: number }
  named(name: string): Killable
  rows(service: string, sql: string, values?: unknown[]): Promise<unknown[]>
  stop(): Promise<void>
}

const servers = [kafka, temporal, keycloak, versitygw, smtpInbox]

/** Everything on ports and in a folder of its own, under the hand of a test. */
export async function startOutageStack(): Promise<OutageStack> {
  const folder = mkdtempSync(join(tmpdir(), 'plainpolicy-outage-'))
  const dataDirectory = join(folder, '.data')
  const base = await freeRow(20 + 2 * servers.length)
  const ports = portsFrom(base)
  const say = () => undefined
  const webIsBuilt = buildWeb()
  const stack = await startRealStack({
    ...{ dataDirectory, ports, serverPorts: base + 20, servers, say },
    withServices: true,
    webIsBuilt,
  })
  stack.isBroken.catch(() => 'PostgreSQL, which a test killed')
  const place = { dataDirectory, port: ports.database, password: stack.secrets.database, say }
  const postgres = killablePostgres(place)
  const named = (name: string): Killable => {
    const found = name === 'postgresql' ? postgres : (stack.servers.get(name) ?? stack.services.get(name))
    if (!found) throw new Error(`Nothing here is called ${name}.`)
    return found
  }
  return {
    stack,
    place: { dataDirectory, portBase: base },
    named,
    rows: (service, sql, values) => query(addressOf(service, ports.database, stack.secrets.database), sql, values),
    async stop() {
      await stack.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function query(address: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** The stack began it; after a kill it is ours. */
function killablePostgres(place: Parameters<typeof startPostgres>[0]): Killable & Pick<RealStack, 'stop'> {
  let own: Awaited<ReturnType<typeof startPostgres>> | undefined
  return {
    async kill() {
      const address = `postgresql://postgres:${place.password}@127.0.0.1:${place.port}/postgres`
      const [row] = await query(address, "SELECT pg_read_file('postmaster.pid') AS note")
      process.kill(Number.parseInt((row as { note: string }).note, 10), 'SIGKILL')
    },
    async restart() {
      own = await startPostgres(place)
    },
    async stop() {
      await own?.stop()
    },
  }
}
