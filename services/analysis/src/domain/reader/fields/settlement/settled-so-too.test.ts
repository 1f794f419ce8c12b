import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

type Settlements = [string | null, string | null, string | null]

it.each<[string, Settlements]>([
  ['Damage to the unit is paid at replacement cost; so is damage to personal property.', [null, 'RCV', 'RCV']],
  ['The dwelling is settled at replacement cost, and so is the roof after a wind or hail loss.', ['RCV', 'RCV', null]],
  ['The dwelling is settled at replacement cost, and so is the fence.', [null, 'RCV', null]],
  ['We settle the dwelling at replacement cost, also the surfacing of its roof after hail.', ['RCV', 'RCV', null]],
  ['The dwelling is settled at replacement cost, also its fence; the roof at actual cash value.', ['ACV', 'RCV', null]],
  [
    'The dwelling is settled at replacement cost; personal property is settled at actual cash value.',
    [null, 'RCV', 'ACV'],
  ],
  [
    'The home is settled at replacement cost. So is the roof, when hail or wind harms it, and scratches are paid for.',
    ['RCV', 'RCV', null],
  ],
  ['The home is settled at replacement cost. So is the roof, when it is younger than ten years.', [null, 'RCV', null]],
  ['The home is settled at replacement cost. So is the fence.', [null, 'RCV', null]],
  ['Your roof      Wind or hail? We replace it new, nothing off for age.', ['RCV', null, null]],
  ['Your roof      Nothing off for wear on gutters is shown here', [null, null, null]],
  [
    'For a loss to roof surfacing caused by windstorm or hail we pay no more than the actual cash value at the time of loss,\nuntil the roof surfacing has been replaced and afterwards.',
    ['ACV', null, null],
  ],
  [
    'For a loss to roof surfacing caused by windstorm or hail we pay no more than the actual cash value at the time of loss,\nuntil the roof surfacing has been replaced.',
    [null, null, null],
  ],
])('%s', (body, [roof, dwelling, contents]) =>
  expect(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)).toMatchObject({
    roof_settlement: roof,
    dwelling_settlement: dwelling,
    personal_property_settlement: contents,
  }),
)
