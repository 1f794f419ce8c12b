import { setTimeout as delay } from 'node:timers/promises'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type RunningServer, runServer } from '../../../../../deploy/real/run-server.ts'
import { kafka } from '../../../../../deploy/real/servers/kafka.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { type EventEnvelope, outgoing } from '../../events/event.ts'
import { createLogger } from '../../telemetry/logger.ts'
import type { Deliver } from './event-bus.ts'
import { createClient } from './kafka/client.ts'
import { topicPlan } from './kafka/topics.ts'
import { createKafkaBus, createKafkaTopics, type KafkaBus } from './kafka.ts'

const topic = 'plainpolicy.documents.v1'
const logger = createLogger({ service: 'test', level: process.env.LOG_LEVEL ?? 'silent' })
const eventually = (look: () => void | Promise<void>, timeout = 30_000) => vi.waitFor(look, { timeout, interval: 50 })

let first: RunningServer
let second: RunningServer | undefined
let options: Parameters<typeof createKafkaBus>[0]
let bus: KafkaBus
let stops: (() => Promise<void>)[] = []
let number = 0

beforeAll(async () => {
  first = await startForTest(kafka)
  options = { brokers: [String(first.variables.KAFKA_BROKERS)], clientId: 'test', logger }
  bus = createKafkaBus(options)
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  stops = []
})
afterAll(async () => {
  await bus.close()
  await second?.stop()
  await first.stop()
})

const newGroup = () => `group-${++number}`
const event = (key: string, text = '') => outgoing(DocumentSubmittedSchema, { reportId: key, userId: text }, { key })

async function hear(group: string, keys: string[], deliver: Deliver = async () => {}) {
  const heard: EventEnvelope[] = []
  const stop = await bus.subscribe(group, [topic], async (envelope) => {
    if (!keys.includes(envelope.key)) return
    heard.push(envelope)
    await deliver(envelope)
  })
  stops.push(stop)
  return { heard, stop }
}

async function publish(events: EventEnvelope[]): Promise<void> {
  for (const envelope of events) {
    while (
      !(await bus.publish(envelope).then(
        () => true,
        () => false,
      ))
    )
      await delay(100)
  }
}

test('makes the topics as often as one likes, each kept as long as planned', async () => {
  await createKafkaTopics(options)
  const admin = createClient(options).admin()
  await admin.connect()
  const resources = topicPlan().map((plan) => ({ type: 2, name: plan.topic, configNames: ['retention.ms'] }))
  const found = await admin.describeConfigs({ resources, includeSynonyms: false })
  await admin.disconnect()
  const kept = new Map(
    found.resources.map((entry) => [entry.resourceName, Number(entry.configEntries[0]?.configValue)]),
  )
  expect(kept).toEqual(new Map(topicPlan().map((plan) => [plan.topic, plan.retentionMs])))
  expect(kept.get('plainpolicy.identity-codes.v1')).toBe(3_600_000)
  expect(kept.get('plainpolicy.identity.v1.dlq')).toBe(7 * 86_400_000)
})

test('an event that takes its time holds up no other partition', async () => {
  const slow = 'slow'
  const quick = Array.from({ length: 12 }, (_, index) => `quick-${index}`)
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const reader = await hear(newGroup(), [slow, ...quick], ({ key }) => (key === slow ? gate : Promise.resolve()))
  await publish([event(slow)])
  await eventually(() => expect(reader.heard).toHaveLength(1))
  await publish(quick.map((key) => event(key)))
  // Those that share the slow one's partition wait.
  await eventually(() => expect(reader.heard.length).toBeGreaterThan(6))
  release()
  await eventually(() => expect(reader.heard).toHaveLength(13))
})

test('work that outlasts the session keeps its place in the group', async () => {
  const reader = await hear(newGroup(), ['long'], () => delay(12_000))
  await publish([event('long')])
  await eventually(async () => expect(await bus.lag()).toEqual([expect.objectContaining({ topic, events: 0 })]))
  expect(reader.heard).toHaveLength(1)
})

test('counts what a group has not done yet, and goes on there after it was away', async () => {
  const group = newGroup()
  const before = await hear(group, ['counted'])
  await publish([event('counted')])
  await eventually(() => expect(before.heard).toHaveLength(1))
  await before.stop()
  await publish([event('counted'), event('counted')])
  let isReady = false
  const after = await hear(group, ['counted'], async () => {
    if (!isReady) throw new Error('not yet')
  })
  await eventually(async () => expect(await bus.lag()).toEqual([{ group, topic, events: 2 }]))
  isReady = true
  await eventually(async () => expect(await bus.lag()).toEqual([{ group, topic, events: 0 }]))
  expect(new Set(after.heard.map(({ id }) => id)).size).toBe(2)
})

test('puts a copy of a dead letter beside the topic', async () => {
  await bus.keepDead?.(event('dead'), 'TypeError')
  const admin = createClient(options).admin()
  await admin.connect()
  expect(await admin.fetchTopicOffsets(`${topic}.dlq`)).toEqual([expect.objectContaining({ high: '1' })])
  await admin.disconnect()
})

test('loses nothing and keeps the order while Kafka is killed and comes back', async () => {
  const keys = ['a', 'b', 'c', 'd']
  const reader = await hear(newGroup(), keys, () => delay(2))
  const said = keys.map((key) => Array.from({ length: 150 }, (_, index) => event(key, String(index))))
  const publishing = Promise.all(said.map(publish))
  await eventually(() => expect(reader.heard.length).toBeGreaterThan(40))
  await first.kill()
  await delay(3_000)
  second = await runServer(kafka, first.at)
  await publishing
  await eventually(() => expect(new Set(reader.heard.map(({ id }) => id)).size).toBe(600), 45_000)
  for (const [index, key] of keys.entries()) {
    const ids = reader.heard.filter((envelope) => envelope.key === key).map(({ id }) => id)
    expect([...new Set(ids)]).toEqual(said[index]?.map(({ id }) => id))
  }
})
