import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from '../local/environment.ts'
import { root } from '../local/root.ts'
import { type RunningProcess, runProcess } from './run-process.ts'

interface RunService {
  name: string
  port: number
  env: Variables
  /** The folder of its log. */
  logs: string
}

const readyWithinMs = 60_000

/** One of our services as a process of its own, as in production; resolves when it is ready. Leaves nothing running when it is not. */
export function runService({ name, port, env, logs }: RunService): Promise<RunningProcess> {
  mkdirSync(logs, { recursive: true })
  const main = join(root, 'services', name, 'src', 'main.ts')
  return runProcess({
    name,
    place: join(logs, name),
    ports: [port],
    command: () => ({ program: process.execPath, args: ['--disable-warning=ExperimentalWarning', main], env }),
    // Its children end with their work, which it waits for.
    stops: 'leader',
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok,
    readyWithinMs,
  })
}
