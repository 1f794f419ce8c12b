import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const settled = (body: string) => {
  const { roof_settlement, dwelling_settlement, personal_property_settlement } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [roof_settlement, dwelling_settlement, personal_property_settlement]
}

it.each([
  [
    'Dwelling: replacement cost. Roof surfacing damaged by windstorm or hail: actual cash value (HW 09 61).',
    'ACV',
    'RCV',
    null,
  ],
  ['How we settle: Home: replacement cost. Roof covering hit by wind or hail: replacement cost.', 'RCV', 'RCV', null],
  ['Building: actual cash value. Roof surfaces, windstorm and hail: replacement cost (HO 2210).', 'RCV', 'ACV', null],
  ['Dwelling: replacement cost. Roof of the detached garage: actual cash value.', null, 'RCV', null],
  ['Dwelling: actual cash value. Personal property: replacement cost.', null, 'ACV', 'RCV'],
  ['Coverage C covers your belongings anywhere. They are settled at actual cash value.', null, null, 'ACV'],
  ['Coverage A covers your house. Losses to it are settled at actual cash value.', null, 'ACV', null],
  ['Coverage B covers your garage and fences. It is settled at actual cash value.', null, null, null],
  ['Valuation of Coverage A other than roof surfacing: Replacement Cost', null, 'RCV', null],
  ['Residential building      Replacement cost, if insured to 80%', null, 'RCV', null],
])('reads "%s"', (text, ...expected) => {
  expect(settled(text)).toEqual(expected)
})

it('does not say of the dwelling what stands behind a colon after its limit', () => {
  expect(settled('A - Dwelling $300,000\nRoof covering, wind and hail: actual cash value')[1]).toBeNull()
})
