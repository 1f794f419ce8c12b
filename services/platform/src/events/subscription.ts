import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf'
import type { SqlTransaction } from '../database/sql-transaction.ts'
import { catalogueEntry, type EventName } from './catalogue.ts'
import type { EventEnvelope } from './event.ts'

/** One event that a service hears, and what it does about it. */
export interface Subscription<Tx extends SqlTransaction = SqlTransaction> {
  name: EventName
  topic: string
  handle(tx: Tx, envelope: EventEnvelope): Promise<void>
}

/**
 * Ties a reader to an event. The reader's changes and the note that the event was heard share one transaction:
 * once in effect, however often it is delivered. A reader throws to be tried again.
 */
export function subscription<Schema extends DescMessage, Tx extends SqlTransaction>(
  schema: Schema,
  read: (tx: Tx, message: MessageShape<Schema>, envelope: EventEnvelope) => Promise<void>,
): Subscription<Tx> {
  const { name, topic } = catalogueEntry(schema)
  return { name, topic, handle: (tx, envelope) => read(tx, fromBinary(schema, envelope.payload), envelope) }
}
