import { describe, expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { asMeant } from '../geometry/cells/misread-words.ts'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'

const [PARTY] = HEAD.split(/Residence premises/)
const MAILED = `${PARTY}Name and mailing address of insured: Ana Flores
                                     12 Elm St
                                     Waco, TX 76710
`

const withLines = (lines: string): PolicyFields => fieldsOf(`${HEAD}${LIMITS}\n${lines}\n`)

describe('a deductible of all but the storm, with its share in brackets', () => {
  const perils = (rows: string) => withLines(`Deductibles\n${rows}`).deductibles
  it('is that of all perils where the dollars come to the share', () =>
    expect(
      perils('All covered losses but wind and hail (1% of A)    $3,000\nWind and hail (2% of A)    $6,000'),
    ).toEqual({
      all_perils: { amount: 3000, percentage: 1, stated: 'both' },
      wind_hail: { amount: 6000, percentage: 2, stated: 'both' },
      hurricane: null,
    }))
  it.each([
    'All covered losses but wind and hail (2%)',
    'All losses but wind and hail (2%)    $2,500',
    'All perils but wind/hail 2%',
  ])('is none of them in %s', (row) => expect(perils(row).all_perils).toBeNull())
  it('leaves dollars before all perils as they are', () =>
    expect(perils('$2,500 all perils but wind/hail 2%').all_perils).toEqual({
      amount: 2500,
      percentage: null,
      stated: 'amount',
    }))
})

describe('a building structure that is protected for more', () => {
  it.each<[string, number | null]>([
    ['Increased building structure protection, 40% of A    $120,000', 40],
    ['Increased building structures coverage    $60,000', null],
    ['Increased building structure protection     Not selected', null],
    ['Increased building structure protection (detached garage)   $20,000', null],
    ['Enhanced building structure protection, 10% ordinance or law   $30,000', null],
    ['Increased building structure protection, 25% available   $75,000', null],
    ['Increased building coverage   $40,000', null],
  ])('%s', (row, percent) => expect(withLines(row).extended_dwelling_percentage).toBe(percent))
})

it('an increased building structure says nothing of how the home is settled', () =>
  expect(withLines('Increased building structure protection, 40% of A    $120,000').dwelling_settlement).toBeNull())

describe('lenders by bare ranks, and who is billed', () => {
  it.each<[string, string | null]>([
    [
      'Mortgage company\n1 Frost Bank, its successors and/or assigns\n  PO Box 7, Waco, TX 76701\n2 Elm Credit Union',
      'Frost Bank',
    ],
    ['Mortgage company\n1 Frost Bank Plaza\nWaco, TX 76701', null],
    [
      'Premium\nThe premium is billed to the first mortgagee:\nELM HOME LOANS ISAOA PO BOX 7022, WACO TX 76701',
      'ELM HOME LOANS',
    ],
    ['Premium\nThe premium is billed to the mortgagee:\nAna Flores\n12 Elm St', null],
    ['The premium was billed to the former mortgagee:\nFROST BANK ISAOA', null],
    ['The premium is billed to the second mortgagee:\nFROST BANK ISAOA', null],
    ['The premium is billed to the mortgagee\nLone Oak Insurance Company must have payment by 04/01/2026.', null],
  ])('%s', (rows, lender) => expect(withLines(rows).mortgagee).toBe(lender))
})

describe('items of a windstorm policy, and their forms', () => {
  const ITEMS = `1     Dwelling, one family                 1997 / Frame, piers  $318,000   2% = $6,360   $2,236.00
2     Storage building, detached           2004 / Frame          $14,500     2% = $290     $101.00
3     Personal property, in item 1                               $63,600   2% = $1,272     $248.00`
  const storm = (forms: string, items = ITEMS, head = 'Built /  ') =>
    fieldsOf(`
TEXAS WINDSTORM INSURANCE ASSOCIATION          Dwelling Policy Declarations
Policy number: TWIA-001906442-01     Policy term: 08/29/2026 to 08/29/2027
Named insured: Ana Flores
Insured property: 12 Elm St, Rockport, TX 78382

                         PROPERTY INSURED AND LIMITS
Item  Description                          ${head}           Limit of    Deductible     Annual
                                           Construction       liability   (each item)    premium
${items}
                               ENDORSEMENTS
${forms}
                                                          TOTAL ANNUAL PREMIUM         $2,800.00
`)
  it('have the limit of a form in the column of deductibles, and the year before what the home is built of', () =>
    expect(
      storm(`TWIA-310  Additional living expense, item 1                             $31,800       $64.00
TWIA-430  Increased cost of construction, item 1                             5%       $58.00`),
    ).toMatchObject({ coverage_d_loss_of_use: 31_800, ordinance_or_law_percentage: 5, year_built: 1997 }))
  it.each([
    // Another form has its limit in its own column.
    `TWIA-310  Additional living expense, item 1                               $1,000       $64.00
TWIA-320  Wind-driven rain, items 1 and 3                    $5,000     $1,000       $58.00`,
    `Form      Title                                                       Deductible     Premium
TWIA-310  Additional living expense, item 1                               $1,000       $64.00`,
    'TWIA-310  Additional living expense, item 1                            $31,800    Declined',
  ])('have no limit in %s', (forms) => expect(storm(forms).coverage_d_loss_of_use).toBeNull())
  it.each([
    [
      '1     Dwelling, one family                 1997 / Frame, piers  $318,000   2% = $6,360   $2,236.00\n2     Dwelling, one family                 2004 / Frame         $114,500   2% = $2,290     $101.00',
    ],
    [
      '1     Dwelling, one family                 Frame, piers         $318,000   2% = $6,360   $2,236.00\n2     Storage building, detached           2004 / Frame          $14,500     2% = $290     $101.00',
    ],
    ['1     Dwelling, garage apartment           2004 / Frame         $318,000   2% = $6,360   $2,236.00'],
  ])('have no year in %s', (items) => expect(storm('', items).year_built).toBeNull())
  it.each(['Rebuilt /', 'Roof built'])('have no year of the home under %s', (head) =>
    expect(storm('', ITEMS, head).year_built).toBeNull(),
  )
})

describe('a summary in sentences', () => {
  it('tells that the house is where its owners are written to, and when it was completed', () =>
    expect(
      fieldsOf(
        `${MAILED}${LIMITS}
This part of the summary describes the house at 12 Elm St, Waco, McLennan County, Texas, which was completed in 1998. Its slate roof was laid in 2017.
`,
      ),
    ).toMatchObject({ property_address: { street: '12 Elm St', zip: '76710' }, year_built: 1998, roof_year: 2017 }))
  it.each([
    'This part of the summary describes the house at 44 Lake Rd, Hewitt, McLennan County, Texas.',
    'Your flood policy covers the house at 12 Elm St, Waco, Texas.',
    'This policy insured the house at 12 Elm St, Waco, Texas until you moved in 2025.',
    'The barn behind the house at 12 Elm St, Waco, Texas, which was completed in 2004, is insured for $20,000.',
  ])('tells nothing of the home in: %s', (said) =>
    expect(fieldsOf(`${MAILED}${LIMITS}\n${said}\n`)).toMatchObject({
      property_address: { street: null },
      year_built: null,
    }),
  )

  it.each<[string, number | null]>([
    [
      'Your total annual premium for the home described here, liability and valuable articles is $2,398.00. It is composed of $2,000.00 for the house and $398.00 for liability.',
      2398,
    ],
    [
      'Your total annual premium for the house is $2,000.00. Your total annual premium for all that is described here is $2,398.00.',
      null,
    ],
    ['If you pay in full, your total annual premium for the home is $2,000.00.', null],
    ['Your total annual premium for the home under Option B is $2,000.00.', null],
    ['Your total annual premium for the policy that ended is $2,000.00.', null],
    ['Your total annual premium for your boat is $2,000.00.', null],
  ])('%s', (said, dollars) => expect(withLines(said).total_annual_premium).toBe(dollars))

  it.each<[string, string | null]>([
    [
      'Windstorm and hail losses to the roof are paid on the same reconstruction cost basis, with no deduction for depreciation.',
      'RCV',
    ],
    [
      'Windstorm and hail losses to the roof are not paid on the same reconstruction cost basis, with no deduction for depreciation.',
      null,
    ],
    [
      'Windstorm and hail losses to the barn roof are paid on a reconstruction cost basis, with no deduction for depreciation.',
      null,
    ],
    ['Losses to the roof by hail are paid on the same reconstruction cost basis, less depreciation.', null],
    ['Fire losses to the roof are paid on a reconstruction cost basis, with no deduction for depreciation.', null],
  ])('%s', (said, value) => expect(withLines(said).roof_settlement).toBe(value))

  const [, ...rest] = LIMITS.split(/C\. Personal Property.*\n/)
  it.each<[string, number | null]>([
    ['Deluxe contents coverage, payment basis replacement cost      $150,000', 150_000],
    ['Deluxe contents coverage, payment basis replacement cost      Not included', null],
    ['Guest house: deluxe contents coverage, payment basis replacement cost   $50,000', null],
    ['Deluxe contents coverage, payment basis replacement cost, each article   $5,000', null],
  ])('%s', (row, limit) =>
    expect(
      fieldsOf(`${HEAD}\nCoverages                             Limit\nA. Dwelling     $300,000\n${rest}${row}\n`)
        .coverage_c_personal_property,
    ).toBe(limit),
  )
})

describe('a number behind the name that a carrier has for its policies', () => {
  const page = (title: string) => `
${title}
Lone Oak Insurance Company      Homeowners
Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`
  it.each<[string, string | null]>([
    ['Coverage Summary      Bluestem® Policy 44881207-02', '44881207-02'],
    ['Coverage Summary      Bluestem® Umbrella Policy 44881207-02', null],
    ['Coverage Summary      Master Policy 44881207-02', null],
    ['Coverage Summary      See Policy 44881207-02', null],
    ['Coverage Summary      Underlying Policy 44881207-02', null],
    ['Coverage Summary      Replaces Bluestem Policy 44881207-02', null],
    ['Premium Notice        Bluestem® Policy 44881207-02', null],
  ])('%s', (title, number) => expect(fieldsOf(page(title)).policy_number).toBe(number))
  it('is none where the next page has another one', () =>
    expect(
      fieldsOf(
        `${page('Coverage Summary      Bluestem® Policy 44881207-02')}===\nCoverage Summary      Bluestem® Policy 44881309-01\nF. Medical payments    $5,000\n`,
      ).policy_number,
    ).toBeNull())
})

describe('a caption that begins with the county', () => {
  const card = (caption: string) =>
    readPolicy(
      placedPage([
        ['Lone Oak Insurance Company Homeowners Declarations', 50, 60, 14],
        ['Ana Flores', 40, 100, 12],
        ['Luis Paredes', 40, 116, 12],
        ['Named insureds', 40, 129, 8],
        ['12 Elm St', 300, 98, 9.5],
        ['Waco, TX 76710', 300, 111, 9.5],
        [caption, 300, 129, 8],
        ['03/01/2026 to 03/01/2027', 40, 160, 12],
        ['$2,398.00', 300, 160, 12],
        ['Policy term', 40, 173, 8],
        ['Total price for the term', 300, 173, 8],
        ...(
          [
            ['Dwelling', '$300,000'],
            ['Other structures', '$30,000'],
            ['Personal property', '$150,000'],
          ] as const
        ).flatMap(([name, limit], row): PlacedLine[] => [
          [name, 50, 220 + 16 * row, 9],
          [limit, 300, 220 + 16 * row, 9],
        ]),
      ]),
    ).fields.property_address.street
  it('names the home over it', () =>
    expect(card('McLennan County — where you live and what we insure')).toBe('12 Elm St'))
  it('may be of something else', () => expect(card('McLennan County — where your agent is')).toBeNull())
})

describe('a speck behind the sign of dollars in a picture', () => {
  const seen = (text: string) => asMeant({ text, x: 0, y: 0, width: 9, size: 9, confidence: 0.8 }).text
  it.each([
    ['$.100,000', '$100,000'],
    ['$.50', '$.50'],
    ['$1.100,000', '$1.100,000'],
  ])('%s is %s', (printed, meant) => expect(seen(printed)).toBe(meant))
})
