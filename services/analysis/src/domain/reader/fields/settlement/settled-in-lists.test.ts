import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => {
  const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)
  return [dwelling_settlement, personal_property_settlement, roof_settlement]
}

describe('things listed under how they are paid', () => {
  it.each<[string, (string | null)[]]>([
    [
      `We pay full replacement cost for:                We pay depreciated value (ACV) for:
  the dwelling                                     roof covering, wind or hail
  your personal property                           carpets in rented rooms`,
      ['RCV', 'RCV', 'ACV'],
    ],
    [
      `Settled at replacement cost:
- Dwelling
- Personal property
Settled at actual cash value:
- Roof surfacing, wind or hail
- Fences and other structures`,
      ['RCV', 'RCV', 'ACV'],
    ],
    [
      `Coverages you declined
Settled at replacement cost:
- Personal property`,
      [null, null, null],
    ],
    ['LO 04 81     Actual Cash Value Loss Settlement               (Coverages A, B and C)', ['ACV', 'ACV', null]],
    ['LO 04 81     Actual Cash Value Loss Settlement (Coverages A and B)', ['ACV', null, null]],
  ])('%s', (body, settlements) => expect(read(body)).toEqual(settlements))
})

describe('rows of wind and hail under the roof', () => {
  it.each<[string, (string | null)[]]>([
    [
      `Roof valuation by cause of loss
    Fire, lightning, falling objects           Replacement cost
    Windstorm                                  Actual cash value
    Hail                                       Actual cash value`,
      [null, null, 'ACV'],
    ],
    [
      `ROOF SURFACING
   Windstorm or hail        Actual Cash Value
   All other perils         Replacement Cost`,
      [null, null, 'ACV'],
    ],
    [
      `Roof settlement by cause
   Windstorm        Replacement Cost
   Hail             Actual Cash Value`,
      [null, null, null],
    ],
    [
      `Screened enclosures
   Windstorm or hail        Actual Cash Value`,
      [null, null, null],
    ],
  ])('%s', (body, settlements) => expect(read(body)).toEqual(settlements))
})

describe('a roof that is called it', () => {
  it.each<[string, (string | null)[]]>([
    [
      'Your roof was put on in 2011. During the present term we settle wind and hail damage to it at replacement cost.',
      [null, null, 'RCV'],
    ],
    ['Your fence was put up in 2011. We settle wind and hail damage to it at actual cash value.', [null, null, null]],
  ])('%s', (body, settlements) => expect(read(body)).toEqual(settlements))
})

describe('more words for how things are paid', () => {
  it.each<[string, (string | null)[]]>([
    ['ROOF SETTL W/H: ACV   CONTENTS SETTL: REPL COST', [null, 'RCV', 'ACV']],
    ['House        $900,000       Guaranteed rebuilding cost', ['RCV', null, null]],
    ['House        $900,000       Guaranteed replacement cost, with a cash settlement option', ['RCV', null, null]],
    [
      'Building losses                Replacement cost. We first pay actual cash value; the rest follows.\nRoof losses, wind or hail      Same as building losses.',
      ['RCV', null, 'RCV'],
    ],
    ['Roof losses: same deductible as dwelling losses.', [null, null, null]],
    [
      '• Your house and attached structures: the cost to repair or replace, no depreciation, up to your limit',
      ['RCV', null, null],
    ],
    ['Roof Surfacing, Percentage by Age, Windstorm or Hail', [null, null, 'schedule']],
    ['Depreciated Loss Settlement-Coverage B Personal Property', [null, 'ACV', null]],
    ['Your dwelling is covered for replacement cost, up to your limit.', ['RCV', null, null]],
    ['Functional hail damage to the roof stays covered at replacement cost.', [null, null, 'RCV']],
    ['Contents: new for old', [null, 'RCV', null]],
    [
      'Cov A        $366,000        Replacement Cost\nCov C        $100,000        Actual Cash Value',
      ['RCV', 'ACV', null],
    ],
    ['Roof: full coverage for hail, cosmetic or functional, at replacement cost.', [null, null, 'RCV']],
    ['Contents new for old            Not taken', [null, null, null]],
    [
      'SETTLEMENT CODES    DWELLING: 1    ROOF W/H: 2\nKEY   1 = REPLACEMENT COST     2 = ACTUAL CASH VALUE',
      [null, null, null],
    ],
  ])('%s', (body, settlements) => expect(read(body)).toEqual(settlements))
})

it('what other structures are paid is not said of the name below', () => {
  expect(
    read(`Loss settlement
Dwelling at replacement cost
Other structures (sheds, arbors) at actual cash value
Contents`),
  ).toEqual(['RCV', null, null])
})
