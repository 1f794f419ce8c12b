import { expect, test } from 'vitest'
import { createLogger } from '../../../telemetry/logger.ts'
import type { Consumer, EachBatchPayload } from './client.ts'
import { createGroupWork } from './group-work.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const topic = 'plainpolicy.reports.v1'
const noEvent = { key: null, value: null, headers: {}, timestamp: '0', attributes: 0 }

const batchOf = (count: number, from: number) =>
  ({
    topic,
    partition: 0,
    messages: Array.from({ length: count }, (_, index) => ({ ...noEvent, offset: String(from + index) })),
  }) as unknown as EachBatchPayload['batch']

function fakeConsumer() {
  const said: string[] = []
  const consumer = {
    pause: () => said.push('pause'),
    resume: () => said.push('resume'),
    commitOffsets: async () => {},
  } as unknown as Consumer
  return { consumer, said }
}

test('a consumer that follows a crashed one is not held back by what that one left waiting', async () => {
  const work = createGroupWork({ deliver: async () => {}, logger })
  const [crashed, next] = [fakeConsumer(), fakeConsumer()]
  work.join(crashed.consumer)
  work.take(batchOf(480, 0))
  work.join(next.consumer)
  work.take(batchOf(50, 0))
  await work.close()
  expect(next.said).toEqual([])
})

test('a partition that was paused goes on when its backlog is done, also in a group that was joined anew', async () => {
  const work = createGroupWork({ deliver: async () => {}, logger })
  const { consumer, said } = fakeConsumer()
  work.join(consumer)
  work.take(batchOf(480, 0))
  work.join(consumer)
  work.take(batchOf(50, 0))
  await work.close()
  expect(said).toEqual(['pause', 'resume'])
})
