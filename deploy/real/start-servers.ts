import { join } from 'node:path'
import { sentenceFor } from '../local/fault.ts'
import { type Ports, serviceNames } from '../local/ports.ts'
import type { RealServer } from './real-server.ts'
import { cacheOf, type RunningServer, runServer } from './run-server.ts'

export interface ServersToStart {
  dataDirectory: string
  ports: Ports
  /** The first of two ports for each server. */
  serverPorts: number
  servers: RealServer[]
  say: (line: string) => void
}

export interface MissingServer {
  server: RealServer
  reason: string
}

export interface StartedServers {
  running: Map<string, RunningServer>
  missing: MissingServer[]
}

const slowAfterMs = 5_000

/** Starts all that can be had, side by side. One that cannot is told at once, and keeps none of the others from running. */
export async function startServers(options: ServersToStart): Promise<StartedServers> {
  const { servers, say } = options
  const started: StartedServers = { running: new Map(), missing: [] }
  await Promise.all(
    servers.map(async (server, index) => {
      try {
        started.running.set(server.name, await startOne(server, index, options))
      } catch (error) {
        const missing = { server, reason: sentenceFor(error) ?? String(error) }
        started.missing.push(missing)
        say(sentenceOf(missing))
      }
    }),
  )
  return started
}

async function startOne(server: RealServer, index: number, options: ServersToStart): Promise<RunningServer> {
  const { dataDirectory, ports, serverPorts, say } = options
  const name = `${server.name} ${server.version}`
  const patience = setTimeout(() => say(`${name} is being fetched or built, once; this may take minutes`), slowAfterMs)
  await server.obtain(cacheOf(server)).finally(() => clearTimeout(patience))
  const services = serviceNames.map((service) => ({ name: service, port: ports[service] }))
  const at = { data: join(dataDirectory, 'real', server.name), port: serverPorts + 2 * index, services }
  const running = await runServer(server, at)
  say(`${name} is ready on 127.0.0.1:${at.port}`)
  return running
}

/** What a person must know: why it is missing, and what that means. */
export function sentenceOf({ server, reason }: MissingServer): string {
  const means =
    server.withoutIt === undefined
      ? 'The services need it, so none of them is started.'
      : `The rest runs without it: ${server.withoutIt}`
  return `MISSING: ${server.name} ${server.version}. ${reason}\n  ${means}`
}
