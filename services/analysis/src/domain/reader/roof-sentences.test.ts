import { expect, it } from 'vitest'
import { readPolicy } from './read-policy.ts'
import { typedPages } from './testing/typed-pages.ts'

const read = (text: string) =>
  readPolicy(
    typedPages(`
SAN SABA MUTUAL INSURANCE COMPANY                  HOMEOWNERS DECLARATIONS
Policy Number 61-204417-03                         Policy Period 03/01/2026 to 03/01/2027
Named Insured: Lena Orsak
Residence Premises: 118 Pecan Ct, Llano, TX 78643

Coverage A  Dwelling                               $310,000
Coverage C  Personal Property                      $155,000
All Other Perils Deductible                        $2,500

${text}`),
  ).fields

it('a percentage of the cost to replace is a schedule, whatever deductible is taken off', () => {
  const { roof_settlement } =
    read(`When wind or hail damages the roof surfacing we pay the percentage below of the cost to repair
or replace it, less the wind or hail deductible.`)
  expect(roof_settlement).toBe('schedule')
})

it('what is paid for the coverages below a roof’s material is not said of the roof', () => {
  const { roof_settlement } = read(`Roof: composition shingle, put on in 2018. Fire protection class 4.
LOSS SETTLEMENT
Coverages A and B: actual cash value. Coverage C: actual cash value.`)
  expect(roof_settlement).toBeNull()
})

it('the year of a roof stands behind its material', () => {
  expect(read('BUILT 1978      BRICK VENEER      COMP SHINGLE, ROOF YEAR 2004      FAMILIES 1').roof_year).toBe(2004)
})

it('what may be bought back below a row is not how a roof is settled', () => {
  const { roof_settlement } = read(`Roof surfacing, wind or hail
You may be able to buy back replacement cost on your roof. Ask us for a price.`)
  expect(roof_settlement).toBeNull()
})
