import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Variables } from '../local/environment.ts'
import { Fault } from '../local/fault.ts'
import { root } from '../local/root.ts'

export interface RunningProcess {
  /** Rejects when it ends although nobody stopped it. */
  isBroken: Promise<never>
  stop(): Promise<void>
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>
}

interface RunService {
  name: string
  port: number
  env: Variables
  /** The folder of its log. */
  logs: string
}

const readyWithinMs = 60_000

/** One of our services as a process of its own, as in production; resolves when it is ready. Leaves nothing running when it is not. */
export async function runService({ name, port, env, logs }: RunService): Promise<RunningProcess> {
  mkdirSync(logs, { recursive: true })
  const file = join(logs, `${name}.log`)
  const log = openSync(file, 'a')
  const main = join(root, 'services', name, 'src', 'main.ts')
  const words = ['--disable-warning=ExperimentalWarning', main]
  const child = spawn(process.execPath, words, {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let isStopping = false
  const isBroken = ended.then(() => {
    if (isStopping) return new Promise<never>(() => {})
    const last = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
    throw new Fault(`${name} ended. Its last lines (all are in ${file}):\n${last}`)
  })
  isBroken.catch(() => undefined)
  const end = async (signal: NodeJS.Signals) => {
    isStopping = true
    child.kill(signal)
    const isLate = await Promise.race([ended, delay(20_000, true, { ref: false })])
    if (isLate) child.kill('SIGKILL')
    await ended
  }
  try {
    await Promise.race([untilReady(name, port), isBroken])
  } catch (error) {
    await end('SIGTERM')
    throw error
  }
  return { isBroken, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function untilReady(name: string, port: number): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  while (!(await isReady().catch(() => false))) {
    if (Date.now() > deadline) throw new Fault(`${name} was not ready within ${readyWithinMs / 1000} s.`)
    await delay(100)
  }
}
