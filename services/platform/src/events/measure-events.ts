import type { Database } from '../database/open-database.ts'
import type { EventBus } from '../ports/event-bus/event-bus.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { catalogue } from './catalogue.ts'

interface MeasureEvents {
  service: string
  database: Pick<Database, 'prisma'>
  bus: EventBus
  metrics: Metrics
}

// Beyond it a count says no more than "far too many", and costs.
const mostCounted = 10_000
const events = Object.keys(catalogue)
const topics = [...new Set(Object.values(catalogue).map(({ topic }) => topic))]

/** What waits on an event's way: unpublished, not heard yet, given up. */
export function measureEvents({ service, database: { prisma }, bus, metrics }: MeasureEvents): void {
  metrics.gauge({
    name: 'outbox_events',
    help: `Events that are not published yet, counted up to ${mostCounted}`,
    labels: {},
    read: () =>
      readingOf(prisma.$queryRaw`
        SELECT count(*)::float8 AS "value" FROM (SELECT 1 FROM "outbox" LIMIT ${mostCounted}) AS "counted"`),
  })
  metrics.gauge({
    name: 'outbox_oldest_event_seconds',
    help: 'How long the oldest unpublished event has been waiting; 0 when none does',
    labels: {},
    read: () =>
      readingOf(prisma.$queryRaw`
        SELECT GREATEST(0, COALESCE(extract(epoch FROM now() - min("occurred_at")), 0))::float8 AS "value"
        FROM (SELECT "occurred_at" FROM "outbox" ORDER BY "position" LIMIT 1) AS "oldest"`),
  })
  metrics.gauge({
    name: 'dead_letters',
    help: 'Events that could not be handled and are kept to be looked at',
    labels: { event: events },
    read: async () => {
      const rows = await prisma.$queryRaw<(Value & { event: string })[]>`
        SELECT "name" AS "event", count(*)::float8 AS "value" FROM "dead_letter" GROUP BY "name"`
      return rows.map(({ event, value }) => ({ labels: { event }, value }))
    },
  })
  const { lag } = bus
  if (!lag) return
  metrics.gauge({
    name: 'event_lag',
    help: 'Events of the topic that the service has not done yet',
    labels: { topic: topics },
    read: async () => {
      const own = (await lag()).filter(({ group }) => group === service)
      return own.map(({ topic, events }) => ({ labels: { topic }, value: events }))
    },
  })
}

interface Value {
  value: number
}

const readingOf = async (rows: PromiseLike<Value[]>) => (await rows).map(({ value }) => ({ labels: {}, value }))
