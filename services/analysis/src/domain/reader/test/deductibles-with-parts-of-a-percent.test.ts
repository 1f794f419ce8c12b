import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const windHail = (row: string) => fieldsOf(`${HEAD}${LIMITS}\nDeductibles\n${row}`).deductibles.wind_hail

it.each([
  ['1%%   $4,500', { amount: 4500, percentage: 1.5, stated: 'both' }],
  ['2%%   $6,750', { amount: 6750, percentage: 2.25, stated: 'both' }],
  ['1%%   $5,000', { amount: 5000, percentage: null, stated: 'amount' }],
  ['1%%', null],
])('which part of one percent was recognised as a sign is told by the dollars beside it: %s', (figures, deductible) => {
  expect(windHail(`CLAUSE 1. WINDSTORM OR HAIL               ${figures}`)).toEqual(deductible)
})
