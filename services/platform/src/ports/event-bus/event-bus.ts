import type { EventEnvelope } from '../../events/event.ts'

/** Resolves when the event was handled for good; a rejection means: deliver it again. */
export type Deliver = (event: EventEnvelope) => Promise<void>

export interface EventBus {
  /** Resolves when the bus has the event safe (or, embedded, when every subscriber is done with it); rejects when it must be published again. */
  publish(event: EventEnvelope): Promise<void>
  /** Delivers the topics' events to one member of the group: at least once, in order per key. Returns the way to stop. */
  subscribe(group: string, topics: string[], deliver: Deliver): Promise<() => Promise<void>>
  /** Puts an event that its reader could not handle where operators look for such; the reader has kept it, too. */
  keepDead?(event: EventEnvelope, reason: string): Promise<void>
}
