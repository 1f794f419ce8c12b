import { inSpan, type Span } from '../telemetry/span.ts'
import type { EventEnvelope } from './event.ts'

interface EventSpan {
  service: string
  act: 'publish' | 'handle'
  event: EventEnvelope
}

/** The way of an event in its trace: the envelope's traceparent names the span before this one. */
export function inEventSpan<T>({ service, act, event }: EventSpan, run: (span: Span) => Promise<T>): Promise<T> {
  const attributes = {
    'plainpolicy.event': event.name,
    'messaging.destination.name': event.topic,
    'messaging.message.id': event.id,
  }
  const kind = act === 'publish' ? 'producer' : 'consumer'
  return inSpan({ service, name: `${act} ${event.name}`, kind, traceparent: event.traceparent, attributes }, run)
}
