import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { formatLongDate, formatToday } from './format-date.ts'

beforeAll(loadSpanish)

it('writes a date in the long US format', () => {
  expect(formatLongDate('2027-03-02', 'en')).toBe('March 2, 2027')
  expect(formatLongDate('2027-03-02', 'es')).toBe('2 de marzo de 2027')
})

it('says Not Provided for a missing or unreadable date', () => {
  expect(formatLongDate(null, 'en')).toBe('Not Provided')
  expect(formatLongDate('soon', 'en')).toBe('Not Provided')
  expect(formatLongDate(null, 'es')).toBe('No indicado')
})

it('writes the reader’s own day', () => {
  expect(formatToday(new Date(2026, 10, 21, 23, 30), 'en')).toBe('November 21, 2026')
})
