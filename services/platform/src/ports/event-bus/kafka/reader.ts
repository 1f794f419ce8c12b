import { setTimeout as delay } from 'node:timers/promises'
import { repeat } from '../../../jobs/repeat.ts'
import type { Logger } from '../../../telemetry/logger.ts'
import type { Deliver } from '../event-bus.ts'
import type { Consumer, Kafka } from './client.ts'
import { createGroupWork } from './group-work.ts'

interface ReaderOptions {
  client: Kafka
  group: string
  topics: string[]
  deliver: Deliver
  logger: Logger
  /** A consumer that has not fetched for so long stands still. */
  stillAfterMs?: number
}

const restartAfterMs = 1_000
const patienceMs = 5_000

/** One member of a group, and the watchdog that begins it anew when it crashed or stands still. */
export async function startReader(options: ReaderOptions): Promise<{ stop(): Promise<void> }> {
  const { group, logger, deliver, stillAfterMs = 30_000 } = options
  const work = createGroupWork({ deliver, logger })
  let consumer: Consumer | undefined
  let isDueAt = 0

  async function begin(): Promise<void> {
    const fresh = openConsumer(options)
    consumer = fresh
    const isAlive = () => {
      if (consumer === fresh) isDueAt = Date.now() + stillAfterMs
    }
    isAlive()
    fresh.on(fresh.events.FETCH, isAlive)
    fresh.on(fresh.events.GROUP_JOIN, () => work.join(fresh))
    fresh.on(fresh.events.CRASH, ({ payload: { error } }) => {
      logger.warn({ err: error, group }, 'kafka: the consumer crashed')
      if (consumer !== fresh) return
      work.leave()
      isDueAt = Date.now() + restartAfterMs
    })
    try {
      await run(fresh, options.topics, work.take)
    } catch (error) {
      logger.warn({ err: error, group }, 'kafka: the consumer could not begin yet')
      isDueAt = Date.now() + restartAfterMs
    }
  }

  await begin()
  const watchdog = repeat({
    name: `kafka watchdog of ${group}`,
    everyMs: 500,
    logger,
    run: async () => {
      if (Date.now() < isDueAt) return
      logger.warn({ group }, 'kafka: the consumer begins anew')
      work.leave()
      await end(consumer)
      await begin()
    },
  })
  return {
    async stop() {
      const stopped = watchdog.stop()
      await inTime(work.close())
      await stopped
      await end(consumer)
    },
  }
}

function openConsumer({ client, group }: ReaderOptions): Consumer {
  return client.consumer({
    groupId: group,
    maxWaitTimeInMs: 200,
    minBytes: 1,
    maxBytesPerPartition: 256 * 1024,
    // After Kafka itself was down, a group waits so long for the member that its consumer was before.
    sessionTimeout: 10_000,
    heartbeatInterval: 2_000,
    retry: { retries: 5, initialRetryTime: 100, maxRetryTime: 1_000, restartOnFailure: async () => false },
  })
}

async function run(
  consumer: Consumer,
  topics: string[],
  take: ReturnType<typeof createGroupWork>['take'],
): Promise<void> {
  await consumer.connect()
  // A group that is new hears what was said before it came.
  await consumer.subscribe({ topics, fromBeginning: true })
  await consumer.run({ autoCommit: false, eachBatch: async ({ batch }) => take(batch) })
}

const end = (consumer: Consumer | undefined) => inTime(consumer?.disconnect().catch(() => {}))

/** Kafka may be down for good: nobody waits for it longer. */
const inTime = (work: Promise<unknown> | undefined) =>
  Promise.race([work, delay(patienceMs, undefined, { ref: false })])
