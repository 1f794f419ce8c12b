import type { EventEnvelope } from '../../events/event.ts'

/** Resolves when the event was handled for good; a rejection means: deliver it again. */
export type Deliver = (event: EventEnvelope) => Promise<void>

/** How many events of a topic a group has not done yet. */
export interface Lag {
  group: string
  topic: string
  events: number
}

export interface EventBus {
  /** Resolves when the bus has the event safe (or, embedded, when every subscriber is done with it); rejects when it must be published again. */
  publish(event: EventEnvelope): Promise<void>
  /** Delivers the topics' events to one member of the group: at least once, in order per key. Returns the way to stop. */
  subscribe(group: string, topics: string[], deliver: Deliver): Promise<() => Promise<void>>
  /** Puts an event that its reader could not handle where operators look for such; the reader has kept it, too. */
  keepDead?(event: EventEnvelope, reason: string): Promise<void>
  /** Of what was subscribed through this bus; a bus that stores nothing has none. Rejects when it cannot be known now. */
  lag?(): Promise<Lag[]>
}
