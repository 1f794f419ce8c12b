import type { Consumer } from './client.ts'

interface Partition {
  topic: string
  partition: number
}

/** Events of one partition that wait in this process: above the first figure it is fetched no further, below the second again. */
const pauseAt = 500
const resumeBelow = 100

/** Counts what waits of one consumer's, and keeps Kafka from sending it more of a partition that cannot follow. */
export function createBacklog(consumer: Consumer) {
  const waiting = new Map<string, number>()
  return {
    change({ topic, partition }: Partition, by: number): void {
      const lane = `${topic}/${partition}`
      const before = waiting.get(lane) ?? 0
      const after = before + by
      waiting.set(lane, after)
      const place = [{ topic, partitions: [partition] }]
      if (before < pauseAt && after >= pauseAt) consumer.pause(place)
      if (before >= resumeBelow && after < resumeBelow) consumer.resume(place)
    },
  }
}
