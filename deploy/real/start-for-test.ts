import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeRow } from '../local/free-port.ts'
import type { RealServer } from './real-server.ts'
import { type RunningServer, runServer } from './run-server.ts'

/** A server for one test file, on free ports and with a folder of its own. `stop` takes the folder away. */
export async function startForTest(server: RealServer): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), `plainpolicy-real-${server.name}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const running = await runServer(server, { data: join(folder, server.name), port: await freeRow(2) })
    return {
      ...running,
      async stop() {
        await running.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Those that can be had: a run without some of them says so itself. */
export const present = (servers: RealServer[]): RealServer[] =>
  servers.filter(({ name }) => !(process.env.MISSING_SERVERS ?? '').split(',').includes(name))
