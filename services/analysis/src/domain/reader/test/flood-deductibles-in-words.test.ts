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

it('the day on which the prior term ended heads no column, and the total that is paid or due is the sum above it', () => {
  const { deductibles, total_annual_premium } = fieldsOf(`
RED RIVER INSURANCE COMPANY                    STANDARD FLOOD INSURANCE POLICY, DWELLING FORM
POLICY NO. 87 0441172602                 REGISTER NO. 0032-1190
TERM: 10-27-2026 TO 10-27-2027 12:01 AM     PRIOR TERM ENDED: 10-27-2026

INSURED                                     PROPERTY LOCATION
ANA FLORES                                  118 BAYOU LN
118 BAYOU LN, KATY TX 77494                 KATY, TX 77494

AGENCY  0477-22190  ELM INSURANCE, KATY TX     281-555-0147

                                      BUILDING              CONTENTS
   COVERAGE                           $200,000              $60,000
   DEDUCTIBLE                         $2,000                $2,000
   PREMIUM                            $802.00               $211.00

   DISCOUNTED PREMIUM                                               $1,013.00
   RESERVE FUND ASSESSMENT 18%                                        $182.34
   FEDERAL POLICY FEE                                                  $47.00
   TOTAL PAID / DUE                                                 $1,242.34`)
  expect(deductibles.all_perils).toEqual({ amount: 2000, percentage: null, stated: 'amount' })
  expect(total_annual_premium).toBe(1242.34)
})
