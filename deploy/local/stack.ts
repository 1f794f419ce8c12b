import { join } from 'node:path'
import { type Clock, systemClock } from '@plainpolicy/platform/clock/clock'
import { createEmbeddedBus } from '@plainpolicy/platform/ports/event-bus/embedded'
import type { RunningService, Service } from '@plainpolicy/platform/service/service'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { startTelemetry } from '@plainpolicy/platform/telemetry/start-telemetry'
import { environmentOf, type Variables } from './environment.ts'
import { mustBeFree, type Ports, serviceNames } from './ports.ts'
import { type Cluster, startCluster } from './postgres/cluster.ts'
import { ensureDatabases } from './postgres/databases.ts'
import { takeRunLock } from './run-lock.ts'
import { keptSecrets, type Secrets } from './secrets.ts'

export interface StackOptions {
  dataDirectory: string
  ports: Ports
  /** The gateway comes last: it gathers what the others offer. */
  services: Service[]
  /** Awaited before the gateway starts, which serves the built web. */
  webIsBuilt?: Promise<unknown>
  clock?: Clock
  logLevel?: string
}

export interface Stack {
  origin: string
  inbox: string
  secrets: Secrets
  environment: Variables
  /** Rejects if the database ends although nobody stopped it. */
  isBroken: Promise<never>
  stop(): Promise<void>
}

/** Starts the database and all services in this process; leaves nothing running when it cannot. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDirectory, ports } = options
  const origin = `http://localhost:${ports.gateway}`
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    undo.push(takeRunLock(dataDirectory))
    await mustBeFree(ports)
    const secrets = keptSecrets(join(dataDirectory, 'secrets.json'))
    const cluster = await startDatabase(options, secrets)
    undo.push(cluster.stop)
    const databases = await ensureDatabases(cluster, namesOfDatabases, secrets.database)
    const { logLevel = process.env.LOG_LEVEL ?? 'warn' } = options
    const environment = environmentOf({ ports, origin, databases, secrets, dataDirectory, logLevel })
    const telemetry = await startTelemetry(environment, createLogger({ service: 'stack', level: logLevel }))
    undo.push(telemetry.stop)
    undo.push(await startServices(options, environment))
    const inbox = `http://localhost:${ports.inbox}`
    return { origin, inbox, secrets, environment, isBroken: cluster.isBroken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const namesOfDatabases = serviceNames.filter((name) => name !== 'gateway')

function startDatabase({ dataDirectory, ports }: StackOptions, secrets: Secrets): Promise<Cluster> {
  const directory = join(dataDirectory, 'postgres')
  return startCluster({ directory, port: ports.database, password: secrets.database, isDurable: true })
}

async function startServices(options: StackOptions, env: Variables): Promise<() => Promise<void>> {
  const { services, clock = systemClock, webIsBuilt } = options
  const bus = createEmbeddedBus()
  const running: RunningService[] = []
  const start = async (service: Service) => {
    const logger = createLogger({ service: service.name, level: env.LOG_LEVEL ?? 'warn' })
    running.push(await service.start({ env, bus, clock, logger }))
  }
  // Last in, first out: the gateway takes no new work before the services behind it end theirs.
  const stop = async () => {
    const [last, ...others] = running.splice(0).reverse()
    await last?.stop()
    await Promise.all(others.map((service) => service.stop()))
  }
  const started = await Promise.allSettled([webIsBuilt, ...services.slice(0, -1).map(start)])
  const failed = started.find((outcome) => outcome.status === 'rejected')
  try {
    if (failed) throw failed.reason
    await Promise.all(services.slice(-1).map(start))
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
