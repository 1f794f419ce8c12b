import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Thread, waitingForProcessor } from './waiting-for-processor.ts'

/** A process that is looked at each 20 ms while `thread` tells what it does. */
const waited = (thread: (ms: number) => Thread | null): number => {
  let ms = 0
  const look = waitingForProcessor(1, { threadOf: () => thread(ms), now: () => ms })
  let last = 0
  for (ms = 20; ms <= 1_000; ms += 20) last = look()
  return last
}

test('a process that works all the time waits for nothing', () => {
  expect(waited((ms) => ({ isReady: true, hadMs: ms }))).toBe(0)
})

test('a process that could work and gets a quarter of a processor waits for the rest', () => {
  expect(waited((ms) => ({ isReady: true, hadMs: ms / 4 }))).toBe(750)
})

test('a process that sleeps waits for no processor', () => {
  expect(waited(() => ({ isReady: false, hadMs: 300 }))).toBe(0)
})

test('nothing is known of a process that has ended, or where the system does not say', () => {
  expect(waited(() => null)).toBe(0)
  expect(waitingForProcessor(undefined)()).toBe(0)
})

test.runIf(process.platform === 'linux')('the system tells a sleeping process from a working one', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => { for (;;); }, 400)'], { stdio: 'ignore' })
  const look = waitingForProcessor(child.pid)
  const began = performance.now()
  let waitedMs = 0
  while (performance.now() - began < 900) {
    await delay(20)
    waitedMs = look()
  }
  child.kill('SIGKILL')
  expect(waitedMs).toBeLessThan(performance.now() - began)
})
