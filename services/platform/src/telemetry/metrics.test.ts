import { afterEach, expect, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'

afterEach(() => vi.useRealTimers())

const linesOf = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name))

test('a counter says its service and its labels', async () => {
  const metrics = createMetrics('documents')
  const count = metrics.counter({ name: 'files_total', help: 'Files', labels: { outcome: ['taken', 'refused'] } })
  count({ outcome: 'taken' })
  count({ outcome: 'taken' })
  expect(await linesOf(metrics, 'files_total')).toEqual(['files_total{outcome="taken",service="documents"} 2'])
})

test('a value outside the list of its label counts as other', async () => {
  const metrics = createMetrics('documents')
  const count = metrics.counter({ name: 'files_total', help: 'Files', labels: { outcome: ['taken', 'refused'] } })
  // @ts-expect-error: it does not compile where the value is known beforehand.
  count({ outcome: 'pat@example.com' })
  expect(await linesOf(metrics, 'files_total')).toEqual(['files_total{outcome="other",service="documents"} 1'])
})

test('a gauge tells what is true when it is asked', async () => {
  const metrics = createMetrics('documents')
  let waiting: { labels: { kind: 'a' | 'b' }; value: number }[] = [{ labels: { kind: 'a' }, value: 3 }]
  metrics.gauge({ name: 'waiting', help: 'Waiting', labels: { kind: ['a', 'b'] }, read: async () => waiting })
  expect(await linesOf(metrics, 'waiting')).toEqual(['waiting{kind="a",service="documents"} 3'])
  waiting = [{ labels: { kind: 'b' }, value: 1 }]
  expect(await linesOf(metrics, 'waiting')).toEqual(['waiting{kind="b",service="documents"} 1'])
})

test('what cannot be read is missing, and all else is told', async () => {
  const metrics = createMetrics('documents')
  let isAway = false
  const read = async () => {
    if (isAway) throw new Error('the database is away')
    return [{ labels: {}, value: 7 }]
  }
  metrics.gauge({ name: 'outbox', help: 'Outbox', labels: {}, read })
  expect(await linesOf(metrics, 'outbox')).toEqual(['outbox{service="documents"} 7'])
  isAway = true
  expect(await linesOf(metrics, 'outbox')).toEqual([])
  expect(await linesOf(metrics, 'process_cpu_seconds_total')).toHaveLength(1)
})

test('an answer that takes too long is missing, and is not asked for again while it is awaited', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const metrics = createMetrics('documents')
  const read = vi.fn(() => new Promise<never>(() => {}))
  metrics.gauge({ name: 'lag', help: 'Lag', labels: {}, read })
  for (const _time of [1, 2]) {
    const lines = linesOf(metrics, 'lag')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await lines).toEqual([])
  }
  expect(read).toHaveBeenCalledTimes(1)
})
