import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { RealServer, ServerPlace } from './real-server.ts'
import { type RunningProcess, runProcess } from './run-process.ts'

export interface RunningServer extends RunningProcess {
  server: RealServer
  at: ServerPlace
  variables: Record<string, string>
}

// Keycloak on a machine with much else to do.
const readyWithinMs = 240_000

export const cacheOf = ({ name, version }: RealServer) => join(homedir(), '.cache', 'plainpolicy', name, version)

/** Starts one server and resolves when our services can use it. Leaves nothing running when it cannot. */
export async function runServer(
  server: RealServer,
  place: Omit<ServerPlace, 'cache' | 'host'>,
): Promise<RunningServer> {
  const at: ServerPlace = { ...place, cache: cacheOf(server), host: '127.0.0.1' }
  await server.obtain(at.cache)
  mkdirSync(at.data, { recursive: true })
  const running = await runProcess({
    name: `${server.name} ${server.version}`,
    place: at.data,
    ports: [at.port, at.port + 1],
    command() {
      const { program, args, env } = server.command(at)
      return { program, args, env: { ...process.env, ...env }, cwd: at.data }
    },
    stops: 'group',
    prepare: async () => server.prepare?.(at),
    isReady: () => server.isReady(at),
    readyWithinMs,
    provision: async () => server.provision?.(at),
  })
  return { server, at, variables: server.variables(at), ...running }
}
