import { type DescMessage, fromBinary, type MessageShape } from '@bufbuild/protobuf'
import { catalogueEntry } from '../events/catalogue.ts'
import type { EventEnvelope } from '../events/event.ts'
import type { Deliver, EventBus } from '../ports/event-bus/event-bus.ts'

/** A bus for the test of one service: keeps what it says, and hands it events as if others had said them. */
export function testBus() {
  const published: EventEnvelope[] = []
  let waiting: (() => void)[] = []
  const subscribers = new Set<{ topics: string[]; deliver: Deliver }>()

  const bus: EventBus = {
    async publish(event) {
      published.push(event)
      for (const look of waiting) look()
    },
    async subscribe(_group, topics, deliver) {
      const subscriber = { topics, deliver }
      subscribers.add(subscriber)
      return async () => void subscribers.delete(subscriber)
    },
  }

  function messages<Schema extends DescMessage>(schema: Schema): MessageShape<Schema>[] {
    const { name } = catalogueEntry(schema)
    return published.filter((event) => event.name === name).map((event) => fromBinary(schema, event.payload))
  }

  return {
    bus,
    published,
    /** All events of the kind so far. */
    messages,
    /** Hands an event to the service and resolves when it is done with it. */
    deliver: async (event: EventEnvelope) => {
      await Promise.all(
        [...subscribers].filter(({ topics }) => topics.includes(event.topic)).map(({ deliver }) => deliver(event)),
      )
    },
    /** Resolves with the first `count` events of the kind; rejects after `within` milliseconds. */
    heard: <Schema extends DescMessage>(schema: Schema, { count = 1, within = 30_000 } = {}) =>
      new Promise<MessageShape<Schema>[]>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${schema.typeName} was not said in time`)), within)
        const look = () => {
          const found = messages(schema)
          if (found.length < count) return
          clearTimeout(timer)
          waiting = waiting.filter((other) => other !== look)
          resolve(found)
        }
        waiting.push(look)
        look()
      }),
  }
}
