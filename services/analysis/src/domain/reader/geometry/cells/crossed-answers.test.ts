import { describe, expect, it } from 'vitest'
import { withLines } from '../../testing/lone-oak.ts'

describe('a cross typed right before one of two answers', () => {
  it('tells how losses are settled', () =>
    expect(
      withLines(`31 DWELLING                                      32 ROOF SURFACING, WINDSTORM OR HAIL
X REPLACEMENT COST    ACTUAL CASH VALUE          REPLACEMENT COST    X ACTUAL CASH VALUE`),
    ).toMatchObject({ dwelling_settlement: 'RCV', roof_settlement: 'ACV' }))

  it('tells whether a peril is excluded', () => {
    const excluded = (wind: string, looks: string) => {
      const { wind_hail_excluded, cosmetic_damage_excluded } = withLines(
        `WINDSTORM AND HAIL EXCLUDED        COSMETIC DAMAGE TO ROOF EXCLUDED\n${wind.padEnd(35)}${looks}`,
      )
      return [wind_hail_excluded, cosmetic_damage_excluded]
    }
    expect(excluded('YES     X NO', 'X YES     NO')).toEqual([false, true])
    expect(excluded('X YES     NO', 'YES     X NO')).toEqual([true, false])
  })

  it('is none before a word that nothing beside it excludes', () =>
    expect(withLines('Loss settlement, contents     X Replacement cost').personal_property_settlement).toBe('RCV'))

  it('tells the form of several', () => {
    const form = (line: string) => withLines(`FORM            OCCUPANCY\n${line}`).policy_form
    expect(form('X DP-1    DP-2    DP-3    X OWNER')).toBe('DP-1')
    expect(form('DP-1    DP-2    X DP-3    X OWNER')).toBe('DP-3')
    expect(form('HO-A    X HO-B    HO-3')).toBe('HO-B')
  })
})
