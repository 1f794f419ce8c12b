import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database/open-database.ts'
import { repeat } from '../jobs/repeat.ts'
import type { EventBus } from '../ports/event-bus/event-bus.ts'
import type { Logger } from '../telemetry/logger.ts'
import { currentTraceparent } from '../telemetry/trace-context.ts'
import type { EventEnvelope } from './event.ts'
import { inEventSpan } from './in-event-span.ts'
import { createLanes } from './lanes.ts'
import { outboxChannel, readOutbox, removeFromOutbox } from './outbox.ts'

interface RelayOptions {
  service: string
  database: Database
  bus: EventBus
  logger: Logger
}

const batch = 100
// Events held at once while their keys cannot be published; a bound on memory.
const mostUnderWay = 5_000
// A notification may be lost with its connection; then the event goes out at the next look.
const lookEveryMs = 2_000
const longestWaitMs = 10_000

/**
 * Publishes what the outbox holds: at least once, in order per key, keys side by side.
 * A key whose event cannot be published waits; the others go on.
 */
export async function startRelay({
  service,
  database,
  bus,
  logger,
}: RelayOptions): Promise<{ close(): Promise<void> }> {
  const lanes = createLanes()
  const underWay = new Set<string>()
  const closing = new AbortController()

  async function publish(event: EventEnvelope): Promise<void> {
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(wait * 2, longestWaitMs)) {
      try {
        await bus.publish({ ...event, traceparent: currentTraceparent() ?? event.traceparent })
        return await removeFromOutbox(database.prisma, event.id)
      } catch (error) {
        if (closing.signal.aborted) return
        logger.warn({ err: error, event: event.name }, 'an event could not be published yet')
        await delay(wait, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  async function look(): Promise<void> {
    // As it is before the read: what is published while the read lasts may still be in its answer.
    const taken = new Set(underWay)
    const limit = Math.min(batch + taken.size, mostUnderWay)
    const waiting = (await readOutbox(database.prisma, limit)).filter(({ id }) => !taken.has(id))
    for (const event of waiting) {
      underWay.add(event.id)
      lanes.run(`${event.topic} ${event.key}`, async () => {
        await inEventSpan({ service, act: 'publish', event }, () => publish(event))
        underWay.delete(event.id)
        // Those that did not fit into the batch.
        if (underWay.size === 0 && waiting.length >= batch) looking.wake()
      })
    }
  }

  const looking = repeat({ name: 'outbox relay', everyMs: lookEveryMs, logger, run: look })
  await database.listen(outboxChannel, looking.wake)
  looking.wake()
  return {
    async close() {
      closing.abort()
      await looking.stop()
      await lanes.settled()
    },
  }
}
