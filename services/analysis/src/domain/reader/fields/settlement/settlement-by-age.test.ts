import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { settlementByAge } from './settlement-by-age.ts'

const roofOf = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).roof_settlement

describe('a roof that is settled by its age', () => {
  it.each([
    [
      'Replacement cost while the roof is 12 years old or newer; actual cash value after. On this policy: actual cash value.',
      'ACV',
    ],
    ['Replacement cost until 15 years of age, then actual cash value (9 at inception).', 'RCV'],
    ['Replacement cost up to age 10, then actual cash value (now 14 years old)', 'ACV'],
    ['Replacement cost up to 10 years of age, actual cash value thereafter', null],
    ['Replacement cost up to 10 years of age (now 14)', null],
    ['Replacement cost if the roof is newer than 10 years', null],
    ['Actual cash value after 10 years, replacement cost up to 10 years (now 4)', 'RCV'],
    ['Actual cash value applies to roofs over 10 years old (now 4)', null],
    ['Roofs 10 years or older: actual cash value', null],
    ['Replacement cost unless over 10', null],
    ['Replacement cost up to age 10, then actual cash value. For this policy: replacement cost on contents.', null],
    ['Replacement cost', undefined],
    ['Replacement cost. Composition shingle, 7 years old', undefined],
  ])('%s', (text, expected) => {
    expect(settlementByAge(text)).toBe(expected)
  })

  it.each([
    [
      'Roof surfacing, wind or hail        Replacement cost while the roof is 12 years old or newer; actual cash value after.\n                                    On this roof: actual cash value.',
      'ACV',
    ],
    ['Roof surfacing, wind or hail        Replacement cost while the roof is 12 years old or newer', null],
    ['Wind and hail losses to the roof are paid at replacement cost for roofs up to 10 years old.', null],
    [
      'Roof installed 2019. Wind and hail losses to the roof are paid at replacement cost for roofs up to 10 years old.',
      'RCV',
    ],
    [
      'Roof installed 2009. Wind and hail losses to the roof are paid at replacement cost for roofs up to 10 years old.',
      null,
    ],
    [
      'Roof installed 2009\nA wind or hail loss to roof surfacing that is more than 15 years old is settled at actual cash value. Other parts of the dwelling are settled at replacement cost.',
      'ACV',
    ],
    [
      'Roof installed 2020\nA wind or hail loss to roof surfacing that is more than 15 years old is settled at actual cash value.',
      null,
    ],
    ['Roof installed 2024\nActual cash value applies to roofs over 10 years old.', null],
    [
      'Roof surfacing lost to wind or hail is settled by actual cash value once the roof is 15 years old, and by replacement\ncost until then. Your roof is 10 years old, so replacement cost applies in this term.',
      'RCV',
    ],
    ['Roofs of 15 years or more are settled at actual cash value. Your roof is 10 years old.', null],
    ['Roof loss settlement       Roof payment schedule endorsement is not attached. Replacement cost.', 'RCV'],
    ['Roof loss settlement       Surfacing payment schedule does not apply; replacement cost', 'RCV'],
    ['Roof loss settlement       Payment schedule endorsement', 'schedule'],
  ])('%s', (body, expected) => {
    expect(roofOf(body)).toBe(expected)
  })
})
