import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from '../testing/typed-pages.ts'
import { parseAmount } from '../values/amount.ts'

const read = (rows: string) =>
  readPolicy(
    typedPages(`
Trinity Bluff Lloyds                    HOMEOWNERS POLICY DECLARATIONS
Policy number     TBL-20-77140          Policy period: 05/01/2026 to 05/01/2027
Named insured     Harlan Beasley
Location of the residence premises: 77 Cotton Gin Rd, Ennis, TX 75119
${rows.trim()}
`),
  ).fields

const LIMITS = `
Coverage A. Dwelling                    $240,000
Coverage B. Other structures            $24,000
Coverage C. Personal property           $120,000`

it('takes the answer above a head for no part of it', () => {
  const { coverage_a_dwelling, deductibles } = read(`
COVERAGES                        PRIOR LIMIT      NEW LIMIT
Coverage A. Dwelling                $230,000       $240,000
Coverage C. Personal property       $115,000       $120,000
Contents replacement cost           Included       Included
DEDUCTIBLES                            PRIOR            NEW
Wind or hail                          $2,300         $2,400
All other perils                      $1,500         $2,500`)
  expect(coverage_a_dwelling).toBe(240_000)
  expect(deductibles).toMatchObject({ wind_hail: { amount: 2400 }, all_perils: { amount: 2500 } })
})

it('takes the number of the policy before for no column, whatever stands over it', () => {
  const { coverage_a_dwelling, coverage_c_personal_property } = read(`
Issued at                                  Waco, TX
Branch            12                  Previous Policy No.          TBL-19-6120
Coverage A. Dwelling                       $240,000
Coverage B. Other structures                $24,000
Coverage C. Personal property              $120,000`)
  expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([240_000, 120_000])
})

it('ends the deductibles at a title, and at the heads of columns', () => {
  const deductibles =
    'Deductibles\nWind and hail                           $4,800\nAll other perils                        $2,500'
  const more = 'Water backup                            $10,000\nLimited mold                            $5,000'
  for (const title of ['Also in your policy', 'Extra protection                          Limit'])
    expect(read(`${LIMITS}\n${deductibles}\n${title}\n${more}`)).toMatchObject({
      water_backup_limit: 10_000,
      mold_limit: 5_000,
      deductibles: { wind_hail: { amount: 4800 }, all_perils: { amount: 2500 } },
    })
})

it('reads words below a title beside no column of deductibles above it', () => {
  expect(
    read(`${LIMITS}
DEDUCTIBLES
Section I Deductible                    Deductible Amount
Wind or Hail 2.00%                      $ 4,800
Other Losses 1.00%                      2,400
FORMS, OPTIONS, AND ENDORSEMENTS
    HX-2143         Homeowners Policy
    Option ID       Increase Dwlg up to $48,000
    Option OL       Ordinance/Law 10%/ $24,000
    HX-2217         Back-Up of Sewer or Drain - 5% of Coverage A/ $12,000`),
  ).toMatchObject({ water_backup_limit: 12_000, ordinance_or_law_percentage: 10 })
})

it('ends the names of the insured at a word over the street', () => {
  const [page] = typedPages(`
Trinity Bluff Lloyds
Homeowners policy declarations
Policyholders                           Policy number
Harlan Beasley, Lorene Beasley          TBL-20-77140
Home                                    Dates
77 Cotton Gin Rd                        05/01/2026 - 05/01/2027
Ennis, TX 75119
Coverage A. Dwelling                    $240,000
Coverage C. Personal property           $120,000`)
  expect(readPolicy(page ? [page] : []).fields).toMatchObject({
    policy_holder_name: 'Harlan Beasley',
    additional_insured_names: ['Lorene Beasley'],
    property_address: { street: '77 Cotton Gin Rd' },
  })
})

it('draws no sentence from a column of labels, and no schedule of a roof from that of the forms', () => {
  expect(
    read(`${LIMITS}
RATING
Exterior                  Brick             Year of roof          2018
Roof covering             Composition       Feet to hydrant       400
Stories                   2                 Miles to station      3
FORMS SCHEDULE
TB-380                    Replacement cost, dwelling
TB-ACR                    Actual cash value loss settlement, windstorm or hail losses to roof surfacing`),
  ).toMatchObject({ roof_settlement: 'ACV', roof_year: 2018 })
})

it('reads a sentence below rows of labels', () => {
  expect(
    read(`${LIMITS}
Lender:                                 Farmers Bank of Ennis, PO Box 9, Ennis, TX 75119
The premium for twelve months is $2,488.00. It is made up of $2,453.00 and a policy fee of $35.00.`),
  ).toMatchObject({ total_annual_premium: 2488 })
})

it('ends a list of forms at a sentence that names the form of the policy', () => {
  expect(
    read(`${LIMITS}
Policy forms
TB HO3 TX 07 22      Homeowners special form
TB WHD 01 21         Wind or hail deductible
TB WBU 01 21         Water backup
Form of policy: HO-3. Contents are settled at actual cash value.`),
  ).toMatchObject({ endorsements: ['TB HO3 TX', 'TB WHD', 'TB WBU'] })
})

it('takes the end of a sentence on flood for no title', () => {
  const pages = typedPages(`
Trinity Bluff Lloyds                    HOMEOWNERS POLICY DECLARATIONS
Policy number     TBL-20-77140          Policy period: 05/01/2026 to 05/01/2027
This policy does not cover flood. Ask your agent about the National Flood Insurance
Program or private flood insurance.
${LIMITS.trim()}
Coverage D. Loss of use                 $48,000
Coverage E. Personal liability          $300,000
Coverage F. Medical payments            $5,000
Total annual premium                    $2,488.00
All other perils deductible             $2,500`)
  expect(readPolicy(pages)).toMatchObject({
    document_kind: 'homeowners_declarations',
    fields: { flood_coverage: false },
  })
})

it('takes a choice of three for no answer', () => {
  expect(parseAmount('1%, 2% or 3% of Coverage A')).toBeNull()
  expect(parseAmount('$1,000, $2,500 or $5,000, or 1% of Coverage A')).toBeNull()
  expect(parseAmount('2% or $2,500, whichever is greater')).toMatchObject({ percent: 2, dollars: 2500 })
})
