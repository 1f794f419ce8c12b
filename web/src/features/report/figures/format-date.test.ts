import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { formatLongDate, formatToday } from './format-date.ts'

beforeAll(loadSpanish)

it('writes a date in the long US format', () => {
  expect(formatLongDate('2027-03-02', 'en')).toBe('March 2, 2027')
  expect(formatLongDate('2027-03-02', 'es')).toBe('2 de marzo de 2027')
})

it('writes each day as the languages’ own formats do', () => {
  for (const language of ['en', 'es'] as const) {
    const long = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' })
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2026, month, month + 1))
      expect(formatLongDate(day.toISOString().slice(0, 10), language)).toBe(long.format(day))
    }
  }
})

it('says Not Provided for a missing or unreadable date', () => {
  expect(formatLongDate(null, 'en')).toBe('Not Provided')
  expect(formatLongDate('soon', 'en')).toBe('Not Provided')
  expect(formatLongDate(null, 'es')).toBe('No indicado')
})

it('writes the reader’s own day', () => {
  expect(formatToday(new Date(2026, 10, 21, 23, 30), 'en')).toBe('November 21, 2026')
})
