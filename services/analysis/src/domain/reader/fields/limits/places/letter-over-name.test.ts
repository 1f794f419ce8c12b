import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../../testing/lone-oak.ts'

const limitsOf = (body: string) => {
  const { coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property } = fieldsOf(
    `${HEAD}\n${body}`,
  )
  return [coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property]
}

it('a letter with its figure over the name: the row above is the name’s, not the one below', () => {
  const limits = limitsOf(`
Property                                 Limit       Premium
Coverage A                             $241,000      $871.00
One family dwelling, stucco
Coverage B                              $24,100      Incl.
Other structures
Coverage C                              $76,000      $198.00
Household contents`)
  expect(limits).toEqual([241_000, 24_100, 76_000])
})

it('the name tells what the letter is of', () => {
  const limits = limitsOf(`
Coverage A                             $241,000      $871.00
Dwelling, frame
Coverage B                              $76,000      $198.00
Personal property`)
  expect(limits).toEqual([241_000, null, 76_000])
})

it('numbers of items', () => {
  const limits = limitsOf(`
Property                                 Limit       Premium
Item 1                                 $241,000      $871.00
One story frame dwelling
Item 2                                  $76,000      $198.00
Contents`)
  expect(limits).toEqual([241_000, null, 76_000])
})

it('a description that names nothing leaves the letter its figure', () => {
  const limits = limitsOf(`
Coverage A                             $241,000
Frame, one story
Coverage C                              $76,000
All contents`)
  expect(limits).toEqual([241_000, null, 76_000])
})
