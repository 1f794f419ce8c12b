import type { Database } from '../database/open-database.ts'
import type { EventBus } from '../ports/event-bus/event-bus.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { catalogue } from './catalogue.ts'
import { createConsumer } from './consumer.ts'
import { measureEvents } from './measure-events.ts'
import { startRelay } from './relay.ts'
import type { Subscription } from './subscription.ts'
import { tidyEvents } from './tidy-events.ts'

interface ConnectEvents {
  service: string
  database: Database
  bus: EventBus
  subscriptions: Subscription[]
  logger: Logger
  metrics: Metrics
  retryAfter?: number[]
}

/** Joins a service to the bus: publishes its outbox and hears its subscriptions. `close` lets what is under way end. */
export async function connectEvents(options: ConnectEvents): Promise<{ close(): Promise<void> }> {
  const { service, database, bus, subscriptions, logger, metrics, retryAfter } = options
  for (const { name } of subscriptions) {
    if (!catalogue[name].readers.includes(service))
      throw new Error(`The catalogue does not name ${service} as a reader of ${name}`)
  }
  measureEvents({ service, database, bus, metrics })
  let closing = false
  const deliver = createConsumer({
    service,
    database,
    subscriptions,
    logger,
    isClosing: () => closing,
    ...(retryAfter && { retryAfter }),
    ...(bus.keepDead && { keepDead: bus.keepDead }),
  })
  const unsubscribe = await bus.subscribe(service, [...new Set(subscriptions.map(({ topic }) => topic))], deliver)
  const relay = await startRelay({ service, database, bus, logger })
  const tidying = tidyEvents({ database, logger })
  return {
    async close() {
      closing = true
      await unsubscribe()
      await tidying.stop()
      await relay.close()
    },
  }
}
