import { catalogue, type EventName } from '../../../events/catalogue.ts'
import type { EventEnvelope } from '../../../events/event.ts'
import type { KafkaMessage } from './client.ts'

/** An event as a record: CloudEvents 1.0, binary mode of its Kafka binding; the payload alone is the value. */
export function recordOf(event: EventEnvelope, more: Record<string, string> = {}) {
  const { schema, producer } = catalogue[event.name]
  return {
    key: event.key,
    value: Buffer.from(event.payload),
    headers: {
      ce_specversion: '1.0',
      ce_id: event.id,
      ce_type: schema.typeName,
      ce_source: `/plainpolicy/${producer}`,
      ce_time: event.occurredAt.toISOString(),
      'content-type': 'application/protobuf',
      ...(event.traceparent !== null && { traceparent: event.traceparent }),
      ...more,
    },
  }
}

/** The event of a record; null for one that none of our services wrote. */
export function eventOf(topic: string, { key, value, headers = {} }: KafkaMessage): EventEnvelope | null {
  const header = (name: string) => headers[name]?.toString() ?? null
  const id = header('ce_id')
  const name = nameOf(header('ce_type'))
  const occurredAt = new Date(header('ce_time') ?? Number.NaN)
  if (id === null || name === null || key === null || value === null || Number.isNaN(occurredAt.getTime())) return null
  return { id, name, topic, key: key.toString(), occurredAt, traceparent: header('traceparent'), payload: value }
}

/** 'plainpolicy.documents.v1.DocumentSubmitted' → 'DocumentSubmitted'. */
function nameOf(type: string | null): EventName | null {
  const found = Object.entries(catalogue).find(([, { schema }]) => schema.typeName === type)
  return found ? (found[0] as EventName) : null
}
