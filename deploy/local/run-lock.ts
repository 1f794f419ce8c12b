import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.ts'
import { isAlive } from './postgres/postmaster.ts'

/**
 * One system for one data folder. The lock names the process and when it began, so that neither a killed run
 * nor another program that was given the same number keeps the next start out.
 */
export function takeRunLock(dataDirectory: string): () => void {
  mkdirSync(dataDirectory, { recursive: true })
  const file = join(dataDirectory, 'running')
  const own = JSON.stringify({ pid: process.pid, beganAt: beganAt(process.pid) })
  while (!wrote(file, own)) {
    const holder = read(file)
    if (holder && isAlive(holder.pid) && beganAt(holder.pid) === holder.beganAt) {
      throw new Fault(
        `Plainpolicy is running already on ${dataDirectory} (process ${holder.pid}). Stop it with Ctrl-C where it runs, or with: kill ${holder.pid}`,
      )
    }
    // Left by a run that was killed.
    rmSync(file, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** Only one of two starts at the same moment can make the file. */
function wrote(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): { pid: number; beganAt: string } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Linux counts from boot; elsewhere the number of the process alone has to do. Empty when there is no such process. */
export function beganAt(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
