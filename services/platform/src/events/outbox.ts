import { notify, type SqlTransaction } from '../database/sql-transaction.ts'
import type { EventEnvelope } from './event.ts'

export const outboxChannel = 'outbox'

/** Says an event: it is published if, and only if, the transaction commits. */
export async function addToOutbox(tx: SqlTransaction, event: EventEnvelope): Promise<void> {
  await tx.$executeRaw`INSERT INTO "outbox" ("id", "name", "topic", "key", "occurred_at", "traceparent", "payload")
    VALUES (${event.id}::uuid, ${event.name}, ${event.topic}, ${event.key}, ${event.occurredAt}, ${event.traceparent}, ${event.payload})`
  await notify(tx, outboxChannel)
}

interface OutboxRow {
  position: bigint
  id: string
  name: EventEnvelope['name']
  topic: string
  key: string
  occurred_at: Date
  traceparent: string | null
  payload: Uint8Array
}

/** The oldest unpublished events, in the order in which they were said. */
export async function readOutbox(db: SqlTransaction, limit: number): Promise<EventEnvelope[]> {
  const rows = await db.$queryRaw<OutboxRow[]>`SELECT * FROM "outbox" ORDER BY "position" LIMIT ${limit}`
  return rows.map(({ id, name, topic, key, occurred_at, traceparent, payload }) => {
    return { id, name, topic, key, occurredAt: occurred_at, traceparent, payload }
  })
}

/** A published event leaves the table at once, and whatever personal it held with it. */
export async function removeFromOutbox(db: SqlTransaction, id: string): Promise<void> {
  await db.$executeRaw`DELETE FROM "outbox" WHERE "id" = ${id}::uuid`
}
