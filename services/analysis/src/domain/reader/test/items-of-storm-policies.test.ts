import { describe, expect, it } from 'vitest'
import { stormFieldsOf } from '../testing/windstorm-policy.ts'

describe('items of windstorm policies', () => {
  it('has each deductible at its own number, below a head that names each occurrence', () => {
    const { deductibles, coverage_b_other_structures, coverage_d_loss_of_use } = stormFieldsOf(`
Coverage                                  Limit      Deductible each occurrence   Premium
Item 1 Dwelling                           $300,000   $3,000                       $1,900
Item 2 Casita                              $20,000   $200                           $114
Item 3 Personal property                   $80,000   $800                           $200`)
    expect(deductibles.wind_hail?.amount).toBe(3000)
    expect(coverage_b_other_structures).toBe(20_000)
    expect(coverage_d_loss_of_use).toBeNull()
  })

  it('reads a share of the limit of each item', () =>
    expect(
      stormFieldsOf(`
Item 1                    Dwelling, two family, built 1991       $200,000
Item 2                    Detached workshop                       $10,000
Deductible, items 1 and 2   2% of the limit of liability of the item`).deductibles.wind_hail,
    ).toEqual({ amount: 4000, percentage: 2, stated: 'percentage' }))

  it('takes no number of a certificate for a limit', () =>
    expect(
      stormFieldsOf(`
Item   Coverage        Description                                             Amount of     Deductible
                                                                               Insurance
1      A - Dwelling    One-family dwelling, frame on pilings, seasonal, built   $310,000     1%  -
                       2009, roof replaced 2018, WPI-8 No. 1472208                           $3,100`),
    ).toMatchObject({ coverage_a_dwelling: 310_000, deductibles: { wind_hail: { amount: 3_100 } } }))

  it('knows what a unit and a duplex are', () => {
    const of = (what: string) =>
      stormFieldsOf(`
Item   Property insured                                        Limit of liability   Deductible
1      ${what.padEnd(56)}$120,000             1%, $1,200
2      Personal property in item 1                             $35,000              1%, $350`)
    const unit = of('Condominium unit, inside parts that you own')
    expect(unit.coverage_a_dwelling).toBe(120_000)
    expect(unit.deductibles.wind_hail?.amount).toBe(1200)
    const duplex = of('Duplex, brick veneer, 1988, let to tenants')
    expect(duplex.coverage_a_dwelling).toBe(120_000)
    expect(duplex.year_built).toBe(1988)
    expect(of('Contents of duplex').coverage_a_dwelling).toBeNull()
  })

  it('says how each item is settled by its number, be it in the cell of its name', () => {
    const { dwelling_settlement, personal_property_settlement, roof_settlement } = stormFieldsOf(`
Item 1 Dwelling                           $300,000
Item 2 Shed                                 $9,000
Item 3 Household goods and contents        $80,000

Valuation: replacement cost on item 1, with the roof of item 1 at actual cash value; items 2 and 3 actual cash value.`)
    expect([dwelling_settlement, roof_settlement, personal_property_settlement]).toEqual(['RCV', 'ACV', 'ACV'])
  })

  it('is at the insured’s own address where an item says so', () => {
    const at = (item: string) => stormFieldsOf(`Item 1   ${item}   $300,000`).property_address.street
    expect(at('Dwelling at the address above, frame')).toBe('12 Elm St')
    expect(at('Dwelling 12 Elm St, Aransas County. Frame, 1978.')).toBe('12 Elm St')
    expect(at('Dwelling 14 Elm St, Aransas County. Frame, 1978.')).toBeNull()
  })
})

it('takes the year behind what a home is built of, and none behind its roof', () => {
  const built = (said: string) => stormFieldsOf(`Item 1   Dwelling   $300,000\n${said}`).year_built
  expect(built('Construction: frame, 1937')).toBe(1937)
  expect(built('The home: frame with hardiboard; 1987; roof metal, put on 2018; 3 miles to station')).toBe(1987)
  expect(built('Construction: frame, 1937 addition')).toBeNull()
  expect(built('Roof on brick, 2009')).toBeNull()
})

it('has the number of the item, the letter and the name in one cell', () => {
  const fields = stormFieldsOf(`
PROPERTY INSURED                                                  LIMIT      DEDUCTIBLE
Item 1, Coverage A, dwelling (second home on piers)            $300,000              1%
Item 2, Coverage B, personal property in item 1                 $50,000              1%

Loss settlement item 1: replacement cost, roof included.`)
  expect(fields.coverage_a_dwelling).toBe(300_000)
  expect(fields.coverage_c_personal_property).toBe(50_000)
  expect(fields.deductibles.wind_hail).toEqual({ amount: 3000, percentage: 1, stated: 'percentage' })
  expect([fields.dwelling_settlement, fields.roof_settlement]).toEqual(['RCV', 'RCV'])
})

it('settles with a home what is included', () =>
  expect(
    stormFieldsOf(`
Item 1       Coverage A - Dwelling                $300,000
Item 2       Coverage B - Personal Property        $80,000

Loss settlement, item 1: actual cash value, including roof surfacing`).roof_settlement,
  ).toBe('ACV'))

it('settles the home, too, where only what is included is named', () => {
  const { dwelling_settlement, roof_settlement } = stormFieldsOf(`
Item 1       Coverage A - Dwelling                $300,000

Frame, built 2004; loss settlement: Replacement Cost, including roof`)
  expect([dwelling_settlement, roof_settlement]).toEqual(['RCV', 'RCV'])
})
