import type { SqlTransaction } from '../database/sql-transaction.ts'
import type { EventEnvelope } from './event.ts'

interface DeadLetter {
  event: EventEnvelope
  attempts: number
  error: unknown
}

/** Keeps an event that its reader could not handle, so that it can be looked at and sent again. */
export async function keepDeadLetter(db: SqlTransaction, { event, attempts, error }: DeadLetter): Promise<void> {
  const reason = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2_000)
  await db.$executeRaw`INSERT INTO "dead_letter" ("event_id", "name", "topic", "key", "occurred_at", "traceparent", "payload", "attempts", "error")
    VALUES (${event.id}::uuid, ${event.name}, ${event.topic}, ${event.key}, ${event.occurredAt}, ${event.traceparent}, ${event.payload}, ${attempts}, ${reason})
    ON CONFLICT ("event_id") DO UPDATE SET "attempts" = EXCLUDED."attempts", "error" = EXCLUDED."error", "failed_at" = CURRENT_TIMESTAMP`
}
