import { catalogue } from '../../events/catalogue.ts'
import type { EventEnvelope } from '../../events/event.ts'
import type { Deliver, EventBus } from './event-bus.ts'

interface Subscriber {
  group: string
  topics: Set<string>
  deliver: Deliver
}

/**
 * The bus inside one process. It stores nothing: the publisher's outbox keeps an event until every reader that the
 * catalogue names is done with it, also through a stop or a crash. Order per key comes from the outbox, too, which
 * publishes the events of one key one after the other.
 */
export function createEmbeddedBus(): EventBus {
  const subscribers = new Map<string, Subscriber>()

  function readersOf(event: EventEnvelope): Subscriber[] {
    return catalogue[event.name].readers.map((group) => {
      const subscriber = subscribers.get(group)
      if (!subscriber?.topics.has(event.topic)) throw new Error(`${group} does not listen to ${event.topic} yet`)
      return subscriber
    })
  }

  return {
    async publish(event) {
      await Promise.all(readersOf(event).map(({ deliver }) => deliver(event)))
    },
    async subscribe(group, topics, deliver) {
      subscribers.set(group, { group, topics: new Set(topics), deliver })
      return async () => {
        subscribers.delete(group)
      }
    },
  }
}
