import { join } from 'node:path'
import { environmentOf, type Variables } from '../local/environment.ts'
import { Fault } from '../local/fault.ts'
import { mustBeFree, serviceNames } from '../local/ports.ts'
import type { Cluster } from '../local/postgres/cluster.ts'
import { ensureDatabases } from '../local/postgres/databases.ts'
import { takeRunLock } from '../local/run-lock.ts'
import { keptSecrets, type Secrets } from '../local/secrets.ts'
import { endLeftovers } from './leftover.ts'
import type { RunningProcess } from './run-process.ts'
import type { RunningServer } from './run-server.ts'
import { runService } from './run-service.ts'
import { mailPageOf } from './servers/smtp-inbox.ts'
import { startPostgres } from './start-postgres.ts'
import { type MissingServer, type ServersToStart, startServers } from './start-servers.ts'

export interface RealStackOptions extends ServersToStart {
  /** Without them only the servers run. */
  withServices: boolean
  /** Awaited before the gateway starts, which serves the built web. */
  webIsBuilt: Promise<unknown>
}

export interface RealStack {
  origin: string
  inbox: string
  secrets: Secrets
  /** The variables of our services. */
  environment: Variables
  servers: Map<string, RunningServer>
  missing: MissingServer[]
  /** None when a server is missing that they need. */
  services: Map<string, RunningProcess>
  /** Rejects when a server or a service ends although nobody ended it. */
  isBroken: Promise<unknown>
  stop(): Promise<void>
}

/** The servers that people run in production, and our services as processes of their own. Leaves nothing running when it cannot. */
export async function startRealStack(options: RealStackOptions): Promise<RealStack> {
  const { dataDirectory, ports } = options
  const undo: (() => unknown)[] = []
  const stop = async () => {
    const faults: unknown[] = []
    // One that cannot be stopped keeps none of the others running.
    for (const step of undo.splice(0).reverse()) {
      try {
        await step()
      } catch (error) {
        faults.push(error)
      }
    }
    if (faults.length > 0) throw faults[0]
  }
  try {
    undo.push(takeRunLock(dataDirectory))
    await endLeftovers(join(dataDirectory, 'real'))
    await mustBeFree(ports)
    const secrets = keptSecrets(join(dataDirectory, 'secrets.json'))
    const database = { port: ports.database, password: secrets.database }
    const cluster = await startPostgres({ ...options, ...database })
    undo.push(cluster.stop)
    const { running: servers, missing } = await startServers(options)
    for (const server of servers.values()) undo.push(server.stop)
    if (servers.size === 0 && missing.length > 0) throw new Fault('None of the servers could be started.')
    const services = new Map<string, RunningProcess>()
    const environment = await environmentFor({ options, cluster, secrets, servers })
    const canServe = missing.every(({ server }) => server.withoutIt !== undefined)
    if (options.withServices && canServe) await startServices({ options, env: environment, services, undo })
    const mail = servers.get('smtp-inbox')
    const inbox = mail ? mailPageOf(mail.at) : `http://localhost:${ports.inbox}`
    const isBroken = Promise.race([cluster, ...servers.values(), ...services.values()].map((one) => one.isBroken))
    const origin = `http://localhost:${ports.gateway}`
    return { origin, inbox, secrets, environment, servers, missing, services, isBroken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Environment {
  options: RealStackOptions
  cluster: Cluster
  secrets: Secrets
  servers: Map<string, RunningServer>
}

/** The embedded stack's variables, with those of the servers in their place. */
async function environmentFor({ options, cluster, secrets, servers }: Environment): Promise<Variables> {
  const { dataDirectory, ports } = options
  const names = serviceNames.filter((name) => name !== 'gateway')
  const databases = await ensureDatabases(cluster, names, secrets.database)
  const origin = `http://localhost:${ports.gateway}`
  const logLevel = process.env.LOG_LEVEL ?? 'warn'
  const own = environmentOf({ ports, origin, databases, secrets, dataDirectory, logLevel })
  return Object.assign({}, own, ...[...servers.values()].map(({ variables }) => variables), process.env)
}

interface StartServices {
  options: RealStackOptions
  env: Variables
  services: Map<string, RunningProcess>
  undo: (() => unknown)[]
}

async function startServices({ options, env, services, undo }: StartServices): Promise<void> {
  const { dataDirectory, ports, webIsBuilt, say } = options
  const logs = join(dataDirectory, 'real')
  const start = async (name: (typeof serviceNames)[number]) => {
    const running = await runService({ name, port: ports[name], env, logs })
    undo.push(running.stop)
    services.set(name, running)
  }
  const started = await Promise.allSettled([
    webIsBuilt,
    ...serviceNames.filter((name) => name !== 'gateway').map(start),
  ])
  const failed = started.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  await start('gateway')
  say('all services are ready')
}
