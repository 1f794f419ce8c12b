import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const isExcluded = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).cosmetic_damage_excluded

describe('cosmetic damage to the roof', () => {
  it.each([
    'Cosmetic damage to roof, siding and gutters by hail is not covered.',
    'Cosmetic Damage Exclusion - exterior surfaces      Included',
    'Cosmetic Damage Exclusion - Roof           On policy',
    'Exclusions by endorsement: animal liability, trampoline, cosmetic loss to metal roof',
    'Part 2, para. 6           Roof                 Cosmetic damage not insured',
    'In return for this credit you agreed that cosmetic hail damage to the roof is not covered.',
  ])('is excluded: %s', (body) => expect(isExcluded(body)).toBe(true))

  it.each([
    'Metal siding: cosmetic hail dents are not covered.',
    'Gutters and fences: cosmetic hail damage is not covered.',
    'Some policies exclude damage by hail that only changes how a roof looks. If such an exclusion is part of\nyour policy, the words Cosmetic Damage Exclusion appear in your list of forms. Our people can explain it.',
    'Exclusions: flood, earth movement, wear and tear, neglect. Cosmetic damage to the roof is covered.',
    'Many policies exclude cosmetic damage to metal roofs.',
    'Cosmetic damage to roof excluded           No',
    'Exclusion of Cosmetic Damage to Roof       Does not apply',
    'Cosmetic Damage Exclusion - Roof           Not on policy',
    'Cosmetic Damage Exclusion - Roof           Not part of this policy',
    'ENDORSEMENTS ATTACHED             ENDORSEMENTS NOT ATTACHED\nTexas amendatory endorsement      Cosmetic damage exclusion',
  ])('is not excluded: %s', (body) => expect(isExcluded(body)).toBe(false))
})

it.each([
  [
    'AN IMPACT RESISTANT ROOF CREDIT IS GIVEN WITH ENDORSEMENT LO-145: COSMETIC DAMAGE TO METAL OR SHINGLE ROOF COVERINGS IS EXCLUDED.',
    true,
  ],
  ['A discount has been applied because cosmetic damage to your roof is excluded.', true],
  ['A credit is available if you agree that cosmetic damage to your roof is excluded.', false],
  ['Ask us about the discount that is given where cosmetic damage is excluded.', false],
])('a credit that is given is no offer: %s', (text, excluded) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${text}`).cosmetic_damage_excluded).toBe(excluded)
})

it('is taken out by the title of a form, whose edition stands between', () => {
  const listed = (title: string) =>
    isExcluded(`Forms and endorsements\nLO HO3     07 22     Special Form\nLO 127     01 24     ${title}`)
  expect(listed('Cosmetic Damage\n                     Exclusion, Roofs')).toBe(true)
  expect(listed('Cosmetic Damage Coverage')).toBe(false)
})
