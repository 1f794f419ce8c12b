import { describe, expect, it } from 'vitest'
import { readPolicy } from './read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from './testing/lone-oak.ts'
import { typedPages } from './testing/typed-pages.ts'

const read = (more: string) => fieldsOf(`${HEAD}${LIMITS}\n${more}`)

describe('a total', () => {
  const TOTAL = `
POLICY PREMIUM                                   $2,614.70
STATE SURCHARGES                                     $6.87

TOTAL POLICY PREMIUM`

  it('stands below what is said to be in it', () =>
    expect(
      read(`${TOTAL}
  With credits, discounts, options and surcharges
                                                 $2,621.57`).total_annual_premium,
    ).toBe(2621.57))

  it('does not stand below what is said of another thing', () =>
    expect(
      read(`TOTAL POLICY PREMIUM
  See the notice of May
                                                 $2,621.57`).total_annual_premium,
    ).toBeNull())
})

describe('a share beside the name of a package', () => {
  it('is of what its own words name', () =>
    expect(
      read(`ADDITIONAL COVERAGE
HOME PROTECTOR (LO-125)      BLDG ORDINANCE OR LAW 10%     $84.00
IDENTITY FRAUD               LIMIT $5,000                  $12.00`),
    ).toMatchObject({
      extended_dwelling_percentage: null,
      dwelling_settlement: null,
      ordinance_or_law_percentage: 10,
    }))

  it('is of the dwelling where no words stand before it', () =>
    expect(read('HOME PROTECTOR (LO-125)      10% of Coverage A     $84.00').extended_dwelling_percentage).toBe(10))
})

it('an increased limit of Coverage A stands among the options in dollars', () =>
  expect(read('Option ID   Coverage A - Increased Dwelling up to $60,000').extended_dwelling_percentage).toBe(20))

describe('a policy number in pieces', () => {
  const withNumber = (last: string) =>
    fieldsOf(`
Lone Oak Insurance Company              HOMEOWNERS POLICY DECLARATIONS
Named insured: Ana Flores               Policy period: 03/01/2026 to 03/01/2027
                                                 Policy Number
Residence premises: 12 Elm St, Waco, TX 76710   LON  04418 62 77    ${last}
${LIMITS}`).policy_number

  it('ends in a short one that stands further off', () => expect(withNumber('91A')).toBe('LON 04418 62 77 91A'))

  it('does not end in a date', () => expect(withNumber('03/01/26')).toBe('LON 04418 62 77'))
})

describe('how the roof is settled', () => {
  const ROOF = 'ROOF\nWith LO 61, roof surfacing damaged by wind or hail is settled at replacement cost.'

  it('is not said of other policies', () =>
    expect(
      read(`${ROOF} In other policies of
this company it may be settled by a schedule; the premium for yours reflects replacement cost.`).roof_settlement,
    ).toBe('RCV'))

  it('is open where only other policies are spoken of', () =>
    expect(read('ROOF\nIn other policies of this company roofs are settled by a schedule.').roof_settlement).toBeNull())
})

describe('a list of forms', () => {
  it('has none that are no longer part of the policy, whatever brackets say of them', () =>
    expect(
      read(`POLICY AND ENDORSEMENTS THAT ARE PART OF YOUR CONTRACT WITH US
LO-3RTX    (07-08)   HOMEOWNERS POLICY - HO-3 SPECIAL FORM
LO-208TX   (07-12)   WATER BACKUP
ADDED WITH THIS CHANGE:
LO-RACVTX  (03-23)   ROOF SURFACES - ACTUAL CASH VALUE, WIND AND HAIL
NO LONGER PART OF THE POLICY (DELETED WITH THIS CHANGE):
LO-SLS3TX  (07-12)   SPECIAL LOSS SETTLEMENT - ROOF`).endorsements,
    ).toEqual(['LO-3RTX', 'LO-208TX', 'LO-RACVTX']))

  it('has numbers that end in figures like an edition before their edition in brackets', () =>
    expect(
      read(`POLICY FORMS AND ENDORSEMENTS
Form                     Title
L18S HO 0100 (01 25)     Special Provisions
L18S HO 0312 (01 24)     Wind Deductible
L18S HO 0321 (01 24)     Named Storm Deductible
IL P 001 (01 04)         U.S. Treasury Advisory Notice`).endorsements,
    ).toEqual(['L18S HO 0100', 'L18S HO 0312', 'L18S HO 0321', 'IL P 001']))
})

describe('the kind of a policy', () => {
  const kind = (row: string) => readPolicy(typedPages(`${HEAD}${LIMITS}===\n${row}`)).document_kind

  it('is not told by a limit for the furnishings of a landlord', () => {
    expect(kind('Coverage                          Limit\nLandlord’s Furnishings            2,500')).toBe(
      'homeowners_declarations',
    )
  })
})
