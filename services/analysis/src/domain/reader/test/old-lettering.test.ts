import { expect, test } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

test('a percentage that the dollars beside it rule out is not told, their own fraction is', () => {
  const misread = `${HEAD}${LIMITS}
All other perils                 2% of Coverage A    $1,500
`
  const fraction = misread.replace('2% of', '1/2% of')
  expect(fieldsOf(misread).deductibles.all_perils).toEqual({ amount: 1500, percentage: null, stated: 'amount' })
  expect(fieldsOf(fraction).deductibles.all_perils).toEqual({ amount: 1500, percentage: 0.5, stated: 'both' })
})

test('dollars a little below their percentage are those of a year ago', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
All other perils                 2% of Coverage A    $5,500
`)
  expect(deductibles.all_perils).toEqual({ amount: 5500, percentage: 2, stated: 'both' })
})

test('the head of a column has the sign of its percentages', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
DEDUCTIBLES                                Percent of dwelling     Amount
Clause 1 - wind, windstorm and hail                          2     $6,000
Clause 2 - all other perils                                  1     $3,000
`)
  expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'both' })
  expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: 1, stated: 'both' })
})

test('a percentage of a limit is no price, though it stands in the column of premiums', () => {
  const { deductibles } = fieldsOf(`${HEAD}
Coverages                             Limit             Premium
A. Dwelling                        $300,000             $900.00
F. Premises Liability              $500,000             $110.00
G. Medical Payments                  $1,000            Included

Section I Deductibles
Windstorm and Hail                            2% of Coverage A
All other insured perils                                $2,500
`)
  expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'percentage' })
})

test('liability and medical payments are known by their words, whatever their letters', () => {
  const fields = fieldsOf(`${HEAD}
Coverages                             Limit
A. Dwelling                        $300,000
F. Premises Liability              $500,000
G. Medical Payments                  $1,000
`)
  expect([fields.coverage_e_personal_liability, fields.coverage_f_medical_payments]).toEqual([500_000, 1000])
})

test('the number of the previous policy heads no column of last year', () => {
  const fields = fieldsOf(`${HEAD}
PERIOD                                PREVIOUS POLICY NUMBER
03/01/2026 to 03/01/2027              LO-448811

Coverage A (Dwelling)                 $300,000
Coverage B (Personal Property)        $150,000
`)
  expect([fields.coverage_a_dwelling, fields.coverage_c_personal_property]).toEqual([300_000, 150_000])
})

test('water below the slab has its limit beside its words', () => {
  const fields = fieldsOf(`${HEAD}${LIMITS}
Accidental Water Leakage or Foundation Seepage, up to   $20,000
`)
  expect(fields.foundation_water_limit).toBe(20_000)
})

test('the premises are the mailing address where they are the same, also in a town whose name begins like a suite', () => {
  const page = HEAD.replace(
    'Residence premises: 12 Elm St, Waco, TX 76710',
    'Mail to: 9021 County Road 12, Sterling City, TX 76951\nResidence Premises (if different than above): SAME',
  )
  const address = { street: '9021 County Road 12', city: 'Sterling City', state: 'TX', zip: '76951' }
  expect(fieldsOf(page + LIMITS).property_address).toEqual(address)
})
