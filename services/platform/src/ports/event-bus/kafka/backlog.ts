import type { Consumer } from './client.ts'

interface Partition {
  topic: string
  partition: number
}

/** Events of one partition that wait in this process: above the first figure it is fetched no further, below the second again. */
const pauseAt = 500
const resumeBelow = 100

/** Counts what waits, and keeps Kafka from sending more of a partition that cannot follow. */
export function createBacklog() {
  const waiting = new Map<string, number>()
  return {
    change({ topic, partition }: Partition, by: number, consumer: Consumer): void {
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
