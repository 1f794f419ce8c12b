import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const settled = (body: string) => {
  const { roof_settlement, dwelling_settlement, personal_property_settlement } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [roof_settlement, dwelling_settlement, personal_property_settlement]
}

it('a paragraph goes on below the heading that begins its first line', () => {
  expect(
    settled(`
ITEM 7.    SETTLEMENT.  Loss to the dwelling, to its roof by windstorm or hail, and to personal property is
           settled at actual cash value.`),
  ).toEqual(['ACV', 'ACV', 'ACV'])
})

it('a paragraph may be headed by a short word', () => {
  expect(
    settled(`
ROOF.  Losses to the roof are paid at actual
cash value.
CONTENTS.  Losses to personal property are paid
at replacement cost.`),
  ).toEqual(['ACV', null, 'RCV'])
})

it('what begins below a heading anew is no part of the line beside it', () => {
  expect(
    settled(`
ITEM 7.    SETTLEMENT.  Loss to the dwelling is settled as the form says
           Roof              Actual cash value`),
  ).toEqual(['ACV', null, null])
})
