import type { Lag } from '../event-bus.ts'
import type { Admin } from './client.ts'

export async function lagOf(admin: Admin, group: string, topics: string[]): Promise<Lag[]> {
  const done = await admin.fetchOffsets({ groupId: group, topics })
  return Promise.all(
    done.map(async ({ topic, partitions }) => {
      const ends = await admin.fetchTopicOffsets(topic)
      const events = ends.reduce((sum, { partition, high, low }) => {
        const offset = Number(partitions.find((entry) => entry.partition === partition)?.offset ?? -1)
        // A group that has noted nothing yet, or whose next event is past its time, begins at the oldest.
        return sum + Number(high) - Math.max(offset, Number(low))
      }, 0)
      return { group, topic, events }
    }),
  )
}
