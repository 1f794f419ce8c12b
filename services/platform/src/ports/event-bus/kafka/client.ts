import { Kafka, logLevel, Partitioners, type SASLOptions } from 'kafkajs'
import type { Logger } from '../../../telemetry/logger.ts'

export type { Admin, Consumer, EachBatchPayload, Kafka, KafkaMessage, Producer } from 'kafkajs'

export interface KafkaAddress {
  /** 'host:port' */
  brokers: string[]
  /** True: TLS by the certificates that Node knows; otherwise by these (PEM). */
  ssl?: boolean | { ca: string[] }
  sasl?: KafkaLogin
}

export interface KafkaLogin {
  mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'
  username: string
  password: string
}

export interface KafkaOptions extends KafkaAddress {
  clientId: string
  logger: Logger
}

/** The one file that imports kafkajs. */
export function createClient({ brokers, ssl = false, sasl, clientId, logger }: KafkaOptions): Kafka {
  return new Kafka({
    brokers,
    clientId,
    ssl,
    // Its types want one mechanism at a time, though they are handled alike.
    ...(sasl && { sasl: sasl as SASLOptions }),
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
