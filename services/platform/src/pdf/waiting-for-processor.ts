import { readFileSync } from 'node:fs'

/** What the system says of a process's first thread, which does its work. */
export interface Thread {
  /** It works, or could if a processor were free. */
  isReady: boolean
  /** Milliseconds of processor time that it has had. */
  hadMs: number
}

interface Sources {
  threadOf?: (pid: number | undefined) => Thread | null
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/**
 * How many milliseconds a process has been kept from its work by others since this call, as far as looks at it tell: the
 * more often, the better. What it sleeps is not counted. 0 where the system does not say (only Linux has /proc).
 */
export const waitingForProcessor = (
  pid: number | undefined,
  { threadOf = threadInProc, now = () => performance.now() }: Sources = {},
): (() => number) => {
  const look = () => ({ at: now(), ...(threadOf(pid) ?? { isReady: false, hadMs: 0 }) })
  let before = look()
  let [ready, had] = [0, 0]
  return () => {
    const seen = look()
    if (before.isReady && seen.isReady) ready += seen.at - before.at
    had += Math.max(0, seen.hadMs - before.hadMs)
    before = seen
    return Math.max(0, ready - had)
  }
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

const threadInProc = (pid: number | undefined): Thread | null => {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1')
    // The name may hold anything, brackets included.
    const [state, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return { isReady: state === 'R', hadMs: (Number(rest[10]) + Number(rest[11])) * TICK_MS }
  } catch {
    return null
  }
}
