import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test('without a tax the price is what is charged', () => {
  expect(priceOf({ priceCents: 2499, taxPercent: 0 })).toEqual({ amountCents: 2499, taxCents: 0 })
})

test('the tax comes on top, in whole cents', () => {
  expect(priceOf({ priceCents: 2499, taxPercent: 8.25 })).toEqual({ amountCents: 2705, taxCents: 206 })
})
