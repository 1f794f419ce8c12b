import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

describe('settlements in other words', () => {
  it.each<[string, (string | null)[]]>([
    ['Roof surfacing, wind and hail    Replacement cost, no schedule and no depreciation', [null, null, 'RCV']],
    ['Roof surfacing, wind and hail    Replacement cost, without a payment schedule', [null, null, 'RCV']],
    [
      'The dwelling, including the surface of its roof when wind or hail has damaged it, is settled on replacement cost. No\nroof schedule applies.',
      ['RCV', null, 'RCV'],
    ],
    [
      'When wind or hail damages roof covering we settle the loss for its actual\ncash value, that is replacement cost less depreciation for age and condition.',
      [null, null, 'ACV'],
    ],
    [
      'LOSS SETTLEMENT: ACTUAL CASH VALUE APPLIES TO THE DWELLING AND ITS ROOF FOR EVERY PERIL INSURED.',
      ['ACV', null, 'ACV'],
    ],
    ['SETTLEMENT OF LOSSES: DWELLING AND PERSONAL PROPERTY AT ACTUAL CASH VALUE.', ['ACV', 'ACV', null]],
    [
      'After the storm of May 2024, wind and hail losses to roof surfacing are again settled on a\nreplacement cost basis.',
      [null, null, 'RCV'],
    ],
    ['Roof, if damaged by wind or hail    Replacement cost', [null, null, 'RCV']],
    ['Losses to A and C are paid at replacement cost.', ['RCV', 'RCV', null]],
    ['Basis: (A) and (B) replacement cost, (C) actual cash value', ['RCV', 'ACV', null]],
    ['Coverage A, B and C losses are paid at replacement cost.', ['RCV', 'RCV', null]],
    ['Personal property, carpets, awnings     Actual cash value', [null, 'ACV', null]],
    ['Dwelling awnings     Actual cash value', [null, null, null]],
    ['Loss to Coverage A property is settled at replacement cost if you repair within a year.', ['RCV', null, null]],
    [
      'Losses to the roof by wind or hail are paid at actual cash value, and cosmetic denting of metal roofing is not covered.',
      [null, null, 'ACV'],
    ],
    [
      'Loss to the dwelling, its roof and all other property, by any insured peril, windstorm and hail included, is settled at\nactual cash value.',
      ['ACV', 'ACV', 'ACV'],
    ],
    ['HO 04 90 05 11         PP Replacement Cost     Applies              $206', [null, 'RCV', null]],
    [
      'House              Amount of coverage      $300,000\n                   Payment basis           Extended Replacement Cost\nContents           Amount of coverage      $130,000\n                   Payment basis           Actual Cash Value',
      ['RCV', 'ACV', null],
    ],
    ['Roof when hit by hail    Actual cash value', [null, null, 'ACV']],
    ['How your stuff is valued: at replacement cost.', [null, 'RCV', null]],
    ['How the rest of your home is valued: at replacement cost.', ['RCV', null, null]],
    ['How your roof is settled: at actual cash value.', [null, null, 'ACV']],
    ['Option E - Brand New Belongings (replacement cost)        Included', [null, 'RCV', null]],
    [
      'LO 2877TX 0323        Actual Cash Value Loss Settlement - Windstorm or Hail Losses to Roof Surfacing',
      [null, null, 'ACV'],
    ],
    [
      'HO 04 93 05 11    ACTUAL CASH VALUE - WINDSTORM OR HAIL LOSSES    - $ 237.00\n                  TO ROOF SURFACING',
      [null, null, 'ACV'],
    ],
    ['LO 04 81 04 19   Actual Cash Value Loss Settlement, Wind or Hail, Roof    -204', [null, null, 'ACV']],
    ['LO-131 (11-04)   Replacement Cost - Roof Surfacing, Windstorm or Hail    $ 140', [null, null, 'RCV']],
    ['LO-110    Actual Cash Value Settlement of Dwelling and Contents    Included', ['ACV', 'ACV', null]],
    ['LO-110    Actual Cash Value Settlement of Dwelling and Contents: does not apply', [null, null, null]],
    ['VALUATION\nResidence        Replacement cost\nPersonal property    Actual cash value', ['RCV', 'ACV', null]],
    [
      'Home                      Belongings             Roof, wind and hail\nReplacement cost          Actual cash value      Roof payment schedule',
      ['RCV', 'ACV', 'schedule'],
    ],
    ['Replacement cost on the home, partial and total loss    included     $64', ['RCV', null, null]],
    ['Replacement cost on the home, partial and total loss    not taken', [null, null, null]],
    [
      'Water backup                        Not purchased\nBuilding structure reimbursement\nextended limits                     Not purchased',
      [null, null, null],
    ],
    [
      'Water backup                        $5,000\nGuaranteed replacement cost\non the dwelling                     Not selected',
      [null, null, null],
    ],
    [
      'Roof Payment Schedule     Not applied       --\nRoof surfaces are paid at replacement cost.',
      [null, null, 'RCV'],
    ],
    [
      'Roof payment              Roof replaced in 2011: paid at actual cash value for wind and hail. A roof under 10 years\n                          old qualifies for replacement cost',
      [null, null, 'ACV'],
    ],
    [
      'Roof loss settlement\n  For loss caused by windstorm or hail we pay a percentage of replacement cost that depends on the age of the roof.',
      [null, null, 'schedule'],
    ],
    [
      'OPTIONAL COVERAGES\n  C REPLACEMENT COST                      YES\n  A REPLACEMENT COST                      YES',
      ['RCV', 'RCV', null],
    ],
    [
      'OPTIONAL COVERAGES\n  C REPLACEMENT COST                      YES\n  A REPLACEMENT COST                      NO',
      [null, 'RCV', null],
    ],
    [
      'Loss settlement   Dwelling - replacement cost. Roof covering, damage by wind or hail - according to the schedule in\n                  form LO-44.',
      ['RCV', null, 'schedule'],
    ],
    [
      '1. Loss to the dwelling is adjusted at replacement cost. Roof surfacing damaged by wind or\n   hail is adjusted at actual cash value.\n2. Mold: not covered.',
      ['RCV', null, 'ACV'],
    ],
    [
      ' - Roof coverings of the dwelling are adjusted, when wind or hail has damaged them, at\n   actual cash value.\n - Ask us about flood.',
      [null, null, 'ACV'],
    ],
    ['Roof Payment Schedule     Not in effect', [null, null, null]],
    ['Roof Payment Schedule     Does not apply to this policy', [null, null, null]],
    [
      'a. The dwelling is settled at replacement\n   cost; the roof, if wind or hail damages it, at actual\n   cash value.',
      ['RCV', null, 'ACV'],
    ],
    ['Contents    Paid at a percentage of replacement cost', [null, null, null]],
    ['LO 0611 05 23     Roof surfaces loss percentage table', [null, null, 'schedule']],
  ])('%s', (body, settlements) => {
    expect(read(body)).toEqual(settlements)
  })
})

describe('cosmetic damage', () => {
  it.each([
    'HO 06 44 takes cosmetic loss to roof surfacing caused by hail out of your coverage: dents are not paid.',
    'This endorsement removes coverage for cosmetic damage by hail from the policy.',
  ])('is excluded: %s', (words) => {
    expect(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`).cosmetic_damage_excluded).toBe(true)
  })
})

it.each<[string, (string | null)[]]>([
  ['Roof settlement     Replacement cost; percentage of replacement cost not taken', [null, null, 'RCV']],
  ['Dwelling     Insured for replacement cost as estimated by our calculator', [null, null, null]],
  ['Your home is insured for $300,000, its replacement cost as we estimated it.', [null, null, null]],
])('takes what was not taken, and how a limit was estimated, for no settlement: %s', (words, settled) => {
  expect(read(words)).toEqual(settled)
})
