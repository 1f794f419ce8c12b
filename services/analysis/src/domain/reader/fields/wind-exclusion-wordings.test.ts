import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const excludesWind = (words: string) =>
  fieldsOf(`${HEAD}${LIMITS}\n${words}\nDeductible, all perils  $2,500\n`).wind_hail_excluded

it.each([
  'THIS POLICY EXCLUDES DAMAGE FROM WINDSTORM AND HAIL.',
  'We exclude loss caused by windstorm, hurricane and hail.',
  'THE PERILS OF WINDSTORM AND HAIL ARE DELETED FROM THIS POLICY.',
  'WIND EXCLUSION   APPLIES   WINDSTORM AND HAIL PERILS REMOVED FROM THIS POLICY',
  'Windstorm, hurricane and hail coverage     No',
  'Perils not insured: flood, earth movement, windstorm, hurricane, hail',
  '[X] Windstorm and hail exclusion applies',
  'Is windstorm and hail excluded?      Yes',
  'Windstorm or hail deductible         Excluded',
  'Windstorm and Hail: No Coverage (see TWIA policy)',
  'Wind/Hail         Not included',
  'Not covered: wind and hail. See your TWIA policy.',
  'Perils insured exclude windstorm and hail.',
])('wind and hail are taken out by "%s"', (words) => {
  expect(excludesWind(words)).toBe(true)
})

it.each([
  '[ ] Windstorm and hail excluded (see TWIA)',
  'Wind and hail exclusion:  [ ] Yes   [X] No',
  'Windstorm and hail exclusion removed from this policy',
  'The windstorm and hail exclusion has been removed from your policy.',
  'Options that you have not taken\n   Exclude windstorm and hail (only with TWIA cover)     credit $1,310\n',
  'Endorsements available to you\n   Windstorm and hail exclusion (coastal counties)   credit $1,310\n',
  'We exclude damage from windstorm or hail to awnings and signs.',
  'Is windstorm and hail excluded?      No',
  'You may exclude windstorm and hail where TWIA insures them.',
  'Wind/Hail exclusion      Not included',
  'Windstorm or hail deductible for trees      Excluded',
  'Windstorm and hail, excluding named storm 2% of Coverage A      $6,000',
])('nothing is taken out by "%s"', (words) => {
  expect(excludesWind(words)).toBe(false)
})

it('neither is the cosmetic damage of an option that was not taken', () => {
  const words = 'Options that you have not taken\n   Cosmetic damage exclusion, roof      credit $118'
  expect(fieldsOf(`${HEAD}${LIMITS}\n${words}`).cosmetic_damage_excluded).toBe(false)
})

it('nor that of one to which people said no, beside what they have', () => {
  const words = `
Good to have, and you have it                  You said no thanks to
Replacement cost on contents     Applies       Cosmetic damage exclusion, roof      -$96.00 a year
Water backup                     $10,000       Mold, $5,000                         +$58.00 a year`
  const { cosmetic_damage_excluded, mold_limit } = fieldsOf(`${HEAD}${LIMITS}\n${words}`)
  expect([cosmetic_damage_excluded, mold_limit]).toEqual([false, 0])
})
