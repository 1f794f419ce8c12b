import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

describe('a deductible that is a share of several limits', () => {
  it.each([
    ['2% of the sum of Coverages A and C', 9_000],
    ['2% of the combined limits of Coverages A and C', 9_000],
    ['3% of Coverages A, B & C', 14_400],
    ['1% of Coverages A and B', 3_300],
    // Coverage D is not stated.
    ['3% of Coverages A, B, C and D combined', null],
    ['1% of Coverage A and 2% of Coverage C', 3_000],
    ['2% of A plus C', 9_000],
    ['2% of Coverage A + Coverage C', 9_000],
    ['2% x A & C', 9_000],
    // What it is of stands in brackets.
    ['2% of A plus C ($450,000)', 9_000],
    ['2% of A plus C ($450,000)        $9,000', 9_000],
    ['2% of $450,000 (A plus C) = $9,000', 9_000],
  ])('%s', (share, amount) => {
    const { wind_hail } = fieldsOf(`${HEAD}${LIMITS}\nWindstorm or hail deductible         ${share}`).deductibles
    expect(wind_hail?.amount ?? null).toBe(amount)
  })
})

it('reads a share of the limit that is said to be for a peril', () => {
  const lines =
    '  $10,000    All perils unless another deductible is stated\n  1%         of the Coverage A limit for Hurricane'
  expect(fieldsOf(`${HEAD}${LIMITS}\nDEDUCTIBLES\n${lines}`).deductibles.hurricane?.amount).toBe(3_000)
})

it('knows what a share is of from what it comes to, in the words of the label, too', () => {
  const line = 'Windstorm or hail, 2% of A plus C ($450,000)          $9,000'
  const { wind_hail } = fieldsOf(`${HEAD}${LIMITS}\n${line}`).deductibles
  expect(wind_hail).toEqual({ amount: 9_000, percentage: 2, stated: 'both' })
})
