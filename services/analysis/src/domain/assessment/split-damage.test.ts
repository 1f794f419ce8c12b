import { expect, test } from 'vitest'
import { splitDamage } from './split-damage.ts'

test('at replacement cost you pay the deductible only', () => {
  expect(splitDamage({ damage: 35_000, deductible: 8240 })).toEqual({
    damage_amount: 35_000,
    you_pay: 8240,
    insurance_pays: 26_760,
  })
})

test.each([
  ['one dollar below the damage', 34_999, 34_999, 1],
  ['equal to the damage', 35_000, 35_000, 0],
  ['one dollar above the damage', 35_001, 35_000, 0],
])('a deductible %s costs you the repair at most', (...[, deductible, you_pay, insurance_pays]) => {
  expect(splitDamage({ damage: 35_000, deductible })).toMatchObject({ you_pay, insurance_pays })
})

test.each([
  ['below', 11_999, 19_999, 1],
  ['equal to', 12_000, 20_000, 0],
  ['above', 12_001, 20_000, 0],
])(
  'at actual cash value deductible plus depreciation %s the repair cost is capped there',
  (...[, depreciation, you, insurer]) => {
    expect(splitDamage({ damage: 20_000, deductible: 8000, depreciation })).toMatchObject({
      you_pay: you,
      insurance_pays: insurer,
    })
  },
)

test.each([
  ['the limit decides', 10_000, 5000, 10_000],
  ['both are equal', 15_000, 5000, 5000],
  ['the deductible decides', 25_000, 5000, 5000],
])(
  'with a limit you pay the larger of the deductible and (damage minus limit): %s',
  (...[, limit, deductible, you_pay]) => {
    expect(splitDamage({ damage: 20_000, deductible, limit }).you_pay).toBe(you_pay)
  },
)

test('the insurer never pays more than the limit', () => {
  expect(splitDamage({ damage: 150_000, deductible: 1000, limit: 120_000 })).toMatchObject({
    you_pay: 30_000,
    insurance_pays: 120_000,
  })
})

test('cents stay cents', () => {
  expect(splitDamage({ damage: 35_000, deductible: 6405.32 })).toMatchObject({
    you_pay: 6405.32,
    insurance_pays: 28_594.68,
  })
})
