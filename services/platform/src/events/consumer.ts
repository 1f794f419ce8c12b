import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database/open-database.ts'
import { asAway } from '../errors/as-away.ts'
import type { EventBus } from '../ports/event-bus/event-bus.ts'
import type { Logger } from '../telemetry/logger.ts'
import { kindOfError, type Span } from '../telemetry/span.ts'
import { keepDeadLetter } from './dead-letters.ts'
import type { EventEnvelope } from './event.ts'
import { inEventSpan } from './in-event-span.ts'
import type { Subscription } from './subscription.ts'

interface ConsumerOptions {
  service: string
  database: Database
  subscriptions: Subscription[]
  logger: Logger
  /** Milliseconds before each further try; after the last one the event becomes a dead letter. */
  retryAfter?: number[]
  isClosing: () => boolean
  keepDead?: EventBus['keepDead']
}

const defaultRetries = [50, 200, 1_000, 3_000]

/**
 * Handles one delivered event to its end: done, already done, or kept as a dead letter. Throws when that end could not be
 * stored, and while something that its reader needs is away: no event is given up for an outage.
 */
export function createConsumer({
  service,
  database,
  subscriptions,
  logger,
  retryAfter = defaultRetries,
  isClosing,
  keepDead,
}: ConsumerOptions) {
  const byName = new Map(subscriptions.map((subscription) => [subscription.name, subscription]))

  async function bury(event: EventEnvelope, attempts: number, error: unknown): Promise<void> {
    if (asAway(error)) throw error
    logger.error({ event: event.name, event_id: event.id, attempts }, 'an event is kept as a dead letter')
    await keepDeadLetter(database.prisma, { event, attempts, error })
    await keepDead?.(event, kindOfError(error)).catch((failure: unknown) => {
      logger.warn({ err: failure, event_id: event.id }, 'a dead letter is in the database only')
    })
  }

  async function handle(span: Span, subscription: Subscription, event: EventEnvelope): Promise<void> {
    for (const [attempt, wait] of [...retryAfter, null].entries()) {
      try {
        return await handleOnce(database, subscription, event)
      } catch (error) {
        const attempts = attempt + 1
        logger.warn({ err: error, event: event.name, event_id: event.id, attempts }, 'an event was not handled')
        if (isClosing()) throw error
        span.describe({ 'plainpolicy.attempts': attempts })
        if (wait === null) {
          span.fail(kindOfError(error))
          return await bury(event, attempts, error)
        }
        await delay(wait)
      }
    }
  }

  return async (event: EventEnvelope): Promise<void> => {
    const subscription = byName.get(event.name)
    if (!subscription) return
    await inEventSpan({ service, act: 'handle', event }, (span) => handle(span, subscription, event))
  }
}

async function handleOnce(database: Database, subscription: Subscription, event: EventEnvelope): Promise<void> {
  await database.transaction(
    async (tx) => {
      const added =
        await tx.$executeRaw`INSERT INTO "inbox" ("event_id", "name") VALUES (${event.id}::uuid, ${event.name}) ON CONFLICT DO NOTHING`
      if (added > 0) await subscription.handle(tx, event)
    },
    { timeout: 15_000, maxWait: 10_000 },
  )
}
