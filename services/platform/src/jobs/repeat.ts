import type { Logger } from '../telemetry/logger.ts'

interface Repeat {
  name: string
  everyMs: number
  logger: Logger
  run: () => Promise<void>
}

export interface Job {
  /** Runs now, or once more after the present run; never twice at a time. */
  wake(): void
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

/** What the clock starts: at once, then every so often. A run that fails is logged and tried again at the next turn. */
export function repeat({ name, everyMs, logger, run }: Repeat): Job {
  let underWay: Promise<void> | undefined
  let again = false
  let stopped = false

  function wake(): void {
    if (stopped) return
    if (underWay) {
      again = true
      return
    }
    underWay = run()
      .catch((error) => logger.warn({ err: error, job: name }, 'a job failed'))
      .finally(() => {
        underWay = undefined
        if (again) {
          again = false
          wake()
        }
      })
  }

  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await underWay
    },
  }
}
