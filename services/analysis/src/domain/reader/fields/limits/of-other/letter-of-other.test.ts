import { expect, it } from 'vitest'
import { fieldsOf } from '../../../testing/lone-oak.ts'

const flood = (rows: string) =>
  fieldsOf(`
RED RIVER FLOOD INSURANCE COMPANY                                 FLOOD POLICY DECLARATIONS

Policy number   RRF-220841
Named insured   Ana Flores
Insured property   118 Bayou Ln, Katy, TX 77494
Policy period   07/13/2026 to 07/13/2027

Coverage                                    Amount of insurance          Deductible
Coverage A: Building                                   $220,000              $2,000
Coverage B: Contents                                    $60,000              $2,000

OTHER COVERAGES
Coverage                                                  Limit   Remark
${rows}

Total premium                                         $1,343.00`)

it('a letter is that of the name behind its colon', () => {
  const { coverage_b_other_structures, coverage_c_personal_property, coverage_d_loss_of_use } = flood(`
Coverage C: Debris removal                             $220,000   Within A and B
Coverage D: Increased cost of compliance                $30,000   In addition to A`)
  expect([coverage_b_other_structures, coverage_c_personal_property, coverage_d_loss_of_use]).toEqual([
    null,
    60_000,
    null,
  ])
})

it('what comes out of the limit of the building is no limit of its own, as is remarked beside it', () => {
  const row =
    'Detached garage                                       10% of A   At your choice; it reduces the building amount'
  expect(flood(row).coverage_b_other_structures).toBeNull()
})

it('a letter in brackets below the name of a coverage says only what it is called', () => {
  const fields = fieldsOf(`
RED RIVER FLOOD INSURANCE COMPANY                                 FLOOD POLICY DECLARATIONS

Policy number   RRF-220841
Named insured   Ana Flores
Insured property   118 Bayou Ln, Katy, TX 77494
Policy period   07/13/2026 to 07/13/2027

                                 Building             Contents
                             (Coverage A)         (Coverage B)
Amount of insurance              $190,000              $70,000
Deductible                         $2,000               $2,000
Settlement               Replacement cost    Actual cash value

Total premium                                         $1,343.00`)
  expect(fields).toMatchObject({
    coverage_a_dwelling: 190_000,
    coverage_b_other_structures: null,
    coverage_c_personal_property: 70_000,
    personal_property_settlement: 'ACV',
  })
})
