import { mkdir } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { intoCache, runTool } from '../obtaining.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'

const version = '3.21.6'
const packages = [`smtp-server@${version}`, 'mailparser@3.9.0']
const program = fileURLToPath(new URL('../smtp-inbox/main.ts', import.meta.url))

/**
 * Takes mail by SMTP and shows it at `mailPageOf`. In Mailpit's place, which docker-compose.yml runs: the Go module proxy
 * does not give Mailpit out. The protocol is npm's smtp-server, apart from the client that our services use; the page and
 * Mailpit's API are the embedded inbox's.
 */
export const smtpInbox: RealServer = {
  name: 'smtp-inbox',
  version,
  withoutIt: 'mails go to the embedded inbox.',

  obtain: (cache) =>
    intoCache({ cache, proof: join('node_modules', 'smtp-server', 'package.json') }, async (folder) => {
      const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages]
      await runTool({ program: 'npm', words })
    }),

  async prepare({ data }) {
    await mkdir(join(data, 'mails'), { recursive: true, mode: 0o700 })
  },

  command: ({ cache, data, port }) => ({
    program: process.execPath,
    args: [program, cache, join(data, 'mails'), String(port), String(port + 1)],
  }),

  async isReady(at) {
    const page = await fetch(`${mailPageOf(at)}/api/v1/messages`, { signal: AbortSignal.timeout(2_000) })
    return page.ok && (await greets(at))
  },

  variables: ({ host, port }) => ({ MAIL: 'smtp', SMTP_URL: `smtp://${host}:${port}` }),
}

/** Where the mails are shown, by Mailpit's API, too. */
export const mailPageOf = ({ host, port }: Pick<ServerPlace, 'host' | 'port'>) => `http://${host}:${port + 1}`

/** An SMTP server speaks first: 220. */
function greets({ host, port }: ServerPlace): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 2_000 })
    const end = (isReady: boolean) => {
      socket.destroy()
      resolve(isReady)
    }
    socket.once('data', (greeting) => end(String(greeting).startsWith('220')))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
