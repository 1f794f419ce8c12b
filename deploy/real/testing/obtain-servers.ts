import { sentenceFor } from '../../local/fault.ts'
import type { RealServer } from '../real-server.ts'
import { cacheOf } from '../run-server.ts'

/** Gets all servers; answers why the missing ones are missing. Those that must be compiled come in the order given. */
export async function obtainServers(servers: RealServer[]): Promise<Map<RealServer, string>> {
  const missing = new Map<RealServer, string>()
  await Promise.all(
    servers.map(async (server) => {
      try {
        await server.obtain(cacheOf(server))
        console.log(`${server.name} ${server.version}: there`)
      } catch (error) {
        missing.set(server, sentenceFor(error) ?? String(error))
        console.log(`${server.name} ${server.version}: MISSING. ${missing.get(server)}`)
      }
    }),
  )
  return missing
}
