import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

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
