import { randomUUID } from 'node:crypto'
import { create, type DescMessage, type MessageInitShape, toBinary } from '@bufbuild/protobuf'
import { currentTraceparent } from '../telemetry/trace-context.ts'
import { catalogueEntry, type EventName } from './catalogue.ts'

/** One event on its way: CloudEvents attributes and the Protobuf payload. */
export interface EventEnvelope {
  /** UUID; the same at every delivery, so that a reader knows a repeat. */
  id: string
  name: EventName
  topic: string
  /** Events of one key and topic arrive in order. */
  key: string
  occurredAt: Date
  traceparent: string | null
  payload: Uint8Array
}

/** Makes the event that a service is about to say; `key` is the reportId where there is one, else the id of what it tells about. */
export function outgoing<Schema extends DescMessage>(
  schema: Schema,
  message: MessageInitShape<Schema>,
  { key, occurredAt = new Date() }: { key: string; occurredAt?: Date },
): EventEnvelope {
  const { name, topic } = catalogueEntry(schema)
  return {
    id: randomUUID(),
    name,
    topic,
    key,
    occurredAt,
    traceparent: currentTraceparent() ?? null,
    payload: toBinary(schema, create(schema, message)),
  }
}
