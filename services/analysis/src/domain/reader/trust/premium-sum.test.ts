import { expect, test } from 'vitest'
import type { PageText } from '../geometry/page-text.ts'
import { isSumOfColumn } from './premium-sum.ts'

const pageOf = (...amounts: string[]): PageText => ({
  ...{ number: 1, width: 612, height: 792 },
  items: amounts.flatMap((text, row) => [
    { text: 'Premium', x: 50, y: 100 + 20 * row, width: 50, size: 10 },
    { text, x: 300 - 6 * text.length, y: 100 + 20 * row, width: 6 * text.length, size: 10 },
  ]),
})
const isSum = (total: number, ...amounts: string[]) => {
  const bottom = 100 + 20 * (amounts.length - 1)
  const place = { page: 1, quote: 'x', confidence: 1, method: 'printed' as const }
  return isSumOfColumn(pageOf(...amounts), { ...place, box: [50, bottom - 8, 300, bottom + 2] }, total)
}

test('a total is borne out by the parts above it, discounts and fees included', () => {
  expect(isSum(3146.36, '$3,302.00', '-$296.00', '$75.00', '$60.00', '$5.36', '$3,146.36')).toBe(true)
  expect(isSum(1500, '$9,999.00', '$1,000.00', '$500.00', '$1,500.00')).toBe(true)
})

test('a total that is another number, stands alone or repeats one amount is not', () => {
  expect(isSum(3416.36, '$3,302.00', '-$296.00', '$75.00', '$60.00', '$5.36', '$3,416.36')).toBe(false)
  expect(isSum(1500, '$1,500.00')).toBe(false)
  expect(isSum(1500, '$1,500.00', '$1,500.00')).toBe(false)
})
