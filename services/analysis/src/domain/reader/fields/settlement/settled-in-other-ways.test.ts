import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const settled = (body: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

const ITEMS = `
  ITEM     SUBJECT OF INSURANCE                                AMOUNT
  1        DWELLING, FRAME, PIER AND BEAM                   $ 128,000
  2        OTHER STRUCTURES ON THE PREMISES                    12,800
  3        PERSONAL PROPERTY                                   64,000
  4        LOSS OF USE                                         25,600

`

describe('how things are paid', () => {
  it.each<[string, (string | null)[]]>([
    [
      `${ITEMS}LOSS SETTLEMENT. THE ASSOCIATION PAYS ACTUAL CASH VALUE ON ITEMS 1, 2 AND 3, INCLUDING THE ROOF IN A\nWINDSTORM OR HAIL LOSS.`,
      ['ACV', 'ACV', 'ACV'],
    ],
    [
      'Your home. We rebuild it without depreciation.\nContents. Actual cash value, with depreciation taken off.\nYou may ask for more.',
      [null, 'ACV', null],
    ],
    ['Other structures. Actual cash value, with depreciation taken off.\nYou may ask for more.', [null, null, null]],
    [`${ITEMS}Items 1 and 3 are settled at replacement cost.`, ['RCV', 'RCV', null]],
    [`${ITEMS}Item 1 is paid at replacement cost. Item 3 is paid at actual cash value.`, ['RCV', 'ACV', null]],
    [`${ITEMS}We pay replacement cost on items 1 through 2 and actual cash value on item 3.`, ['RCV', 'ACV', null]],
    [`${ITEMS}Items 1 through 3 are paid at actual cash value.`, ['ACV', 'ACV', null]],
    [
      'Valuation\nDwelling and other structures are settled at replacement cost. Personal property is settled at actual\ncash value. Roof surfacing damaged by wind or hail is settled in the same way as the dwelling.',
      ['RCV', 'ACV', 'RCV'],
    ],
    [
      'Losses to the dwelling are paid at actual cash value. Wind and hail losses to the roof are paid on the same basis as the dwelling.',
      ['ACV', null, 'ACV'],
    ],
    [
      'Dwelling loss settlement       Replacement cost\nRoof loss settlement           Same as dwelling',
      ['RCV', null, 'RCV'],
    ],
    [
      'Dwelling is settled at replacement cost. The roof is not settled in the same way as the dwelling.',
      ['RCV', null, null],
    ],
    [
      'The way a loss is paid: on the dwelling, the cost to replace with like kind and quality. On personal property, actual\ncash value. On the metal roof, when hail does nothing but dent it, nothing is paid.',
      ['RCV', 'ACV', null],
    ],
    [
      'Replacement cost applies to the dwelling and contents. Roof surfacing: replacement cost for wind and hail.',
      ['RCV', 'RCV', 'RCV'],
    ],
    ['Dwelling loss settlement      Replacement cost\nRoof       Same as house', ['RCV', null, null]],
    ['Dwelling loss settlement      Replacement cost\nRoof year: same as dwelling', ['RCV', null, null]],
    [
      'Dwelling loss settlement      Replacement cost\nThe roof deductible that you pay is the same as for the dwelling.',
      ['RCV', null, null],
    ],
    ['Other structures\n  Loss settlement      Actual cash value', [null, null, null]],
    ['Roof surfacing\n  Loss settlement      Actual cash value', [null, null, 'ACV']],
    ['Roof surfaces are paid at actual cash value unless the roof is less than 10 years old.', [null, null, null]],
    ['Actual cash value terms apply to your belongings.', [null, 'ACV', null]],
    ['Replacement cost does not apply to contents.', [null, null, null]],
    ['We settle losses to your home at the cost to repair or replace it.', ['RCV', null, null]],
    ['We settle losses to your home at the cost to repair or replace it less depreciation.', ['ACV', null, null]],
    [
      'Your stuff                                                    $2,000\nPersonal property                                   $150,000\nSettlement                                          Replacement cost',
      [null, 'RCV', null],
    ],
    [
      'A. Dwelling                                         $300,000\n   Valuation:                                       Actual cash value',
      ['ACV', null, null],
    ],
  ])('%s', (body, expected) => {
    expect(settled(body)).toEqual(expected)
  })
})

it.each([
  'Home replacement cost: $412,000',
  'Home replacement cost      $412,000',
  'Year built     Square feet     Home replacement cost\n1998           2,150           $412,000',
  'Year built     Square feet     Dwelling replacement cost\n1998           2,150           $412,000',
  'House replacement        $412,000        Stories:        2\ncost value:\nRoof shape:              Hip             Square feet:    2,150',
  'Dwelling replacement cost:      $412,000      Stories:      2',
  'Replacement cost of the home:      $412,000',
])('what rebuilding would cost settles nothing: %s', (body) => {
  expect(settled(body)).toEqual([null, null, null])
})

it.each([
  'Dwelling              $300,000\nReplacement cost',
  'House replacement        Included        Stories:        2\ncost\nRoof shape:              Hip             Square feet:    2,150',
])('what has no such cost beside it settles the dwelling: %s', (body) => {
  expect(settled(body)[0]).toBe('RCV')
})

describe('damage to looks alone', () => {
  it.each([
    'On the metal roof, when hail does nothing but dent it, nothing is paid.',
    'Not covered for this home\nDents and marks from hail that do not let water in, flood, earthquake.',
    'Endorsements\nLO 51         Cosmetic hail loss to metal roofs\nLO 52         Water from drains',
    'Forms\nLO-CDE        Cosmetic damage\nLO-TX1        Texas special provisions\nLO-WB2        Water back-up',
    'Hail that only changes the appearance of roof surfaces is not covered.',
    'We do not pay for dents in a metal roof by hail where the roof still keeps the water out.',
    'Exclusions\nMarring or pitting of roof surfacing by hail that does not leak',
    'Denting of metal roofs by hail alone is excluded.',
    'No coverage for hail dents that affect only the looks of the siding or the roof.',
  ])('is taken out: %s', (body) => {
    expect(fieldsOf(`${HEAD}${LIMITS}\n${body}`).cosmetic_damage_excluded).toBe(true)
  })

  it.each([
    'Wear and tear, marring, scratching and deterioration are not covered.',
    'Endorsements\nLO 51         Cosmetic damage coverage        Included\nLO 52         Water from drains',
    'Endorsements\nLO 51         Cosmetic damage buy-back\nLO 52         Water from drains',
    'Hail that only changes the appearance of the roof is covered, too.',
    'Wind and hail damage to the roof is not excluded.',
    'Marks of hail on the roof have to be reported within a year; later reports are not paid.',
    'Hail damage to the looks of the roof: no exclusion',
    'Covered for this home\nDents and marks from hail that do not let water in',
  ])('is not: %s', (body) => {
    expect(fieldsOf(`${HEAD}${LIMITS}\n${body}`).cosmetic_damage_excluded).toBe(false)
  })
})

it('two coverages may share a row', () =>
  expect(
    settled(
      'Loss settlement\nCoverage A, Coverage B     Actual cash value, by the terms of this contract\nCoverage C                 Replacement cost',
    ),
  ).toEqual(['ACV', 'RCV', null]))

it('a home that is rebuilt without a limit is replaced', () =>
  expect(
    settled(
      'How we settle\nDwelling                 Guaranteed rebuilding\nContents                 Actual cash value',
    ),
  ).toEqual(['RCV', 'ACV', null]))

it.each([
  ['REPLACEMENT COST', 'ACTUAL CASH VALUE', ['RCV', 'ACV', null]],
  ['ACTUAL CASH VALUE', 'REPLACEMENT COST', ['ACV', 'RCV', null]],
])('a row may say it of each head: %s, %s', (building, contents, told) =>
  expect(
    settled(`                       BUILDING             CONTENTS
DEDUCTIBLE             $2,000               $2,000
LOSS SETTLEMENT        ${building.padEnd(21)}${contents}`),
  ).toEqual(told),
)
