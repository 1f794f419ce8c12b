import { createLanes } from '../../../events/lanes.ts'
import type { Logger } from '../../../telemetry/logger.ts'
import type { Deliver } from '../event-bus.ts'
import { createBacklog } from './backlog.ts'
import type { Consumer, EachBatchPayload } from './client.ts'
import { createCommits } from './commits.ts'
import { eventOf } from './record.ts'
import { redeliver } from './redeliver.ts'

interface GroupWork {
  deliver: Deliver
  logger: Logger
}

type Batch = EachBatchPayload['batch']
interface Membership {
  consumer: Consumer
  isOver: boolean
  commits: ReturnType<typeof createCommits>
  backlog: ReturnType<typeof createBacklog>
}

/**
 * What a member of a group has to do. Partitions side by side, a few at once; the events of one partition one after the
 * other. kafkajs hands its batches over and goes on to fetch and to say that it lives, however long the work takes: inside
 * its own callback one slow partition would hold up all others of the broker.
 */
export function createGroupWork({ deliver, logger }: GroupWork) {
  const lanes = createLanes()
  const closing = new AbortController()
  const deliverForGood = redeliver({ deliver, logger, closing: closing.signal })
  let membership: Membership | undefined

  /** What this member has not noted by now, it cannot note any more. */
  function leave(): void {
    if (membership) membership.isOver = true
  }

  return {
    leave,
    /** The group was joined (anew): what was fetched before and has not begun will be fetched again, perhaps elsewhere. */
    join(consumer: Consumer): void {
      leave()
      // What is paused stays so as long as the consumer; its successor begins with nothing paused.
      const backlog = membership?.consumer === consumer ? membership.backlog : createBacklog(consumer)
      membership = { consumer, isOver: false, commits: createCommits(consumer, logger), backlog }
    },
    take(batch: Batch): void {
      const member = membership
      if (!member || closing.signal.aborted) return
      const isOver = () => member.isOver || closing.signal.aborted
      member.backlog.change(batch, batch.messages.length)
      for (const message of batch.messages) {
        const place = { topic: batch.topic, partition: batch.partition, offset: message.offset }
        lanes.run(laneOf(batch), async () => {
          const event = eventOf(batch.topic, message)
          if (!event) logger.error(place, 'a record is no event of ours and is passed over')
          const isDone = !isOver() && (event === null || (await deliverForGood(event, isOver)))
          if (isDone && !member.isOver) member.commits.add(place)
          member.backlog.change(batch, -1)
        })
      }
    },
    /** Lets what is under way end and notes how far the group is. */
    async close(): Promise<void> {
      closing.abort()
      await lanes.settled()
      await membership?.commits.settled()
    },
  }
}

const laneOf = ({ topic, partition }: Batch) => `${topic}/${partition}`
