import type { EventBus, Lag } from './event-bus.ts'
import { type Admin, createClient, type KafkaOptions } from './kafka/client.ts'
import { lagOf } from './kafka/lag.ts'
import { createPublisher } from './kafka/publisher.ts'
import { startReader } from './kafka/reader.ts'
import { createTopics, deadLetterTopic } from './kafka/topics.ts'

export interface KafkaBus extends EventBus {
  /** Asks Kafka, per group and topic that this bus subscribed. */
  lag(): Promise<Lag[]>
  /** Ends what is under way and every subscription. */
  close(): Promise<void>
}

/** The bus of a deployment: the events are safe in Kafka, and every service reads them as a group of its own. */
export function createKafkaBus(options: KafkaOptions): KafkaBus {
  const client = createClient(options)
  const publisher = createPublisher(client)
  const subscribed = new Map<string, { topics: string[]; stop(): Promise<void> }>()

  return {
    publish: (event) => publisher.publish(event.topic, event),
    keepDead: (event, reason) => publisher.publish(deadLetterTopic(event.topic), event, { reason }),
    async subscribe(group, topics, deliver) {
      if (topics.length === 0) return async () => {}
      const reader = await startReader({ client, group, topics, deliver, logger: options.logger })
      const stop = async () => {
        subscribed.delete(group)
        await reader.stop()
      }
      subscribed.set(group, { topics, stop })
      return stop
    },
    lag: () =>
      withAdmin(client.admin(), async (admin) => {
        const lags = [...subscribed].map(([group, { topics }]) => lagOf(admin, group, topics))
        return (await Promise.all(lags)).flat()
      }),
    async close() {
      await Promise.all([...subscribed.values()].map(({ stop }) => stop()))
      await publisher.close()
    },
  }
}

/** Makes the topics of the catalogue; may run as often as one likes. */
export function createKafkaTopics(options: KafkaOptions): Promise<void> {
  return withAdmin(createClient(options).admin(), createTopics)
}

async function withAdmin<T>(admin: Admin, act: (admin: Admin) => Promise<T>): Promise<T> {
  try {
    await admin.connect()
    return await act(admin)
  } finally {
    await admin.disconnect()
  }
}
