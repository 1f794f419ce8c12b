import { z } from 'zod'
import { loadConfig } from '../../config/load-config.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { createEmbeddedBus } from './embedded.ts'
import type { EventBus } from './event-bus.ts'
import { createKafkaBus } from './kafka.ts'

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
const kafkaVariables = z.object({
  /** host:port, several with commas between them. */
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/)
    .transform((brokers) => brokers.split(',')),
})

/** The bus that EVENT_BUS names. */
export function openEventBus({ env, clientId, logger }: BusOptions): OpenBus {
  if (loadConfig(choice, env).EVENT_BUS === 'embedded') return { bus: createEmbeddedBus(), close: async () => {} }
  const bus = createKafkaBus({ brokers: loadConfig(kafkaVariables, env).KAFKA_BROKERS, clientId, logger })
  return { bus, close: bus.close }
}
