import { expect, test } from 'vitest'
import { claimFor, expiryOf, mostAttempts, nextAttempt, sendWithin } from './delivery-rules.ts'

const now = new Date('2026-03-02T12:00:00Z')

test('waits longer after each failed try and then gives up', () => {
  const waits = Array.from({ length: mostAttempts }, (_, tried) => nextAttempt(tried + 1, now))
  const times = waits.slice(0, -1).map((time) => time?.getTime() ?? 0)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times[0]).toBe(now.getTime() + 5_000)
  expect(waits.at(-1)).toBeNull()
})

test('a code is mailed only while it works', () => {
  expect(expiryOf('verification-code', now)).toEqual(new Date('2026-03-02T12:15:00Z'))
  expect(expiryOf('password-reset', now)).toEqual(new Date('2026-03-02T12:15:00Z'))
})

test('a mail stays claimed for longer than one try may take', () => {
  expect(claimFor).toBeGreaterThan(sendWithin)
})
