import { readdirSync, readFileSync } from 'node:fs'

/** The most memory that any one child of this process has held since the last look, in megabytes; 0 without /proc. */
export const watchChildren = () => {
  let peak = 0
  const look = () => {
    for (const pid of childrenOfThisProcess()) peak = Math.max(peak, peakOf(pid))
  }
  const timer = setInterval(look, 15)
  timer.unref()
  return {
    takePeak: (): number => {
      look()
      const taken = peak
      peak = 0
      return Math.round(taken)
    },
    end: () => clearInterval(timer),
  }
}

const childrenOfThisProcess = (): string[] => {
  try {
    return readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'latin1').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

/** The system itself keeps the highest mark; a child that ended meanwhile has none. */
const peakOf = (pid: string): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
