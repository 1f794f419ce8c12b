import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { placedPage } from '../testing/placed-lines.ts'

describe('what else may be bought does not leave open how contents are paid', () => {
  it.each([
    ['Personal property    Actual cash value. Replacement cost may be bought for an extra premium.', 'ACV'],
    ['Personal property    Replacement cost. Actual cash value can be selected at renewal.', 'RCV'],
    ['Personal property    Replacement cost may be bought for an extra premium.', null],
    ['Personal property    Replacement cost. It may be bought for an extra premium.', null],
  ])('%s', (row, settlement) => {
    expect(withLines(`LOSS SETTLEMENT\n${row}`).personal_property_settlement).toBe(settlement)
  })
})

it('an option beside which no coverage is told settles nothing', () => {
  const { personal_property_settlement } = fieldsOf(`${HEAD}
SECTION I                 LIMIT         PREMIUM    LOSS SETTLEMENT
A DWELLING                $300,000      $968.00    ACTUAL CASH VALUE
B PERSONAL PROPERTY       $150,000      INCL       ACTUAL CASH VALUE

OPTIONS OFFERED
     SEWER OR DRAIN BACKUP           NO COVERAGE
     REPLACEMENT COST CONTENTS       NO COVERAGE
     FOUNDATION / SLAB               NO COVERAGE`)
  expect(personal_property_settlement).toBe('ACV')
})

describe('a roof put on again, of what it says before the year', () => {
  it.each([
    ['Built in 1938 and rewired and reroofed with slate in 2012.', 2012],
    ['The house was built in 1938 and reroofed with new architectural shingles 2016.', 2016],
    ['The house was built in 1938 and reroofed with a warranty until 2035.', null],
    ['The barn was reroofed with metal in 2015.', null],
  ])('%s', (text, year) => {
    expect(withLines(text).roof_year).toBe(year)
  })
})

describe('of two lists side by side each line tells its own', () => {
  it('beside the garage', () => {
    const { roof_year } = withLines(`
- Foundation: Slab at grade                - Wall type: brick on frame
- Attached structures: Two-car garage      - Roof details: age of roof - 7 years`)
    expect(roof_year).toBe(2019)
  })

  it('of the garage', () => {
    expect(withLines('Detached garage      Roof details: age of roof - 7 years').roof_year).toBeNull()
  })
})

describe('the total of what is not yet counted', () => {
  it('passes by what was taken off before', () => {
    const { total_annual_premium } = withLines(`
Policy premium, 12 months                             $2,146.00
Paperless savings (already taken off above)             $388.00
Surplus contribution                                    $214.60
Policy fee                                               $25.00
Total you pay for the year                            $2,385.60`)
    expect(total_annual_premium).toBe(2385.6)
  })

  it('stands beside what explains its label', () => {
    const { total_annual_premium } = withLines(`
POLICY PREMIUM for the coverages above                                $2,702.18
CREDITS (Included in policy premium above)                            $614.90 CR
Premium for other coverages                                             $241.50
STATE SURCHARGES AND TAXES                                                $1.62
TOTAL POLICY PREMIUM
 Including Credits, Optional Coverages, State Surcharges and Taxes    $2,945.30`)
    expect(total_annual_premium).toBe(2945.3)
  })

  it('is no fee that is named below it', () => {
    const { total_annual_premium } = withLines(`
Premium for the coverages                          $2,100.00
TOTAL POLICY PREMIUM
 Including policy fee and inspection fee             $375.00`)
    expect(total_annual_premium).toBeNull()
  })

  it('has with it what is not included above', () => {
    const { total_annual_premium } = withLines(`
Policy premium                                $2,146.00
State fee (not included above)                   $12.00
Policy fee                                       $25.00
Total amount                                  $2,183.00`)
    expect(total_annual_premium).toBe(2183)
  })
})

const PARTIES = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
`

describe('where the home is', () => {
  it('is asked only where it differs', () => {
    const { property_address } = fieldsOf(`${PARTIES}
INSURED'S NAME AND MAILING ADDRESS            AGENT NAME AND ADDRESS
ANA FLORES                                    LONE OAK AGENCY
12 ELM ST                                     900 OAK AVE
WACO TX 76710                                 WACO TX 76701

DESCRIBED PREMISES (IF DIFFERENT FROM ABOVE), COUNTY
SAME                    MCLENNAN COUNTY

${LIMITS}`)
    expect(property_address.street).toBe('12 ELM ST')
  })

  it('is told where it differs', () => {
    const { property_address } = fieldsOf(`${PARTIES}
INSURED'S NAME AND MAILING ADDRESS            AGENT NAME AND ADDRESS
ANA FLORES                                    LONE OAK AGENCY
PO BOX 12                                     900 OAK AVE
WACO TX 76710                                 WACO TX 76701

DESCRIBED PREMISES (IF DIFFERENT FROM ABOVE)
77 CEDAR LN, WACO TX 76712

${LIMITS}`)
    expect(property_address.street).toBe('77 CEDAR LN')
  })

  const inCard = (lines: string) =>
    fieldsOf(`${PARTIES}
Named insured: Ana Flores
${LIMITS}
${lines}`).property_address.street

  it('stands in a card with its county', () => {
    expect(inCard('12 Elm St\nMcLennan County\nWaco, TX 76710')).toBe('12 Elm St')
  })

  it.each([
    'Lone Oak Agency\n12 Elm St\nMcLennan County\nWaco, TX 76710',
    '12 Elm St\nMcLennan County\nWaco, TX 76710\n\n\n\n77 Cedar Ln\nMcLennan County\nWaco, TX 76712',
    '12 Elm St\nSecond floor\nWaco, TX 76710',
  ])('is not told by %j', (lines) => {
    expect(inCard(lines)).toBeNull()
  })
})

describe('the lender below its heads', () => {
  it.each([
    [
      'Name and address            Loan number     Rank\n\nFirst Elm Bank NA, ISAOA    70-118846       First',
      'First Elm Bank NA',
    ],
    ['Name and address            Loan number     Rank\n\nFirst Elm Bank NA, ISAOA    70-118846       Second', null],
    [
      'Name and address            Loan number     Status\n\nFirst Elm Bank NA, ISAOA    70-118846       Removed 03/02/2026',
      null,
    ],
    [
      'Added 03/05/2026: First Elm Mortgage LLC, PO Box 10, Waco, TX 76701.\nRemoved 03/05/2026: Old Elm Bank, loan 19-0044.',
      'First Elm Mortgage LLC',
    ],
    ['Added 03/05/2026: First Elm Mortgage LLC, second mortgagee.', null],
  ])('%j', (lines, lender) => {
    expect(withLines(`Mortgagee\n${lines}`).mortgagee).toBe(lender)
  })
})

it('a column of numbers goes on below what was not purchased', () => {
  const { endorsements } = withLines(`
Optional Coverages                 Endorsement           Limit      Premium
Water Back Up                      LO-208 CW (05-17)     $5,000      $72.00
Identity Fraud Expense             LO-455 CW (05-17)    $25,000      $25.00
Special Personal Property          Not purchased
Ordinance or Law                   LO-477 CW (05-17)    $30,000      $25.00`)
  expect(endorsements).toEqual(['LO-208 CW', 'LO-455 CW', 'LO-477 CW'])
})

it('the items that a form is about are no form', () => {
  const { endorsements } = withLines(`
ENDORSEMENTS AND EXTENSIONS                                 PREMIUM
LO 220   AUTOMATIC ADJUSTED BUILDING COST    ITEM 1            INCL
LO 320   WIND DRIVEN RAIN                    ITEMS 1, 2      184.00
LO 331   CONSEQUENTIAL LOSS                  ITEM 2            INCL`)
  expect(endorsements).toEqual(['LO 220', 'LO 320', 'LO 331'])
})

describe('a label at the middle of two lines, beside a list in the margin', () => {
  const beside = (heights: [number, number]) =>
    readPolicy(
      placedPage([
        ['Lone Oak Insurance Company', 56, 60, 12],
        ['Homeowners Policy Declarations', 56, 80, 14],
        ['Policy Number: LO-448812', 420, 60, 9],
        ['Policy Period: 03/01/2026 to 03/01/2027', 56, 110, 9],
        ['Named Insured:', 56, 243.7, 9],
        ['Ana Flores', 186, heights[0], 9],
        ['Luis Paredes', 186, heights[1], 9],
        ['Inflation Protection', 424, 237.7, 9],
        ['Multi-Policy Auto', 424, 247, 8.8],
        ['Early Shopper', 424, 258.7, 8.8],
        ['Insured Location:', 56, 297.7, 9],
        ['12 Elm St', 186, 291.7, 9],
        ['Waco TX 76710', 186, 303.7, 9],
        ['DID YOU KNOW?', 424, 297.7, 9],
        ['A. Dwelling', 56, 400, 9],
        ['$300,000', 350, 400, 9],
        ['C. Personal Property', 56, 415, 9],
        ['$150,000', 350, 415, 9],
        ['E. Personal Liability', 56, 430, 9],
        ['$100,000', 350, 430, 9],
      ]),
    ).fields

  it('has both of them', () => {
    const { policy_holder_name, additional_insured_names, property_address } = beside([237.7, 249.7])
    expect(policy_holder_name).toBe('Ana Flores')
    expect(additional_insured_names).toEqual(['Luis Paredes'])
    expect(property_address.street).toBe('12 Elm St')
  })

  it.each([
    [218, 230],
    [237.7, 262],
  ] as const)('has none that stand elsewhere', (...heights) => {
    expect(beside([...heights]).policy_holder_name).not.toBe('Ana Flores')
  })
})
