import type { Logger } from '@plainpolicy/platform/telemetry/logger'
import { DefaultLogger, Runtime } from '@temporalio/worker'

let isInstalled = false

/** One in a process. Signals are ours: a service stops its parts in its own order. */
export function installRuntime(logger: Logger): void {
  if (isInstalled) return
  isInstalled = true
  Runtime.install({
    shutdownSignals: [],
    // At a lower level each poll that finds no server writes a line a second.
    telemetryOptions: { logging: { forward: {}, filter: { core: 'ERROR', other: 'ERROR' } } },
    // Only the sentence: what Temporal adds to it may quote what it carries.
    logger: new DefaultLogger('WARN', ({ level, message }) => logger[level === 'ERROR' ? 'error' : 'warn'](message)),
  })
}
