import { spanishMaterial } from '@plainpolicy/words/es/roof-materials'
import { expect, it } from 'vitest'

it.each([
  ['Composition shingle', 'Teja asfáltica (Composition shingle)'],
  ['Wood shingle or shake', 'Madera (Wood shingle or shake)'],
  ['Clay tile', 'Barro, Teja (Clay tile)'],
  ['Slate, concrete', 'Pizarra, Concreto (Slate, concrete)'],
  ['All Other', 'Otros materiales (All Other)'],
])('says %s in Spanish beside the policy’s own words', (printed, said) => {
  expect(spanishMaterial(printed)).toBe(said)
})

it.each(['Metal', 'Other than composition', 'Non-metal roofs', 'Thatch'])(
  'leaves %s in the policy’s own words',
  (printed) => {
    expect(spanishMaterial(printed)).toBe(printed)
  },
)
