import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => {
  const { roof_settlement, personal_property_settlement, cosmetic_damage_excluded } = fieldsOf(
    `${HEAD}\n${LIMITS}\n${body}`,
  )
  return [roof_settlement, personal_property_settlement, cosmetic_damage_excluded]
}

describe('a cross below yes or no', () => {
  it.each<[string, (string | boolean | null)[]]>([
    [
      `
                                                YES       NO
Contents settled at replacement cost             X
Roof settled at replacement cost                 X
Roof settled at actual cash value                          X
Cosmetic damage to roof excluded                           X`,
      ['RCV', 'RCV', false],
    ],
    [
      `
                                             Included      Not included
Replacement cost on contents                    ✓
Roof replacement cost, wind or hail                              ✓
Actual cash value roof, wind or hail            ✓
Cosmetic damage exclusion, roof                                  ✓`,
      ['ACV', 'RCV', false],
    ],
    [
      `
                                             Applies     Does not apply
Cosmetic damage to roof excluded                X
Roof surfacing at actual cash value                         X
Roof surfacing at replacement cost              X`,
      ['RCV', null, true],
    ],
  ])('%s', (body, stated) => {
    expect(read(body)).toEqual(stated)
  })
})
