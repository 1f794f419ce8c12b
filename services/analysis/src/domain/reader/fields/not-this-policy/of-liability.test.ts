import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const moldLimit = (rows: string) => fieldsOf(`${HEAD}${LIMITS}\n${rows}`).mold_limit

it('mold beside a block of liability, whose figures end before it, is of the property', () => {
  const rows = `
Your liability
E. Personal liability        $300,000
                                         Limited fungi, each loss       $10,000
F. Medical payments          $5,000`
  expect(moldLimit(rows)).toBe(10_000)
})

it.each([
  'E. Personal liability                         $300,000\n    Limited fungi, each loss                   $10,000',
  'Limited fungi - Section II, aggregate         $50,000',
])('mold below liability, or of section II, is paid to others: %s', (rows) => {
  expect(moldLimit(rows)).toBeNull()
})

it('of both sections the limit of the property is taken, whichever comes first', () => {
  const property = 'Limited fungi - Section I, each loss          $10,000'
  const liability = 'Limited fungi - Section II, aggregate         $50,000'
  expect(moldLimit(`${property}\n${liability}`)).toBe(10_000)
  expect(moldLimit(`${liability}\n${property}`)).toBe(10_000)
})
