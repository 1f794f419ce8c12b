import { systemClock } from '../clock/clock.ts'
import { openEventBus } from '../ports/event-bus/from-config.ts'
import { createLogger } from '../telemetry/logger.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import type { Service } from './service.ts'

/** Runs one service as its own process, from its environment, until SIGTERM or SIGINT. */
export async function runAlone(service: Service): Promise<void> {
  const logger = createLogger({ service: service.name, level: process.env.LOG_LEVEL ?? 'info' })
  try {
    const telemetry = await startTelemetry(process.env, logger)
    const { bus, close } = openEventBus({ env: process.env, clientId: service.name, logger })
    const running = await service.start({ env: process.env, bus, clock: systemClock, logger })
    logger.info({ address: running.url }, 'ready')
    const end = async () => {
      await running.stop()
      await close()
      await telemetry.stop()
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  } catch (error) {
    logger.fatal({ err: error }, 'could not start')
    process.exitCode = 1
  }
}
