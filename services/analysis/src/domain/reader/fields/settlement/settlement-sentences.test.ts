import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

describe('settlements of dwelling, contents and roof in sentences', () => {
  it.each<[string, (string | null)[]]>([
    [
      'The dwelling is settled at replacement cost. Personal property is settled at actual cash value.',
      ['RCV', 'ACV', null],
    ],
    [
      'Losses to Coverage A are settled at replacement cost, roof coverings at actual cash value.',
      ['RCV', null, 'ACV'],
    ],
    ['Your home is paid at replacement cost, the roof aside.', ['RCV', null, null]],
    [
      'Dwelling losses are paid at replacement cost. Roof surfacing damaged by\nwindstorm or hail is settled under the payment schedule on page 2.',
      ['RCV', null, 'schedule'],
    ],
    [
      'LOSS TO THE DWELLING IS SETTLED AT REPLACEMENT COST IF INSURED TO 80 PCT OF VALUE, EXCEPT\nROOF SURFACES, SEE LO 0203. COVERAGE C IS SETTLED AT ACTUAL CASH VALUE.',
      ['RCV', 'ACV', null],
    ],
    [
      'Settlement of a loss to the dwelling, to its roof by wind or hail, and to personal property is on the basis of\nactual cash value.',
      ['ACV', 'ACV', 'ACV'],
    ],
    [
      'Losses to the dwelling, its roof surfacing by windstorm or hail included, are settled on a replacement cost basis.',
      ['RCV', null, 'RCV'],
    ],
    [
      'Building losses of a primary residence insured to at least 80% of its replacement cost or to the maximum available are\nsettled at replacement cost. Contents losses are settled at actual cash value.',
      ['RCV', 'ACV', null],
    ],
    [
      'Loss settlement: buildings under Coverage A or B at replacement cost, except roof surfacing damaged by wind or hail, which\nis settled at actual cash value. Personal property is settled at actual cash value.',
      ['RCV', 'ACV', 'ACV'],
    ],
    ['We pay replacement cost for the dwelling and actual cash value for personal property.', ['RCV', 'ACV', null]],
    [
      'Loss to roof surfacing caused by windstorm or hail is paid by the schedule below, which takes the place of\nreplacement cost for the roof. Loss to the rest of the dwelling is paid at replacement cost.',
      ['RCV', null, 'schedule'],
    ],
    [
      'When windstorm or hail damages your roof surfacing, we pay the percentage of replacement cost shown for its age.',
      [null, null, 'schedule'],
    ],
    [
      'Loss to the roof surface of a building insured under Coverage A caused by windstorm or hail is paid at actual cash value.',
      [null, null, 'ACV'],
    ],
    ['Your contents are paid at replacement cost, the house at actual cash value.', ['ACV', 'RCV', null]],
    ['Covered losses to the dwelling, other than to its roof, are settled at replacement cost.', ['RCV', null, null]],
    [
      'Personal property replacement cost      Not purchased\nPersonal property                       Actual cash value',
      [null, 'ACV', null],
    ],
    ['Full Value on Personal Property                                     96.00', [null, 'RCV', null]],
    ['House                    $1,865,000      Extended replacement cost', ['RCV', null, null]],
    [
      'Forms and endorsements\nLO 2281    01 20    Actual Cash Value Loss Settlement, Windstorm or Hail Losses to Roof Surfacing',
      [null, null, 'ACV'],
    ],
  ])('%s', (words, settlements) => expect(read(words)).toEqual(settlements))

  it.each([
    'Roofs over 15 years old are settled at actual cash value.',
    'Carpet in the dwelling is settled at actual cash value.',
    'Actual cash value of the dwelling is paid until repairs are complete.',
    'If the dwelling is insured for less than 80% of its replacement cost, we settle at actual cash value.',
    'Roof loss by fire is settled at replacement cost.',
    'Personal property is not settled at replacement cost.',
    'Optional: Contents replacement cost    Declined',
    'Home                     Replacement cost       $412,000',
  ])('"%s" states none', (words) => expect(read(words)).toEqual([null, null, null]))
})

it('takes no value from the next sentence of a line', () => {
  expect(
    read(`LOSS SETTLEMENT.  The dwelling is insured to at least 80% of its replacement cost and is settled at replacement cost,
including the roof covering. Item 2 is settled at actual cash value.`),
  ).not.toContain('ACV')
})
