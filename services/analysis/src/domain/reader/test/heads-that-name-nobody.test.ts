import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const read = (lines: string) => fieldsOf(`${HEAD}${LIMITS}${lines}`)

describe('the lender', () => {
  it.each([
    'Mortgagee                                 Condominium association\nFROST BANK, ISAOA ATIMA                   Elm Park Council of Owners\nPO Box 7048, Troy MI 48007                1901 Elm Park Dr, Waco TX 76710\nLoan 500311',
    'First mortgagee                           Premium is paid by\nFROST BANK                                First mortgagee (escrow)\nPO Box 7048, Troy MI 48007',
    'Second mortgagee                          Premium is paid by\nREGIONS BANK                              First mortgagee (escrow)\n\nFirst mortgagee\nFROST BANK\nPO Box 7048, Troy MI 48007',
    'Mortgage clause: Frost Bank, Troup, Texas 75789 (item 1)',
  ])('is no head beside it, no answer to who pays and no remark behind it: %s', (lines) =>
    expect(read(lines).mortgagee?.toUpperCase()).toBe('FROST BANK'),
  )
})

describe('the home', () => {
  const insured = HEAD.replace('Residence premises: 12 Elm St, Waco, TX 76710', '')

  it('stands below the words that leave open whether it stands above', () =>
    expect(
      fieldsOf(`${insured}
Mailing address: 5 Oak Ct, Waco, TX 76701
The residence premises covered by this policy is located at the above address unless otherwise stated:
12 Elm St, Waco, TX 76710
${LIMITS}`).property_address.street,
    ).toBe('12 Elm St'))

  it('has a range of house numbers', () =>
    expect(fieldsOf(`${HEAD.replace('12 Elm St', '4017 - 4019 S Elm St')}${LIMITS}`).property_address.street).toBe(
      '4017 - 4019 S Elm St',
    ))
})

describe('a roof', () => {
  it('is as old as is said, not as new as the day on which it was', () =>
    expect(read('Roof age, years, at 03/01/2026                3').roof_year).toBe(2023))

  it.each(['Roof surfaces guarantee                  Deleted 02/10/2026', 'Roof replaced                  2031'])(
    'was not put on when a form was deleted, nor after the policy: %s',
    (row) => expect(read(row).roof_year).toBeNull(),
  )
})

it('what flood costs takes nothing of the block beside it', () =>
  expect(
    read(`Flood coverage - building         $250,000     $412.00      Policy fee                     $25.00
Flood coverage - contents          $74,500     Incl.        TOTAL ANNUAL PREMIUM        $3,248.10`)
      .total_annual_premium,
  ).toBe(3248.1))

it('what the rest of a policy costs is no deductible', () =>
  expect(
    read('WHAT YOU PAY\nDwelling, stuff, liability and the rest            $758.00').deductibles.all_perils,
  ).toBeNull())

it.each([
  ['LO HOA+ (10/23)        Homeowners form A plus', 'LO HOA+'],
  ['HO-B TX 04/24          Homeowners form B', 'HO-B TX'],
])('a form of letters has its number before its edition: %s', (row, code) =>
  expect(
    read(`Forms and endorsements\n${row}\nLO-TXAM (01/25)        Texas provisions\nHO-105 (07/92)         Glass`)
      .endorsements,
  ).toContain(code),
)

it('a service contract is no policy, whatever its declarations are called', () =>
  expect(
    readPolicy(
      typedPages(`Lone Oak Home Shield                      CONTRACT DECLARATIONS
Contract holder: Ana Flores      Contract number: TX-773018      Contract period: 08/01/2026 to 08/01/2027
Covered property: 12 Elm St, Waco, TX 76710
This contract is a residential service contract. It is not insurance and does not replace a homeowners policy.
Slab leak, access through concrete        $1,000
Roof leak repair                          $1,500
Total annual price                       $974.12`),
    ).document_kind,
  ).toBe('not_home_insurance'))

it('an umbrella policy is none of the home, whose policy it lists', () =>
  expect(
    readPolicy(
      typedPages(`Lone Oak Insurance Company
EXECUTIVE HOMEOWNER - PERSONAL UMBRELLA LIABILITY
POLICY DECLARATIONS
Policy number: U01 044913      Policy period: 05/11/2026 to 05/11/2027
Named insured: Ana Flores
Limit of insurance and retained limit
Personal umbrella liability                         $2,000,000
Self-insured retention (deductible)                     $1,000
Schedule of underlying insurance                 Minimum limit
Homeowners HO-3, H01 044913                           $500,000
Location: 12 Elm St, Waco, TX 76710
Cov A dwelling $618,000   Cov E $500,000`),
    ).document_kind,
  ).toBe('not_home_insurance'))

describe('remarks in brackets', () => {
  it('leave a storm its deductible, whatever hours they tell', () =>
    expect(
      read(`Deductibles                                                                  Amount
Named storm (from the time a storm is named until 72 hours after it is downgraded)        $9,000
All other perils                                                                          $3,000`).deductibles.hurricane
        ?.amount,
    ).toBe(9000))

  it.each([
    ['Total policy premium (basic 679 + endorsements 218 - credits 141)          $ 756', 756],
    ['Total premium for the term (minimum retained premium: $1,469.78)         $2,939.55', 2939.55],
  ])('leave a total what stands beside it: %s', (row, premium) => expect(read(row).total_annual_premium).toBe(premium))

  it('tell when a roof was that old', () => expect(read('Roof age      8 years (04/2026)').roof_year).toBe(2018))
})

it('a roof too old for replacement cost is settled as the sentence before says', () =>
  expect(
    read(`Year built 1958      Roof age 19 years
Loss to roof surfacing by windstorm or hail is settled at actual cash value. Because the roof is older than 15 years,
replacement cost is not available.`).roof_settlement,
  ).toBe('ACV'))

it('an exclusion that is not attached excludes nothing', () =>
  expect(
    read('A cosmetic loss to the metal roof is covered; the cosmetic exclusion (LO HO 0171) is not attached.')
      .cosmetic_damage_excluded,
  ).toBe(false))

it('short words beside a number are what the form is called', () =>
  expect(
    read(`FORMS AND ENDORSEMENTS
HO-A           HOMEOWNERS FORM A (07-92)           HO-101         PERS PROP REPL COST (04-95)
HO-140         WIND, HURR, HAIL EXCL (07-92)       HO-142         RESIDENCE PREMISES DEF (04-90)`).endorsements.sort(),
  ).toEqual(['HO-101', 'HO-140', 'HO-142', 'HO-A']))

it('what reduces the dwelling’s limit when used is no limit of other structures', () =>
  expect(
    fieldsOf(`${HEAD}
Dwelling        $620,000
Detached structures, 10% of Coverage A, reduces Coverage A when used
Personal property        $150,000`).coverage_b_other_structures,
  ).toBeNull())

it('a roof settled alike whatever the peril, storms too, is settled so', () =>
  expect(
    read(`Replacement cost plus on dwelling, to 120% of Coverage A                     $60,000
Roof surfacing - all perils, windstorm and hail included              actual cash value`).roof_settlement,
  ).toBe('ACV'))
