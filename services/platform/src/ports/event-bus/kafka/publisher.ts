import type { EventEnvelope } from '../../../events/event.ts'
import { exactlyOrdered, type Kafka, type Producer } from './client.ts'
import { recordOf } from './record.ts'

interface Letter {
  topic: string
  record: ReturnType<typeof recordOf>
  resolve(): void
  reject(error: unknown): void
}

const mostAtOnce = 500

/** Says events to Kafka: one request at a time, with all that was said during the last one. */
export function createPublisher(client: Kafka) {
  const letters: Letter[] = []
  let producer: Promise<Producer> | undefined
  let underWay = Promise.resolve()
  let isSending = false

  async function open(): Promise<Producer> {
    const fresh = client.producer(exactlyOrdered)
    await fresh.connect()
    return fresh
  }

  /** After a failure nobody knows what Kafka has: the next one begins with a new number, and readers know repeats. */
  async function forget(): Promise<void> {
    const old = await producer?.catch(() => undefined)
    producer = undefined
    await old?.disconnect().catch(() => {})
  }

  async function send(batch: Letter[]): Promise<void> {
    try {
      producer ??= open()
      await (await producer).sendBatch({ acks: -1, topicMessages: byTopic(batch) })
      for (const { resolve } of batch) resolve()
    } catch (error) {
      await forget()
      for (const { reject } of batch) reject(error)
    }
  }

  async function sendAll(): Promise<void> {
    isSending = true
    while (letters.length > 0) await send(letters.splice(0, mostAtOnce))
    isSending = false
  }

  return {
    /** Resolves when all replicas have it. */
    publish: (topic: string, event: EventEnvelope, headers: Record<string, string> = {}) =>
      new Promise<void>((resolve, reject) => {
        letters.push({ topic, record: recordOf(event, headers), resolve, reject })
        if (!isSending) underWay = sendAll()
      }),
    async close(): Promise<void> {
      await underWay
      await forget()
    },
  }
}

const byTopic = (batch: Letter[]) =>
  [...new Set(batch.map(({ topic }) => topic))].map((topic) => ({
    topic,
    messages: batch.filter((letter) => letter.topic === topic).map(({ record }) => record),
  }))
