import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive } from '../local/postgres/postmaster.ts'
import type { ServerPlace } from './real-server.ts'

const noteOf = (at: ServerPlace) => `${at.data}.pid`

/** Notes which process group serves a folder, for the start after one that was killed. */
export function noteGroup(at: ServerPlace, pid: number): void {
  writeFileSync(noteOf(at), String(pid))
}

export function forgetGroup(at: ServerPlace): void {
  rmSync(noteOf(at), { force: true })
}

/** Ends what a killed run left running on this folder. A number that another program was given meanwhile is not ours. */
export function endLeftover(at: ServerPlace): void {
  const pid = notedPid(at)
  if (pid !== null && isAlive(pid) && commandOf(pid).includes(at.data)) process.kill(-pid, 'SIGKILL')
  forgetGroup(at)
}

function notedPid(at: ServerPlace): number | null {
  try {
    return Number(readFileSync(noteOf(at), 'utf8')) || null
  } catch {
    return null
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
