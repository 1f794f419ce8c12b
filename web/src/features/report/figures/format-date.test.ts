import { expect, it } from 'vitest'
import { formatLongDate, formatToday } from './format-date.ts'

it('writes a date in the long US format', () => {
  expect(formatLongDate('2027-03-02')).toBe('March 2, 2027')
})

it('says Not Provided for a missing or unreadable date', () => {
  expect(formatLongDate(null)).toBe('Not Provided')
  expect(formatLongDate('soon')).toBe('Not Provided')
})

it('writes the reader’s own day', () => {
  expect(formatToday(new Date(2026, 10, 21, 23, 30))).toBe('November 21, 2026')
})
