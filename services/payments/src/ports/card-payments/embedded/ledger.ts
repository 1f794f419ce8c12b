import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { Database } from './database.ts'
import { newId } from './new-id.ts'
import { openRecords, type Records } from './records.ts'
import type { EventBody, StripeObject } from './shapes.ts'
import { planDeliveries, readPlan } from './webhook-plan.ts'

/** Everything the server keeps; whoever writes does so inside `database.transaction`. */
export interface Ledger {
  database: Database
  records: Records
  clock: Clock
  /** Seconds since 1970. */
  now(): number
  /** Keeps the event and what is to be sent of it, in the transaction of the change that it tells. */
  emit(type: string, object: StripeObject, previous?: object): void
}

const apiVersion = '2026-10-28.endive'

export function openLedger(database: Database, clock: Clock): Ledger {
  const records = openRecords(database)
  const now = () => Math.floor(clock.now().getTime() / 1000)
  return {
    database,
    records,
    clock,
    now,
    emit(type, object, previous) {
      const event: EventBody = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      const sequence = records.insert(event)
      for (const { lateMs, isHeld, forgery, isDropped } of planDeliveries(readPlan(database), sequence)) {
        database.run(
          'INSERT INTO delivery (event, event_sequence, due_at, held, forgery, state) VALUES (?, ?, ?, ?, ?, ?)',
          ...[event.id, sequence, clock.now().getTime() + lateMs, isHeld ? 1 : 0, forgery],
          isDropped ? 'dropped' : 'waiting',
        )
      }
    },
  }
}
