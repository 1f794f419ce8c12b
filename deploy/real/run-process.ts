import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../local/fault.ts'
import { isTaken } from '../local/free-port.ts'
import { endLeftover, forgetGroup, noteGroup } from './leftover.ts'

export interface RunningProcess {
  /** Rejects when it ends although nobody ended it. The same promise over all restarts. */
  isBroken: Promise<never>
  /** SIGTERM, and SIGKILL for one that does not end. Resolves when its ports are free. */
  stop(): Promise<void>
  /** As a power cut would: SIGKILL, at once, with all that it began. Resolves when its ports are free. */
  kill(): Promise<void>
  /** At the same place, with the same data; one that still runs is stopped first. Resolves when it is ready. */
  restart(): Promise<void>
}

export interface ProcessToRun {
  /** As sentences name it. */
  name: string
  /** What it says goes to `<place>.log`; who runs is noted in `<place>.pid`. */
  place: string
  ports: number[]
  command(): { program: string; args: string[]; env: Record<string, string | undefined>; cwd?: string }
  /** Whom SIGTERM reaches: the processes that it began, too, or itself alone. */
  stops: 'group' | 'leader'
  /** Before each start. */
  prepare?(): Promise<void>
  isReady(): Promise<boolean>
  readyWithinMs: number
  /** After each start, once it is ready. */
  provision?(): Promise<void>
}

const stopWithinMs = 20_000
const freeWithinMs = 10_000

/** Starts a process and resolves when it can be used. Leaves nothing running when it cannot. */
export async function runProcess(what: ProcessToRun): Promise<RunningProcess> {
  const broken = Promise.withResolvers<never>()
  broken.promise.catch(() => undefined)
  let child: ChildProcess | null = null
  let isEnding = false
  const end = async (signal: NodeJS.Signals) => {
    isEnding = true
    if (child !== null) await endProcess(child, what, signal)
    child = null
  }
  const begin = async () => {
    await mustBeFree(what)
    await what.prepare?.()
    isEnding = false
    child = launch(what)
    const tell = () => isEnding || broken.reject(fault(what, 'ended'))
    child.once('exit', tell)
    child.once('error', tell)
    try {
      await Promise.race([untilReady(what, child), broken.promise])
      await what.provision?.()
    } catch (error) {
      await end('SIGTERM')
      throw error
    }
  }
  await endLeftover(what.place)
  await begin()
  const stop = () => end('SIGTERM')
  return { isBroken: broken.promise, stop, kill: () => end('SIGKILL'), restart: () => stop().then(begin) }
}

async function mustBeFree({ name, ports }: ProcessToRun): Promise<void> {
  for (const port of ports) {
    if (await isTaken(port)) throw new Fault(`Port ${port} (${name}) is in use by another program. Stop it.`)
  }
}

/** In a process group of its own: Ctrl-C in the terminal reaches only us, who stop all in order. */
function launch({ place, ports, command }: ProcessToRun): ChildProcess {
  const { program, args, env, cwd } = command()
  const log = openSync(`${place}.log`, 'a')
  const options = { cwd, env: env as NodeJS.ProcessEnv, detached: true }
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  if (child.pid !== undefined) noteGroup(place, { pid: child.pid, ports })
  child.on('error', (error) => writeFileSync(`${place}.log`, `${error.message}\n`, { flag: 'a' }))
  return child
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null

/** Returns, too, when the process has ended: what it broke says so. */
async function untilReady(what: ProcessToRun, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + what.readyWithinMs
  while (!(await what.isReady().catch(() => false)) && !hasEnded(child)) {
    if (Date.now() > deadline) throw fault(what, `was not ready within ${what.readyWithinMs / 1000} s`)
    await delay(100)
  }
  if (hasEnded(child)) throw fault(what, 'ended')
}

function fault({ name, place }: ProcessToRun, what: string): Fault {
  const last = readFileSync(`${place}.log`, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
  return new Fault(`${name} ${what}. Its last lines (all are in ${place}.log):\n${last}`)
}

async function endProcess(child: ChildProcess, what: ProcessToRun, signal: NodeJS.Signals): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  if (!hasEnded(child)) {
    const isOver = new Promise<'over'>((resolve) => child.once('exit', () => resolve('over')))
    send(what.stops === 'leader' && signal === 'SIGTERM' ? pid : -pid, signal)
    await Promise.race([isOver, delay(stopWithinMs, 'late', { ref: false })])
  }
  // What it began ends with it, also when it ended by itself.
  send(-pid, 'SIGKILL')
  await untilFree(what)
  forgetGroup(what.place)
}

/** It may end in the moment before; then its end is about to be told. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The kernel takes a port back a moment after the process. */
async function untilFree({ name, ports }: Pick<ProcessToRun, 'name' | 'ports'>): Promise<void> {
  const deadline = Date.now() + freeWithinMs
  for (const port of ports) {
    while (await isTaken(port)) {
      if (Date.now() > deadline) throw new Fault(`Port ${port} of ${name} is still in use after its end.`)
      await delay(20)
    }
  }
}
