import { expect, it } from 'vitest'
import { withLines } from '../../testing/lone-oak.ts'

it('of a figure that was changed to another the other one holds', () => {
  expect(
    withLines(`THE POLICY IS AMENDED AS FOLLOWS:
  DELETE    LO-31 ROOF REPLACEMENT COST
  CHANGE    ANNUAL PREMIUM $2,911.00 TO $2,704.00`).total_annual_premium,
  ).toBe(2704)
  expect(
    withLines(`What changed at renewal?     Your wind/hail deductible: 1% to 2%

Deductibles
1% ($3,000)    All perils except wind and hail
2% ($6,000)    Windstorm or hail`).deductibles.wind_hail,
  ).toMatchObject({ amount: 6000, percentage: 2 })
})

it('of a settlement, too', () => {
  expect(withLines('CHANGED   ROOF SETTLEMENT WIND/HAIL: ACV TO REPLACEMENT COST').roof_settlement).toBe('RCV')
})
