import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../../testing/lone-oak.ts'

const read = (body: string) => {
  const { coverage_a_dwelling, coverage_b_other_structures } = fieldsOf(`${HEAD}\n${body}`)
  return [coverage_a_dwelling, coverage_b_other_structures]
}

it('a sign of money may end the word before a figure that stands below its title', () => {
  expect(
    read(`Coverage A, Dwelling                            Coverage B, Other Structures
Limit $   362,500        Prem $1,936            Limit $    36,250        Prem $ incl`),
  ).toEqual([362_500, 36_250])
})

it('what is no limit may have such a sign before its figure, too', () => {
  expect(
    read(`Coverage A, Dwelling                            Coverage B, Other Structures
Premium $   1,936                               Premium $   1,200`),
  ).toEqual([null, null])
})

it('which option was taken may stand before the limit below a title', () => {
  expect(
    fieldsOf(`${HEAD}
Mold, Fungi and Other Microbes
Option: higher limit. Limit of insurance per occurrence: $50,000
Testing, included above: $5,000`).mold_limit,
  ).toBe(50_000)
})
