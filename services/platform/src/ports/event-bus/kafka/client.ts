import { Kafka, logLevel, Partitioners } from 'kafkajs'
import type { Logger } from '../../../telemetry/logger.ts'

export type { Admin, Consumer, EachBatchPayload, Kafka, KafkaMessage, Producer } from 'kafkajs'

interface ClientOptions {
  brokers: string[]
  clientId: string
  logger: Logger
}

/** The one file that imports kafkajs. */
export function createClient({ brokers, clientId, logger }: ClientOptions): Kafka {
  return new Kafka({
    brokers,
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    // What lasts longer is tried again by us: the outbox publishes again, the watchdog restarts the consumer.
    retry: { retries: 5, initialRetryTime: 100, maxRetryTime: 1_000 },
    logLevel: logLevel.WARN,
    // While Kafka is away it says so thirty times a second. What matters of it, we say ourselves.
    logCreator:
      () =>
      ({ namespace, log: { message, groupId, error } }) =>
        logger.debug({ part: namespace, group: groupId, reason: error && String(error) }, `kafka: ${message}`),
  })
}

/** One request at a time: only so does Kafka's own numbering keep repeats and disorder out (kafkajs issue 200). */
export const exactlyOrdered = {
  idempotent: true,
  maxInFlightRequests: 1,
  createPartitioner: Partitioners.DefaultPartitioner,
}
