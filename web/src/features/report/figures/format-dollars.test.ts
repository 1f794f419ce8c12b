import { expect, it } from 'vitest'
import { dollarsOrNotFound, formatDollars } from './format-dollars.ts'

it('shows whole US dollars', () => {
  expect(formatDollars(8240)).toBe('$8,240')
  expect(formatDollars(4340.7)).toBe('$4,341')
})

it('keeps a zero apart from a value that the policy does not print', () => {
  expect(dollarsOrNotFound(0)).toBe('$0')
  expect(dollarsOrNotFound(null)).toBe('Not found in your policy')
})
