import { setTimeout as delay } from 'node:timers/promises'
import { DocumentSubmittedSchema } from '@plainpolicy/proto/documents'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogue } from '../../events/catalogue.ts'
import { type EventEnvelope, outgoing } from '../../events/event.ts'
import type { Deliver, EventBus } from './event-bus.ts'

interface BusUnderTest {
  bus: EventBus
  close(): Promise<void>
}

const { topic, readers } = catalogue.DocumentSubmitted
// One of its readers is looked at; the embedded bus insists on the others, too.
const others = readers.filter((group) => group !== 'analysis')
const eventually = (look: () => void) => vi.waitFor(look, { timeout: 20_000, interval: 20 })
const idOf = ({ id }: EventEnvelope) => id

/** What every event bus promises to those who publish from an outbox and note what they heard. */
export function eventBusContract(name: string, open: () => Promise<BusUnderTest>): void {
  describe(`the event bus: ${name}`, () => {
    let subject: BusUnderTest
    let stops: (() => Promise<void>)[] = []
    let number = 0

    beforeAll(async () => {
      subject = await open()
    })
    afterEach(async () => {
      await Promise.all(stops.map((stop) => stop()))
      stops = []
    })
    afterAll(() => subject.close())

    const event = (key: string, text = ''): EventEnvelope =>
      outgoing(DocumentSubmittedSchema, { reportId: key, userId: text }, { key })
    const newKey = () => `key-${process.pid}-${++number}`

    /** What the reader heard of the test's keys: a bus that stores events may bring those of other tests. */
    async function hear(group: string, keys: string[], deliver: Deliver = async () => {}) {
      const heard: EventEnvelope[] = []
      const stop = await subject.bus.subscribe(group, [topic], async (envelope) => {
        if (!keys.includes(envelope.key)) return
        heard.push(envelope)
        await deliver(envelope)
      })
      stops.push(stop)
      return { heard, stop }
    }

    const hearElsewhere = (keys: string[]) => Promise.all(others.map((group) => hear(group, keys)))

    /** As the outbox does: again and again until the bus has it. */
    async function publish(...events: EventEnvelope[]): Promise<void> {
      for (const envelope of events) {
        while (
          !(await subject.bus.publish(envelope).then(
            () => true,
            () => false,
          ))
        )
          await delay(20)
      }
    }

    test('brings an event to every reader, with all that it was said with', async () => {
      const key = newKey()
      const everyone = [await hear('analysis', [key]), ...(await hearElsewhere([key]))]
      const said = { ...event(key, 'ä'), traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
      const untraced = { ...event(key), traceparent: null }
      await publish(said, untraced)
      for (const { heard } of everyone) {
        await eventually(() => expect(heard).toHaveLength(2))
        const plain = heard.map((envelope) => ({ ...envelope, payload: new Uint8Array(envelope.payload) }))
        expect(plain).toEqual([said, untraced])
      }
    })

    test('keeps the order of each key, also of events that take their time', async () => {
      const keys = [newKey(), newKey(), newKey()]
      const slow = await hear('analysis', keys, () => delay(Math.random() * 10))
      await hearElsewhere(keys)
      const said = keys.map((key) => Array.from({ length: 15 }, (_, index) => event(key, String(index))))
      await Promise.all(said.map((events) => publish(...events)))
      await eventually(() => expect(slow.heard).toHaveLength(45))
      for (const [index, key] of keys.entries()) {
        expect(slow.heard.filter((heard) => heard.key === key).map(idOf)).toEqual(said[index]?.map(idOf))
      }
    })

    test('brings an event again that its reader rejected, before the next one of its key', async () => {
      const key = newKey()
      let rejections = 0
      const unsure = await hear('analysis', [key], async () => {
        if (++rejections <= 2) throw new Error('not now')
      })
      await hearElsewhere([key])
      const [first, second] = [event(key), event(key)]
      await publish(first, second)
      await eventually(() => expect(unsure.heard.map(idOf)).toEqual([first.id, first.id, first.id, second.id]))
    })

    test('keeps an event for a reader that is away', async () => {
      const key = newKey()
      const before = await hear('analysis', [key])
      const elsewhere = await hearElsewhere([key])
      await publish(event(key))
      for (const { heard } of [before, ...elsewhere]) await eventually(() => expect(heard).toHaveLength(1))
      await before.stop()
      const missed = event(key)
      const said = publish(missed)
      await delay(200)
      const after = await hear('analysis', [key])
      await said
      await eventually(() => expect(after.heard.map(idOf)).toEqual([missed.id]))
      expect(before.heard).toHaveLength(1)
    })

    test('stops a reader only when what it has under way is done', async () => {
      const key = newKey()
      let isDone = false
      const reader = await hear('analysis', [key], async () => {
        await delay(300)
        isDone = true
      })
      await hearElsewhere([key])
      const said = publish(event(key))
      await eventually(() => expect(reader.heard).toHaveLength(1))
      await reader.stop()
      await said
      expect(isDone).toBe(true)
    })
  })
}
