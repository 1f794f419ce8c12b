import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '../fault.ts'

/** What PostgreSQL writes into postmaster.pid, or null when there is no such file. */
export function readPostmaster(directory: string): { pid: number; isReady: boolean } | null {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/**
 * Stops the database that a killed run left behind, so that this run owns it again.
 * A number that now belongs to another program is not ours to stop: only the stale file goes.
 */
export async function stopLeftover(directory: string): Promise<void> {
  const left = readPostmaster(directory)
  if (left === null) return
  // Also after its end: killed, it leaves its file, and PostgreSQL takes a zombie's number for a living one.
  const forget = () => rmSync(join(directory, 'postmaster.pid'), { force: true })
  if (!isPostmasterOf(left.pid, directory)) return forget()
  if (await stopProcess(left.pid)) return forget()
  throw new Fault(`An earlier database process (${left.pid}) does not stop. End it with: kill -9 ${left.pid}`)
}

/** Fast shutdown first, then the one without clean-up, which PostgreSQL repairs at its next start. */
export async function stopProcess(pid: number): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    send(pid, signal)
    if (await hasEnded(pid, 5000)) return true
  }
  return false
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

export function isAlive(pid: number): boolean {
  if (statusOf(pid) === 'Z') return false
  return send(pid, 0)
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostmasterOf(pid: number, directory: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(directory)
  } catch {
    // Without /proc (macOS) the file's own word has to do; PostgreSQL itself checks it the same way.
    return process.platform !== 'linux'
  }
}

/** A process that nobody has waited for yet is a zombie: dead, though its number still answers. */
function statusOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0]
  } catch {
    return undefined
  }
}
