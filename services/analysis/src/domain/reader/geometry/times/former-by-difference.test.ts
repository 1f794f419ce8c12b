import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const TABLE = `
Property                                 Expiring         Renewal
                                            limit           limit        Change
A. Dwelling                              $310,000        $334,000       $24,000
B. Other structures                       $31,000         $33,400        $2,400
`

it('goes on in a section without heads, whose third figure is the difference of two', () => {
  const { coverage_a_dwelling, coverage_f_medical_payments } = fieldsOf(`${HEAD}${TABLE}
Liability
E. Personal liability                      $300,000       $300,000         None
F. Medical payments to others                $2,000         $5,000       $3,000
`)
  expect([coverage_a_dwelling, coverage_f_medical_payments]).toEqual([334_000, 5_000])
})

it('leaves such rows alone where no table of the page compares two terms', () => {
  const { coverage_b_other_structures: limit } = fieldsOf(`${HEAD}
                                            Limit      Deductible       Premium
B. Other structures                       $31,000          $1,000       $30,000
`)
  expect(limit).toBe(31_000)
})
