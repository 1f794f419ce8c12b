import type { Logger } from '../../../telemetry/logger.ts'
import type { Consumer } from './client.ts'

interface Done {
  topic: string
  partition: number
  offset: string
}

/** Tells Kafka how far a group is: one request at a time, with all that was done since the last one. */
export function createCommits(consumer: Consumer, logger: Logger) {
  const next = new Map<string, Done>()
  let underWay = Promise.resolve()
  let isSending = false

  async function send(): Promise<void> {
    isSending = true
    while (next.size > 0) {
      const offsets = [...next.values()]
      next.clear()
      await consumer.commitOffsets(offsets).catch((error: unknown) => {
        // The events will be delivered once more, and their readers know repeats.
        logger.warn({ err: error }, 'kafka: what was done could not be noted')
      })
    }
    isSending = false
  }

  return {
    add({ topic, partition, offset }: Done): void {
      next.set(`${topic}/${partition}`, { topic, partition, offset: String(BigInt(offset) + 1n) })
      if (!isSending) underWay = send()
    },
    settled: () => underWay,
  }
}
