import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { dollarsOrNotFound, formatDollars } from './format-dollars.ts'
import { formatPercent } from './percent.ts'

beforeAll(loadSpanish)

it('shows whole US dollars', () => {
  expect(formatDollars(8240)).toBe('$8,240')
  expect(formatDollars(4340.7)).toBe('$4,341')
})

it('keeps a zero apart from a value that the policy does not print', () => {
  expect(dollarsOrNotFound(0, 'en')).toBe('$0')
  expect(dollarsOrNotFound(null, 'en')).toBe('Not found in your policy')
  expect(dollarsOrNotFound(null, 'es')).toBe('No aparece en su póliza')
})

it('writes dollars and percents as Spanish in the United States does', () => {
  const dollars = new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  for (const amount of [0, 950, 8240.4, 8240.5, -8240.5, 999_999.5, 1_234_567, 98_765_432_109])
    expect(formatDollars(amount)).toBe(dollars.format(amount))
  const percents = new Intl.NumberFormat('es-US', { style: 'percent', maximumFractionDigits: 2 })
  for (const percent of [2, 1.5, 100]) expect(formatPercent(percent)).toBe(percents.format(percent / 100))
})
