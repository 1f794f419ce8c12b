import { expect, it } from 'vitest'
import { formatPercent, sharePercent } from './percent.ts'

it('writes percents without needless digits', () => {
  expect(formatPercent(2)).toBe('2%')
  expect(formatPercent(1.5)).toBe('1.5%')
})

it('caps a share at 100 and holds its floor', () => {
  expect(sharePercent(30_000, 25_000)).toBe(100)
  expect(sharePercent(1_000, 25_000, 20)).toBe(20)
  expect(sharePercent(1_000, 0, 20)).toBe(20)
})
