import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

const STORM = `
Texas Windstorm Insurance Association
Dwelling Policy - Windstorm and Hail Declarations

Policy number   0584126-02      Policy period   03/01/2026 to 03/01/2027

`

describe('an item of a storm policy', () => {
  it.each([
    ['One-story dwelling, 12 Gull Bay Dr, Rockport, TX', '78382 (Aransas County)'],
    ['Dwelling, frame, 12 Gull Bay Dr, Rockport, Aransas', 'County, TX 78382'],
  ])('has its address in two lines: %s', (upper, lower) => {
    const { property_address: address } = fieldsOf(`${STORM}
Item   Cov.   Description                                            Limit       Deductible
1      A      ${upper.padEnd(52)}   $210,000    2% $4,200
              ${lower}
2      B      Personal property in item 1                              $50,000    2% $1,000`)
    expect(address).toEqual({ street: '12 Gull Bay Dr', city: 'Rockport', state: 'TX', zip: '78382' })
  })

  it('has its year of construction in two lines, and no other item’s', () => {
    const { year_built } = fieldsOf(`${STORM}
Item   Cov.   Description                                            Limit       Deductible
1      A      Dwelling, one family, frame on pilings, year of        $210,000    2% $4,200
              construction 1996, owner occupied
2      A      Private garage, detached, year of construction 2011     $18,000    2% $360`)
    expect(year_built).toBe(1996)
  })

  it('has its years below each other, as the heads of their columns', () => {
    const { year_built, roof_year } = fieldsOf(`${STORM}
              Construction /        Roof covering /
Item          Year built            Year installed           Limit
1             Frame                 Composition            $210,000
              1987                  2017`)
    expect([year_built, roof_year]).toEqual([1987, 2017])
  })

  it('may be another structure that the policy insures under Coverage A', () => {
    const { coverage_b_other_structures: limit } = fieldsOf(`${STORM}
Item   Property insured                                   Limit       Deductible
1      Coverage A - Dwelling: one story frame             $210,000    $4,200
2      Coverage A - Other insured structure:               $16,000      $320
       detached garage, frame`)
    expect(limit).toBe(16_000)
  })

  it('is of a policy whose insurer has its name over two lines, beside its mark', () => {
    const pages = typedPages(`
TWIA    Texas Windstorm                               DECLARATIONS PAGE
        Insurance Association                         Dwelling Policy, Windstorm and Hail

Policy number   0584126-02      Policy period   03/01/2026 to 03/01/2027`).map((page) => ({
      ...page,
      items: page.items.map((item) => (item.text === 'TWIA' ? { ...item, size: 20, width: 34, y: item.y + 5 } : item)),
    }))
    const { insurance_provider, policy_form } = readPolicy(pages).fields
    expect([insurance_provider, policy_form]).toEqual(['Texas Windstorm Insurance Association', 'TWIA-D'])
  })
})

describe('nobody lends who is a row or a heading of the block beside', () => {
  it.each([
    `About your home                            Mortgagees

Year built                     1998        First
                                           Pecan Mortgage LLC ISAOA/ATIMA
Roof type        Composition shingle       PO Box 20, Waco, TX 76710`,
    `LENDER                                     CHARGES
First mortgagee                            Reserve fund assessment     $194.00
PECAN MORTGAGE LLC                         Surcharge                    $25.00
PO BOX 20, WACO, TX 76710                  Federal fee                  $47.00`,
  ])('%s', (rows) => {
    expect(read(rows).mortgagee?.toLowerCase()).toBe('pecan mortgage llc')
  })
})

it('the home is at the lines beside its label, not at a lender’s further right', () => {
  const { property_address: address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Insured          Ana Flores                     Lender       Waco Bank
Residence        6300 Shore Blvd Apt 5                       1801 45th St, Waco, TX 76701
premises         Galveston, TX 77551                         Loan 311-40927`)
  expect(address.street).toBe('6300 Shore Blvd Apt 5')
})

it('the first thing on a page may be its policy’s number', () => {
  const { policy_number } = fieldsOf(`
44-218807-02          LONE OAK INSURANCE COMPANY                 Processed 02/09/2026
                      HO-6 UNIT-OWNERS DECLARATIONS
Insured   Ana Flores      Policy period   03/01/2026 to 03/01/2027
${LIMITS}${LIMITS}${LIMITS}${LIMITS}${LIMITS}`)
  expect(policy_number).toBe('44-218807-02')
})

it('the years of a loss history are no form', () => {
  const { endorsements } = read(`FORMS AND ENDORSEMENTS
LO 102   04/20   TEXAS CHANGES          LOSS HISTORY - LAST 5 YEARS
LO 131   04/20   ROOF SETTLEMENT        05/22/2022 HAIL  $4,118
LO 145   04/20   COSMETIC DAMAGE        02/02/2023 FREEZE  $2,950`)
  expect(endorsements).toEqual(['LO 102', 'LO 131', 'LO 145'])
})

it('forms beside their heading stand in two columns from its line on', () => {
  const { endorsements } = read(`Forms     LO 4000     Home policy              LO 4110    Contents at cost
          LO 4042     Texas changes            LO 4126    Roof settlement
          LO 4107     Replacement cost         LO 4133    Water backup`)
  expect(endorsements.toSorted()).toEqual(['LO 4000', 'LO 4042', 'LO 4107', 'LO 4110', 'LO 4126', 'LO 4133'])
})

it('a total stands beside the remark below it', () => {
  const { total_annual_premium } = read(`${LIMITS}
POLICY PREMIUM FOR SECTION I AND SECTION II                              $3,118.42
OTHER COVERAGES AND ENDORSEMENTS                                           $195.00

TOTAL POLICY PREMIUM
Including Credits, Optional Coverages, Surcharges and Taxes              $3,313.42`)
  expect(total_annual_premium).toBe(3_313.42)
})

it('deductibles stand beside a heading that begins their line, below a column of premiums', () => {
  const { deductibles } = read(`Coverage                      Limit                       Premium
A Dwelling                    $84,000                        $612
B Other structures             $8,400                       Incl.

8. Deductibles    All perils other than wind and hail      $2,500
                  Windstorm and hail                       $5,000`)
  expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([2_500, 5_000])
})

it('the number of the policy before heads no column of last year', () => {
  const { mold_limit, water_backup_limit } =
    read(`Policy period: 12 months                   Previous policy RK 4418809 (2025)

Loss assessment       $10,000     Water back-up                         $5,000
Refrigerated goods       $500     Limited mold and rot                  $5,000`)
  expect([mold_limit, water_backup_limit]).toEqual([5_000, 5_000])
})
