import { expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

it('a percentage of the cost to replace is a schedule, whatever deductible is taken off', () => {
  const { roof_settlement } =
    withLines(`When wind or hail damages the roof surfacing we pay the percentage below of the cost to repair
or replace it, less the wind or hail deductible.`)
  expect(roof_settlement).toBe('schedule')
})

it('what is paid for the coverages below a roof’s material is not said of the roof', () => {
  const { roof_settlement } = withLines(`Roof: composition shingle, put on in 2018. Fire protection class 4.
LOSS SETTLEMENT
Coverages A and B: actual cash value. Coverage C: actual cash value.`)
  expect(roof_settlement).toBeNull()
})

it('the year of a roof stands behind its material', () => {
  expect(withLines('BUILT 1978      BRICK VENEER      COMP SHINGLE, ROOF YEAR 2004      FAMILIES 1').roof_year).toBe(
    2004,
  )
})

it('what may be bought back below a row is not how a roof is settled', () => {
  const { roof_settlement } = withLines(`Roof surfacing, wind or hail
You may be able to buy back replacement cost on your roof. Ask us for a price.`)
  expect(roof_settlement).toBeNull()
})

it.each<[string, string | null]>([
  ['Roof of house, shed and fence      Actual cash value', 'ACV'],
  ['Roofs of all buildings             Replacement cost', 'RCV'],
  ['Roof of shed and fence             Actual cash value', null],
])('says how the roof of the home is settled: %s', (row, roof_settlement) =>
  expect(withLines(row)).toMatchObject({ roof_settlement, dwelling_settlement: null }),
)
