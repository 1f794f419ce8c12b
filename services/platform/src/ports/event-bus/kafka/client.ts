import { Kafka, logLevel, Partitioners } from 'kafkajs'
import type { Logger } from '../../../telemetry/logger.ts'

export type { Admin, Consumer, EachBatchPayload, Kafka, KafkaMessage, Producer } from 'kafkajs'

interface ClientOptions {
  brokers: string[]
  clientId: string
  logger: Logger
}

// A producer that failed is not used again, so its numbers need not go on.
const expected = 'Limiting retries for the idempotent producer may invalidate EoS guarantees'

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
    logCreator:
      () =>
      ({ namespace, log: { message, groupId, error } }) =>
        message !== expected &&
        logger.warn({ part: namespace, group: groupId, reason: error && String(error) }, `kafka: ${message}`),
  })
}

/** One request at a time: only so does Kafka's own numbering keep repeats and disorder out (kafkajs issue 200). */
export const exactlyOrdered = {
  idempotent: true,
  maxInFlightRequests: 1,
  createPartitioner: Partitioners.DefaultPartitioner,
}
