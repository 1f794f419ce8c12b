import { describe, expect, it } from 'vitest'
import type { PolicyReading } from '../../policy-fields.ts'
import { readPolicy } from '../read-policy.ts'
import { HEAD } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (text: string): PolicyReading => readPolicy(typedPages(text))

describe('a policy without the word declarations', () => {
  it('is one for its limits, though a clause of its form begins with cancellation', () => {
    const { document_kind, fields } = read(`
Lone Oak Insurance Company                                        Page 1 of 2
YOUR HOME POLICY
Policy no. LO-448812       Policy period 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Home
14306 Elm Street, Waco, TX 76710

House                                  $412,000
Other permanent structures              $41,200
Contents                               $206,000
Personal liability                     $300,000
===
Lone Oak Insurance Company                                        Page 2 of 2
Policy terms
Cancellation. You may cancel this policy at any time by
notifying us of the date from which it is to end.`)
    expect(document_kind).toBe('homeowners_declarations')
    expect(fields.coverage_a_dwelling).toBe(412_000)
  })
})

describe('a page of notices after the declarations', () => {
  const NOTICES = `
This insurance contract is with an insurer that is not licensed to transact insurance in this state, and it is
issued and delivered as surplus line coverage under the statutes of this state, which ask for a tax on the premium.
The department does not audit the finances or review the solvency of the insurer that provides this coverage.
Losses while the home is vacant for more than thirty days are limited, as the form that comes with this page says.`
  const LIMITS = `
A. Rental dwelling            $214,000       Replacement cost
C. Landlord furnishings         $7,500       Actual cash value
E. Personal & farm liability  $500,000`

  it('is read where it ends their tables', () => {
    const { fields } = read(`${HEAD}${LIMITS}
===
Total annual cost                        $2,484.84
1st mortgagee         Heartland Mortgage LLC, PO Box 100, Dallas, TX 75201
${NOTICES}`)
    expect(fields).toMatchObject({
      total_annual_premium: 2484.84,
      mortgagee: 'Heartland Mortgage LLC',
      coverage_a_dwelling: 214_000,
      coverage_c_personal_property: 7500,
      coverage_e_personal_liability: 500_000,
      dwelling_settlement: 'RCV',
      personal_property_settlement: 'ACV',
    })
  })

  it('is read where the mortgagee stands below its heading', () => {
    const { fields } = read(`${HEAD}${LIMITS}
===
TOTAL WRITTEN PREMIUM AND FEES           $1,382.00
FIRST MORTGAGEE:
    Heartland Mortgage LLC
    PO Box 100
    Dallas, TX 75201
${NOTICES}`)
    expect(fields).toMatchObject({ total_annual_premium: 1382, mortgagee: 'Heartland Mortgage LLC' })
  })

  it('is not read where it only speaks of a premium', () => {
    const { fields } = read(`${HEAD}${LIMITS}
===
Total annual cost                        $2,484.84
${NOTICES}`)
    expect(fields.total_annual_premium).toBeNull()
  })
})

describe('what a row says', () => {
  it('is a percentage and its price, where no column is named', () => {
    const { fields } = read(`${HEAD}
A. Dwelling                                      $300,000
C. Personal property                             $150,000

Mold, fungi or other microbes remediation        25% OF A      687.00`)
    expect(fields.mold_limit).toBe(75_000)
  })

  it('is an insurer that is incorporated, and the number of a certificate', () => {
    const { fields } = read(`
HOMEOWNERS POLICY DECLARATIONS
Insuring company       Live Oak US Insurance, Inc.      Certificate / policy    LOU-STD-0098214
Named insured          Ana Flores                       Policy term             Jan 14, 2027 - Jan 14, 2028
Residence premises     12 Elm St, Waco, TX 76710
A. Dwelling                                      $300,000
C. Personal property                             $150,000`)
    expect(fields.insurance_provider?.replace(/\.$/, '')).toBe('Live Oak US Insurance, Inc')
    expect(fields.policy_number).toBe('LOU-STD-0098214')
  })
})
