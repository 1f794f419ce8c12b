import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

describe('a total', () => {
  const TOTAL = `
POLICY PREMIUM                                   $2,614.70
STATE SURCHARGES                                     $6.87

TOTAL POLICY PREMIUM`

  it('stands below what is said to be in it', () =>
    expect(
      withLines(`${TOTAL}
  With credits, discounts, options and surcharges
                                                 $2,621.57`).total_annual_premium,
    ).toBe(2621.57))

  it('does not stand below what is said of another thing', () =>
    expect(
      withLines(`TOTAL POLICY PREMIUM
  See the notice of May
                                                 $2,621.57`).total_annual_premium,
    ).toBeNull())
})

describe('a share beside the name of a package', () => {
  it('is of what its own words name', () =>
    expect(
      withLines(`ADDITIONAL COVERAGE
HOME PROTECTOR (LO-125)      BLDG ORDINANCE OR LAW 10%     $84.00
IDENTITY FRAUD               LIMIT $5,000                  $12.00`),
    ).toMatchObject({
      extended_dwelling_percentage: null,
      dwelling_settlement: null,
      ordinance_or_law_percentage: 10,
    }))

  it('is of the dwelling where no words stand before it', () =>
    expect(withLines('HOME PROTECTOR (LO-125)      10% of Coverage A     $84.00').extended_dwelling_percentage).toBe(
      10,
    ))
})

it('an increased limit of Coverage A stands among the options in dollars', () =>
  expect(withLines('Option ID   Coverage A - Increased Dwelling up to $60,000').extended_dwelling_percentage).toBe(20))

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
      withLines(`${ROOF} In other policies of
this company it may be settled by a schedule; the premium for yours reflects replacement cost.`).roof_settlement,
    ).toBe('RCV'))

  it('is open where only other policies are spoken of', () =>
    expect(
      withLines('ROOF\nIn other policies of this company roofs are settled by a schedule.').roof_settlement,
    ).toBeNull())
})

describe('a list of forms', () => {
  it('has none that are no longer part of the policy, whatever brackets say of them', () =>
    expect(
      withLines(`POLICY AND ENDORSEMENTS THAT ARE PART OF YOUR CONTRACT WITH US
LO-3RTX    (07-08)   HOMEOWNERS POLICY - HO-3 SPECIAL FORM
LO-208TX   (07-12)   WATER BACKUP
ADDED WITH THIS CHANGE:
LO-RACVTX  (03-23)   ROOF SURFACES - ACTUAL CASH VALUE, WIND AND HAIL
NO LONGER PART OF THE POLICY (DELETED WITH THIS CHANGE):
LO-SLS3TX  (07-12)   SPECIAL LOSS SETTLEMENT - ROOF`).endorsements,
    ).toEqual(['LO-3RTX', 'LO-208TX', 'LO-RACVTX']))

  it('has numbers that end in figures like an edition before their edition in brackets', () =>
    expect(
      withLines(`POLICY FORMS AND ENDORSEMENTS
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

describe('what was not bought', () => {
  it('says so in brackets before what it would be', () =>
    expect(withLines('Water Back Up (not purchased)    $2,500').water_backup_limit).toBe(0))

  it('says so behind its figure', () =>
    expect(withLines('Coverage A - Increased Dwelling up to $60,000 (not selected)')).toMatchObject({
      extended_dwelling_percentage: null,
      dwelling_settlement: null,
    }))

  it('may be optional, and bought', () =>
    expect(withLines('Water Back Up (optional; purchased)    $2,500').water_backup_limit).toBe(2500))
})

describe('a deductible in a row further in', () => {
  it('is of what stands over it', () =>
    expect(
      withLines(`Water Back Up and Sump Discharge    LO-208 CW    $5,000    $61.00
   Deductible: $1,000`).deductibles.all_perils,
    ).toBeNull())

  it('is the policy’s where it is flush with the rows above', () =>
    expect(
      withLines(`Fire Department Service Charge      LO-310 CW      $500    $2.00
Loss Assessment                     LO-311 CW    $5,000    $9.00
Deductible: $1,000`).deductibles.all_perils,
    ).toMatchObject({ amount: 1000 }))
})

describe('ordinance or law', () => {
  it.each([
    'Ordinance or Law - 10% included, 15% additional, 25% total    $75,000',
    'Ordinance or Law\n   Coverage A      25%       $75,000\n   Coverage B      10%       $3,000',
    'Bldg. Ord. or Law    25%     $75,000',
  ])('is the whole share of the dwelling: %j', (row) => expect(withLines(row).ordinance_or_law_percentage).toBe(25))

  it('has no share in a row that is no part of it', () =>
    expect(withLines('Ordinance or Law\nCoverage A Dwelling    2%    $6,000').ordinance_or_law_percentage).toBeNull())
})

describe('the premium of the year', () => {
  it.each([
    'TOTAL ANNUAL PREMIUM   $2,150.00   SEMI-ANNUAL   $1,085.00   QUARTERLY   $545.00',
    'PREMIUM BEFORE CHANGE  $2,000.00   PREMIUM AFTER CHANGE  $2,150.00   ADDITIONAL PREMIUM  $75.00',
    'Endorsement Premium (pro rata)    -$40.19\nRevised Total Policy Premium    $2,150.00',
  ])('stands before what else its line names: %j', (row) => expect(withLines(row).total_annual_premium).toBe(2150))

  it('is not what its line says of a part of the year', () =>
    expect(withLines('TOTAL PREMIUM   $545.00   QUARTERLY').total_annual_premium).toBeNull())
})

it('options between forms end no list', () =>
  expect(
    withLines(`FORMS, OPTIONS, AND ENDORSEMENTS
LO-2143     Homeowners Policy
Option ID   Coverage A - Increased Dwelling up to $60,000
Option OL   Ordinance/Law 10%/$30,000
Option JF   Jewelry and Furs $2,500/$5,000
LO-2490     Back-Up of Sewer or Drain $15,000`).endorsements,
  ).toEqual(['LO-2143', 'LO-2490']))

it('the number of a policy has its pieces beside its label, and that of its term behind a slash', () => {
  const numbered = (number: string) =>
    fieldsOf(`Lone Oak Insurance Company              HOMEOWNERS POLICY DECLARATIONS
Policy No.  ${number}
Insured     Ana Flores
${LIMITS}`).policy_number
  expect(numbered('LO   448812   07')).toBe('LO 448812 07')
  expect(numbered('LO 448812 / 03      Renewal of: LO 448812 / 02')).toBe('LO 448812 / 03')
})

it('the share of a hurricane stands behind its shortest name', () =>
  expect(withLines('Section I Deductible   AOP  $2,500   WH  2%   HUR  5%').deductibles.hurricane).toMatchObject({
    percentage: 5,
  }))

describe('a remark in brackets behind a name', () => {
  it('says what two figures are, of which the first counts', () =>
    expect(
      withLines(`Water Backup and Sump Overflow (Limit/Deductible)       $5,000/$500       $71.00
Limited Fungi, Wet or Dry Rot (Section I / Section II)  $10,000 / $50,000  Included`),
    ).toMatchObject({ water_backup_limit: 5000, mold_limit: 10000, deductibles: { all_perils: null } }))

  it.each(['Mortgagee (added 01/27/26): Lake Bank NA', '1st Mortgagee (loan 0441-22): Lake Bank NA'])(
    'is no part of it: %j',
    (row) => expect(withLines(row).mortgagee).toBe('Lake Bank NA'),
  )

  it('may hold a year that counts', () => expect(withLines('Roof (replaced 2016): composition').roof_year).toBe(2016))
})

describe('deductibles', () => {
  it.each([
    '1. $2,500 all perils other than windstorm or hail\n2. 2% of Coverage A, windstorm or hail',
    '$2,500 Each Occurrence, All Perils except:\n2% of Coverage A, Windstorm or Hail',
  ])('stand before their perils: %j', (rows) =>
    expect(withLines(`DEDUCTIBLES\n${rows}`).deductibles).toMatchObject({
      all_perils: { amount: 2500 },
      wind_hail: { amount: 6000, percentage: 2 },
    }),
  )

  it('are not of what a share of Coverage A is for', () =>
    expect(withLines('2% of Coverage A, other structures').deductibles.wind_hail).toBeNull())
})
