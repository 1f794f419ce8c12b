import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const windOf = (rows: string) => fieldsOf(`${HEAD}${LIMITS}\n\n${rows}`).deductibles.wind_hail

const TOTAL = 'Total insured value (TIV)                  $600,000\n'

it.each([
  'Deductibles                                Deductible   Applied to\nWindstorm or hail                                  2%   Total insured value',
  'Deductibles\nWindstorm or hail                          2% of the total insured value',
  'Deductibles\nWind/Hail                                  2%           TIV',
  'Deductibles\nWind and hail                              2% of TIV',
  'Deductibles\nWindstorm and hail                         2%           of total insured value',
])('a share of the total insured value, %#', (rows) => {
  expect(windOf(`${TOTAL}\n${rows}`)).toEqual({ amount: 12_000, percentage: 2, stated: 'percentage' })
  // What the whole comes to is not guessed.
  expect(windOf(rows)).toBeNull()
})
