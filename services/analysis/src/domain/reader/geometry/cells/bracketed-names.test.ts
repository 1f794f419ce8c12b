import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const limitsOf = (body: string) => {
  const { coverage_a_dwelling, coverage_b_other_structures, coverage_c_personal_property, ...others } = fieldsOf(
    HEAD + body,
  )
  return {
    a: coverage_a_dwelling,
    b: coverage_b_other_structures,
    c: coverage_c_personal_property,
    e: others.coverage_e_personal_liability,
    f: others.coverage_f_medical_payments,
  }
}
const LIMITS = { a: 244_000, b: 24_400, c: 122_000, e: 100_000, f: 1000 }

it('a name in brackets two spaces behind its letter tells what the figure before both is', () => {
  expect(
    limitsOf(`
YOUR LIMITS OF LIABILITY            SECTION I
$244,000                            Coverage A  (Dwelling)
$24,400                             Coverage A  (Other Structures)
$122,000                            Coverage B  (Personal Property)

YOUR LIMITS OF LIABILITY            SECTION II
$100,000                            Coverage C  (Personal Liability), each occurrence
$1,000                              Coverage D  (Medical Payments to Others), each person`),
  ).toEqual(LIMITS)
})

it('a figure in brackets names nothing, and a name in a column of its own is read as before', () => {
  expect(
    limitsOf(`
Coverage A     (Dwelling)                $244,000
Coverage B     (Other structures)        $24,400
Coverage C     (Personal property)       $122,000
Coverage E     (Personal liability)      $100,000
Coverage F     (Medical payments)        $1,000`),
  ).toEqual(LIMITS)
  expect(
    limitsOf(`
Coverage A                               $244,000
Coverage C  (Replacement cost)           $122,000`),
  ).toMatchObject({ a: 244_000, c: 122_000 })
  expect(limitsOf('Coverage A  ($244,000)')).toMatchObject({ b: null, c: null, e: null })
})
