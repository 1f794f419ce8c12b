import { expect, it } from 'vitest'
import { fieldsOf } from './testing/lone-oak.ts'

it.each([
  'Deductible   $5,000 for each flood, taken once from the loss under A, B and C together. None for D.',
  'Deductible: $5,000 for each flood, building and contents together.',
  'A deductible of $5,000 applies to each flood.',
  'For every flood your deductible is $5,000, whatever is damaged.',
  'Deductible   $5,000 per flood, building and contents combined',
])('%s', (words) => {
  const { deductibles } = fieldsOf(`
RED RIVER SPECIALTY INSURANCE COMPANY          RESIDENTIAL FLOOD POLICY DECLARATIONS

Policy number   RRF-220841
Named insured   Ana Flores
Insured property   118 Bayou Ln, Katy, TX 77494
Policy period   07/13/2026 to 07/13/2027

Coverage A   Building                          $300,000
Coverage C   Contents                          $100,000

${words}

Total premium                                  $1,343.00`)
  expect(deductibles.all_perils).toEqual({ amount: 5000, percentage: null, stated: 'amount' })
})
