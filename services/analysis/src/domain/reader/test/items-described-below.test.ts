import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../testing/lone-oak.ts'

const HEAD = `
Texas Windstorm Insurance Association              WINDSTORM AND HAIL
                                                   RESIDENTIAL POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
`
const both = (amount: number, percentage: number) => ({ amount, percentage, stated: 'both' })

describe('items whose rows stand apart from their description', () => {
  it('reads an item that a row below its number describes', () => {
    const fields = fieldsOf(`${HEAD}
Item 1
Description           Frame dwelling, owner occupied
Roof                  Metal, 2014
Amount of insurance   $150,000
Deductible            1% ($1,500)
Valuation             Actual cash value

Item 2
Description           Contents of item 1
Amount of insurance   $60,000
Deductible            1% ($600)
Valuation             Replacement cost`)
    expect(fields.coverage_a_dwelling).toBe(150_000)
    expect(fields.coverage_c_personal_property).toBe(60_000)
    expect(fields.deductibles.wind_hail).toEqual(both(1_500, 1))
    expect([fields.dwelling_settlement, fields.personal_property_settlement]).toEqual(['ACV', 'RCV'])
  })

  it('takes the number for the building that it describes, whatever its order', () => {
    const fields = fieldsOf(`${HEAD}
Building 1
Property insured      Detached garage
Limit                 $15,000
Loss settlement       Actual cash value

Building 2
Property insured      Dwelling, frame
Limit                 $150,000
Loss settlement       Replacement cost`)
    expect(fields.coverage_a_dwelling).toBe(150_000)
    expect(fields.dwelling_settlement).toBe('RCV')
  })

  const blocks = `${HEAD}
ITEM 1     Dwelling, two story, brick veneer, built 1999
           Roof: shingle, 2015
              Limit of liability              $310,000
              Deductible, each occurrence     2%
              Premium                         $2,100

ITEM 2     Personal property in item 1
           at 80% coinsurance
              Limit of liability              $90,000
              Deductible, each occurrence     1%

ITEM 3     Boat house
           Frame, built 2001
              Limit of liability              $22,000
              Deductible, each occurrence     5%
`

  it('reads rows below a description of two lines', () => {
    const fields = fieldsOf(blocks)
    expect(fields.coverage_a_dwelling).toBe(310_000)
    expect(fields.coverage_c_personal_property).toBe(90_000)
    expect(fields.deductibles.wind_hail).toEqual({ amount: 6_200, percentage: 2, stated: 'percentage' })
    expect(fields.deductibles.all_perils).toBeNull()
  })

  it('reads how each number is settled, on the next page of the same policy, too', () => {
    const fields = fieldsOf(`${blocks}
====
Texas Windstorm Insurance Association                Policy number LO-448812

LOSS SETTLEMENT
   Item 1    Replacement cost, except that roof coverings are settled at actual cash value.
   Item 2    Actual cash value (replacement cost was not elected).
   Item 3    Actual cash value.

IMPORTANT
   This policy insures windstorm and hail only. Theft, and rain that did not come in through an opening
   made by wind or hail, are not insured here.`)
    expect([fields.dwelling_settlement, fields.personal_property_settlement]).toEqual(['RCV', 'ACV'])
    expect(fields.wind_hail_excluded).toBe(false)
  })

  it('reads a sentence on items of which one is another building', () => {
    const { dwelling_settlement } = fieldsOf(`${HEAD}
Item   Property                    Limit
1      Dwelling, frame          $200,000
2      Detached workshop         $60,000

Items 1 and 2: replacement cost, depreciation held back until repaired.`)
    expect(dwelling_settlement).toBe('RCV')
  })

  it('reads the deductible of the first item from the column that holds now', () => {
    const { deductibles } = fieldsOf(`${HEAD}
Item                       Limit before      Limit now
1  Dwelling, frame             $200,000       $210,000
2  Contents                     $60,000        $60,000

                         Deductible before     Deductible now
Item 1                       2%  $4,000         1%  $2,100
Item 2                       2%  $1,200         1%  $600`)
    expect(deductibles.wind_hail).toEqual(both(2_100, 1))
  })
})

it('reads the deductible of an item that tells of its roof', () => {
  const { deductibles } = fieldsOf(`${HEAD}
Item 1   Two story frame dwelling on pilings, tenant occupied, roof of metal
         Limit of liability        $405,000
         Deductible                1%, being $4,050
Item 2   Contents in item 1
         Limit of liability        $30,000
         Deductible                1%, being $300`)
  expect(deductibles.wind_hail).toEqual(both(4050, 1))
})

it('reads the rows of two coverages that stand side by side', () => {
  const fields = fieldsOf(`${HEAD.replace('WINDSTORM AND HAIL', 'HOMEOWNERS')}
Deluxe House Coverage                       Deluxe Contents Coverage
Amount of coverage       $450,000           Amount of coverage       $225,000
Payment basis            Replacement cost   Payment basis            Actual cash value`)
  expect([fields.coverage_a_dwelling, fields.coverage_c_personal_property]).toEqual([450_000, 225_000])
  expect([fields.dwelling_settlement, fields.personal_property_settlement]).toEqual(['RCV', 'ACV'])
})
