import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../local/fault.ts'
import { isTaken } from '../local/free-port.ts'
import { endLeftover, forgetGroup, noteGroup } from './leftover.ts'
import type { RealServer, ServerPlace } from './real-server.ts'

export interface RunningServer {
  server: RealServer
  at: ServerPlace
  variables: Record<string, string>
  /** Rejects when the server ends although nobody stopped it. */
  isBroken: Promise<never>
  /** SIGTERM, and SIGKILL for one that does not end. */
  stop(): Promise<void>
  /** As a power cut would: SIGKILL, at once. */
  kill(): Promise<void>
}

const readyWithinMs = 120_000
const stopWithinMs = 20_000

export const cacheOf = ({ name, version }: RealServer) => join(homedir(), '.cache', 'plainpolicy', name, version)

/** Starts one server and resolves when our services can use it. Leaves nothing running when it cannot. */
export async function runServer(
  server: RealServer,
  place: Omit<ServerPlace, 'cache' | 'host'>,
): Promise<RunningServer> {
  const at: ServerPlace = { ...place, cache: cacheOf(server), host: '127.0.0.1' }
  await server.obtain(at.cache)
  endLeftover(at)
  if (await isTaken(at.port)) throw new Fault(`Port ${at.port} (${server.name}) is in use by another program. Stop it.`)
  mkdirSync(at.data, { recursive: true })
  await server.prepare?.(at)
  const child = launch(server, at)
  let isStopping = false
  const isBroken = brokenBy(child, () => isStopping || fault(server, at, 'ended'))
  const end = async (signal: NodeJS.Signals) => {
    isStopping = true
    await endGroup(child, signal)
    forgetGroup(at)
  }
  try {
    await Promise.race([untilReady(server, at), isBroken])
    await server.provision?.(at)
  } catch (error) {
    await end('SIGTERM')
    throw error
  }
  const variables = server.variables(at)
  return { server, at, variables, isBroken, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** In a process group of its own: Ctrl-C in the terminal reaches only us, who stop the servers in order. */
function launch(server: RealServer, at: ServerPlace): ChildProcess {
  const { program, args, env } = server.command(at)
  const log = openSync(logOf(at), 'a')
  const child = spawn(program, args, {
    cwd: at.data,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  if (child.pid !== undefined) noteGroup(at, child.pid)
  child.on('error', (error) => writeFileSync(logOf(at), `${error.message}\n`, { flag: 'a' }))
  return child
}

const logOf = (at: ServerPlace) => `${at.data}.log`

function brokenBy(child: ChildProcess, why: () => Fault | true): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    const tell = () => {
      const reason = why()
      if (reason !== true) reject(reason)
    }
    child.once('exit', tell)
    child.once('error', tell)
  })
  broken.catch(() => undefined)
  return broken
}

async function untilReady(server: RealServer, at: ServerPlace): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (!(await server.isReady(at).catch(() => false))) {
    if (Date.now() > deadline) throw fault(server, at, `was not ready within ${readyWithinMs / 1000} s`)
    await delay(100)
  }
}

function fault({ name, version }: RealServer, at: ServerPlace, what: string): Fault {
  const last = readFileSync(logOf(at), 'utf8').trimEnd().split('\n').slice(-5).join('\n')
  return new Fault(`${name} ${version} ${what}. Its last lines (all are in ${logOf(at)}):\n${last}`)
}

async function endGroup(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const hasEnded = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')))
  killGroup(child.pid, signal)
  if ((await Promise.race([hasEnded, delay(stopWithinMs, 'late', { ref: false })])) === 'late') {
    killGroup(child.pid, 'SIGKILL')
    await hasEnded
  }
}

/** A group may end in the moment before; then its end is about to be told. */
function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
