import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

type Settlements = [string | null, string | null, string | null]

it.each<[string, Settlements]>([
  ['LOSS SETTLEMENT: UNIT REPLACEMENT COST, CONTENTS ACTUAL CASH VALUE', [null, 'RCV', 'ACV']],
  [
    `Loss settlement     House, replacement cost          Roof, actual cash value for wind or hail
                    Contents, actual cash value`,
    ['ACV', 'RCV', 'ACV'],
  ],
  ['Loss settlement: Actual cash value on dwelling and on contents', [null, 'ACV', 'ACV']],
  [
    `LOSS SETTLEMENT             ACTUAL CASH VALUE ON DWELLING AND CONTENTS
MOLD                        NOT COVERED`,
    [null, 'ACV', 'ACV'],
  ],
  ['REPLACEMENT COST APPLIES TO BUILDING ADDITIONS AND ALTERATIONS AND TO CONTENTS', [null, 'RCV', 'RCV']],
  ['Personal property in item 1. Loss settlement: actual cash value.', [null, null, 'ACV']],
  [
    `Item 1   Dwelling                                                          $300,000
Item 2   Household goods in the dwelling. Settled at actual cash value.        $67,000`,
    [null, null, null],
  ],
  [
    'Coverages not purchased: Replacement cost on personal property (settled at actual cash value) - Sewer backup',
    [null, null, null],
  ],
  ['Dwelling valuation: replacement cost, also for the roof', ['RCV', 'RCV', null]],
  [
    `LOSS SETTLEMENT:  DWELLING - REPLACEMENT COST.    ROOF SURFACING HURT BY WIND OR
                  HAIL - REPLACEMENT COST.`,
    ['RCV', 'RCV', null],
  ],
])('%s', (body, [roof, dwelling, contents]) =>
  expect(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)).toMatchObject({
    roof_settlement: roof,
    dwelling_settlement: dwelling,
    personal_property_settlement: contents,
  }),
)

it('says it in brackets behind the name of a coverage', () => {
  const { dwelling_settlement, personal_property_settlement } = fieldsOf(`${HEAD}
Coverage                                          Limit
House Protection (replacement cost)               $90,000
Contents Protection (actual cash value)           $60,000`)
  expect([dwelling_settlement, personal_property_settlement]).toEqual(['RCV', 'ACV'])
})
