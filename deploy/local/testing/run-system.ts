import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { mustBeFree, portsFrom } from '../ports.ts'
import { readPostmaster } from '../postgres/postmaster.ts'
import type { NotReady, Ready } from '../ready.ts'
import { removeData } from '../remove-data.ts'

export interface System {
  facts: Ready
  /** As Ctrl-C does. */
  stop(): Promise<void>
  /** Kills the services and the database at once, as a power cut does. */
  kill(): Promise<void>
  /** Removes its data, once it is stopped. */
  remove(): Promise<void>
}

interface Options {
  dataDirectory: string
  /** From an earlier run, to start again on the same ports. */
  portBase?: number
  /** The script that starts it; unsaid, that of `npm start`. */
  script?: string
}

const embedded = join(import.meta.dirname, '..', 'start.ts')

/** All people of all tests come from one network: together they sign up more often than one may in an hour. */
const allFromHere = { IDENTITY_CODES_PER_NETWORK: '1000' }

/** Runs `npm start`'s script as a process of its own; resolves when it says that it is ready. */
export async function runSystem({
  dataDirectory,
  portBase,
  script = embedded,
}: Options): Promise<System & { portBase: number }> {
  const base = portBase ?? (await freeBase())
  const words = ['--data', dataDirectory, '--port-base', String(base)]
  const child = fork(script, words, {
    execArgv: [],
    env: { ...allFromHere, ...process.env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (said === null) throw new Error('The system did not start; its lines above say why.')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const [facts] = said as [Ready | NotReady]
  if ('fault' in facts) {
    await end('SIGTERM')
    throw new Error(facts.fault)
  }
  return {
    portBase: base,
    facts,
    stop: () => end('SIGTERM'),
    async kill() {
      const postmaster = readPostmaster(join(dataDirectory, 'postgres'))
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await end('SIGKILL')
    },
    remove: () => removeData(dataDirectory),
  }
}

/** Below the range from which the machine gives ports to outgoing connections. */
export async function freeBase(): Promise<number> {
  for (;;) {
    const base = 10_000 + 20 * Math.floor(Math.random() * 1000)
    const isFree = await mustBeFree(portsFrom(base)).then(
      () => true,
      () => false,
    )
    if (isFree) return base
  }
}
