import { z } from 'zod'
import { loadConfig } from '../../config/load-config.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { createEmbeddedBus } from './embedded.ts'
import type { EventBus } from './event-bus.ts'
import { createKafkaBus } from './kafka.ts'
import { kafkaAddressOf } from './kafka-variables.ts'

interface BusOptions {
  env: Record<string, string | undefined>
  clientId: string
  logger: Logger
}

interface OpenBus {
  bus: EventBus
  close(): Promise<void>
}

const choice = z.object({ EVENT_BUS: z.enum(['embedded', 'kafka']).default('embedded') })

/** The bus that EVENT_BUS names. */
export function openEventBus({ env, clientId, logger }: BusOptions): OpenBus {
  if (loadConfig(choice, env).EVENT_BUS === 'embedded') return { bus: createEmbeddedBus(), close: async () => {} }
  const bus = createKafkaBus({ ...kafkaAddressOf(env), clientId, logger })
  return { bus, close: bus.close }
}
