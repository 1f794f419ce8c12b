import { expect, test } from 'vitest'
import { contactsKeptSince, waitAfter } from './contact-rules.ts'

const now = new Date('2026-03-02T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const limit = { most: 2, withinMs: 60 * 60_000 }

test('waits until the oldest of the messages that count is no longer counted', () => {
  expect(waitAfter([minutesAgo(10), minutesAgo(40)], limit, now)).toBe(20 * 60_000)
})

test('does not wait below the limit, nor for messages that are too old to count', () => {
  expect(waitAfter([minutesAgo(1)], limit, now)).toBe(0)
  expect(waitAfter([minutesAgo(1), minutesAgo(61)], limit, now)).toBe(0)
})

test('keeps contact records for three calendar years', () => {
  expect(contactsKeptSince(new Date('2028-02-29T12:00:00Z'))).toEqual(new Date('2025-03-01T12:00:00Z'))
  expect(contactsKeptSince(now)).toEqual(new Date('2023-03-02T12:00:00Z'))
})
