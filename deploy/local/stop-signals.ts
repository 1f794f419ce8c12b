/**
 * Resolves at the first Ctrl-C, SIGTERM or hang-up, or when the process that began this one is gone.
 * A second one forces the end. The terminal and npm both pass one Ctrl-C on: within half a second it counts once.
 */
export function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt = 0
    const told = () => {
      if (firstAt === 0) {
        firstAt = Date.now()
        resolve()
      } else if (Date.now() - firstAt > 500) {
        process.exit(130)
      }
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, told)
    process.once('disconnect', told)
    process.channel?.unref()
  })
}
