import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

it.each([
  'Deductible   $5,000 for each flood, taken once from the loss under A, B and C together. None for D.',
  'Deductible: $5,000 for each flood, building and contents together.',
  'A deductible of $5,000 applies to each flood.',
  'For every flood your deductible is $5,000, whatever is damaged.',
  'Deductible   $5,000 per flood, building and contents combined',
  'Deductible, one for each flood (A, B and C together)      $5,000',
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

it('takes nothing from the column of a program that is only shown for comparison', () => {
  const { deductibles, coverage_c_personal_property, personal_property_settlement } = fieldsOf(`
RED RIVER SPECIALTY INSURANCE COMPANY          RESIDENTIAL FLOOD POLICY DECLARATIONS

Policy number   RRF-220841
Named insured   Ana Flores
Insured property   118 Bayou Ln, Katy, TX 77494
Policy period   07/13/2026 to 07/13/2027

Coverage                                     This policy          NFIP, for comparison
A  Dwelling                                     $425,000              $250,000 maximum
C  Personal property                            $175,000              $100,000 maximum
Deductible, one for each flood                    $5,000     $1,250 building and contents
How we settle personal property         Replacement cost             Actual cash value`)
  expect(deductibles.all_perils).toEqual({ amount: 5000, percentage: null, stated: 'amount' })
  expect([coverage_c_personal_property, personal_property_settlement]).toEqual([175_000, 'RCV'])
})

it('takes the deductible of a flood endorsement for no other loss', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
Flood endorsement      Deductible for any flood     $5,000`)
  expect(deductibles.all_perils).toBeNull()
})
