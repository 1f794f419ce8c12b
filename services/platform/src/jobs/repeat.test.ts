import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { keptLines } from '../testing/kept-lines.ts'
import { type Job, repeat } from './repeat.ts'

let held: { job: Job; runs: PromiseWithResolvers<void>[] }
afterEach(async () => {
  const stopping = held.job.stop()
  for (const run of held.runs) run.resolve()
  await stopping
})

/** A job whose runs end when the test says so. */
function heldJob(everyMs = 1_000_000) {
  const { logger, lines } = keptLines()
  const runs: PromiseWithResolvers<void>[] = []
  const run = () => {
    const next = Promise.withResolvers<void>()
    runs.push(next)
    return next.promise
  }
  const job = repeat({ name: 'test', everyMs, logger, run })
  held = { job, runs }
  return { job, runs, lines }
}

test('runs at once, and then every so often', async () => {
  const { runs } = heldJob(5)
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await vi.waitFor(() => expect(runs).toHaveLength(2))
})

test('being woken during a run leads to one more run after it, however often', async () => {
  const { job, runs } = heldJob()
  job.wake()
  job.wake()
  job.wake()
  await turn()
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await turn()
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await turn()
  expect(runs).toHaveLength(2)
})

test('a turn of the clock during a run does not begin a second one beside it', async () => {
  const { runs } = heldJob(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(runs).toHaveLength(1)
})

test('a run that fails is logged and does not stop the job', async () => {
  const { job, runs, lines } = heldJob()
  runs[0]?.reject(new Error('no luck'))
  await turn()
  expect(lines).toMatchObject([{ job: 'test', msg: 'a job failed', err: { message: 'no luck' } }])
  job.wake()
  expect(runs).toHaveLength(2)
})

test('stopping waits for the run that is under way and begins no other', async () => {
  const { job, runs } = heldJob(1)
  job.wake()
  let hasStopped = false
  const stopping = job.stop().then(() => {
    hasStopped = true
  })
  await turn()
  expect(hasStopped).toBe(false)
  runs[0]?.resolve()
  await stopping
  job.wake()
  await turn()
  expect(runs).toHaveLength(1)
})
