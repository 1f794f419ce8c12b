import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}\nE. Personal Liability     $100,000`)

it('of an old and a new figure in one row the new one holds', () => {
  expect(
    read(`Dwelling           Old $280,000        New $305,000
Annual premium     Was $2,100.00       Now $2,300.00`),
  ).toMatchObject({ coverage_a_dwelling: 305_000, total_annual_premium: 2300 })
})

it('one that stands alone is read as it is', () => {
  expect(read('Dwelling           $305,000\nGarage             Old $12,000').coverage_a_dwelling).toBe(305_000)
})

it('the share and its dollars may stand behind the word together', () => {
  expect(
    read(`Dwelling                   $212,000
DEDUCTIBLE WIND/HAIL       WAS 1%           NOW 2% = 4,240
DEDUCTIBLE ALL OTHER       WAS 1%           NOW 1% = 2,120`).deductibles,
  ).toMatchObject({ wind_hail: { amount: 4240, percentage: 2 }, all_perils: { amount: 2120, percentage: 1 } })
})
