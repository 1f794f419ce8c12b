import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isTaken } from '../local/free-port.ts'
import { beganAt } from '../local/run-lock.ts'

/** A process group and the ports that it listens on. */
interface Group {
  pid: number
  ports: number[]
}

const freeWithinMs = 10_000
const noteOf = (place: string) => `${place}.pid`

/** Notes which process group runs at a place, for the start after one that was killed. */
export function noteGroup(place: string, group: Group): void {
  writeFileSync(noteOf(place), JSON.stringify({ ...group, beganAt: beganAt(group.pid) }))
}

export function forgetGroup(place: string): void {
  rmSync(noteOf(place), { force: true })
}

/** Ends all that a killed run left running on a folder. */
export async function endLeftovers(folder: string): Promise<void> {
  const notes = globSync(join(folder, '*.pid'))
  await Promise.all(notes.map((note) => endLeftover(join(folder, basename(note, '.pid')))))
}

/** Ends what a killed run left running at a place. A number that another program was given meanwhile is not ours. */
export async function endLeftover(place: string): Promise<void> {
  const left = noted(place)
  if (left !== null && beganAt(left.pid) === left.beganAt) {
    process.kill(-left.pid, 'SIGKILL')
    const deadline = Date.now() + freeWithinMs
    for (const port of left.ports) while ((await isTaken(port)) && Date.now() < deadline) await delay(20)
  }
  forgetGroup(place)
}

function noted(place: string): (Group & { beganAt: string }) | null {
  try {
    const note = JSON.parse(readFileSync(noteOf(place), 'utf8'))
    return note.pid > 1 && note.beganAt !== '' ? note : null
  } catch {
    return null
  }
}
