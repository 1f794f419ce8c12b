import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const deductiblesOf = (rows: string) => withLines(rows).deductibles
const both = (amount: number, percentage: number) => ({ amount, percentage, stated: 'both' })

const WIND_POLICY = `
Texas Windstorm Insurance Association              WINDSTORM AND HAIL
                                                   RESIDENTIAL POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores

Item    Cov    Description                                     Limit of liability    Deductible per occurrence
1       A      One story frame dwelling, comp roof                       $280,000    2% $5,600
2       A      Private garage with loft, detached, frame                  $18,000    2% $360
3       B      Personal property in item 1                                $90,000    2% $1,800
`

describe('items that are described and not named', () => {
  it('have the limits and the deductible of what they describe', () =>
    expect(fieldsOf(WIND_POLICY)).toMatchObject({
      coverage_a_dwelling: 280_000,
      coverage_b_other_structures: 18_000,
      coverage_c_personal_property: 90_000,
      deductibles: { wind_hail: both(5600, 2) },
    }))
})

describe('deductibles', () => {
  it('may have their percent in brackets behind the dollars and before their name', () =>
    expect(deductiblesOf('Your deductibles\n$2,500 All other perils\n$6,000 (2%) Windstorm and Hail')).toMatchObject({
      all_perils: { amount: 2500 },
      wind_hail: both(6000, 2),
    }))

  it('stand in a row that says of what they are a percentage', () =>
    expect(
      deductiblesOf(`                          All Other Perils     Wind/Hail     Hurricane
Deductible (% of Cov A)                 1%            2%            3%`),
    ).toMatchObject({
      all_perils: { amount: 3000 },
      wind_hail: { amount: 6000 },
      hurricane: { amount: 9000 },
    }))

  it('of named storms may be the same as those of wind and hail', () =>
    expect(
      deductiblesOf('Deductibles\nWindstorm or Hail     2%    $6,000\nNamed Storm           Same as Wind and Hail'),
    ).toMatchObject({ wind_hail: both(6000, 2), hurricane: both(6000, 2) }))

  it('may be those of hurricanes in a calendar year', () =>
    expect(deductiblesOf('Calendar Year Hurricane        3%        $9,000').hurricane).toEqual(both(9000, 3)))

  it('are not what was deleted, and may stand after a buy-back', () => {
    const changed = 'Deleted:    Windstorm or Hail 2% ($6,000)\nAdded:      Windstorm or Hail 1% ($3,000)'
    expect(deductiblesOf(changed).wind_hail).toEqual(both(3000, 1))
    const bought = `Wind/Hail Deductible (after buy-back endorsement)     1%     $3,000
Without the buy-back the Wind/Hail Deductible would be     2%     $6,000`
    expect(deductiblesOf(bought).wind_hail).toEqual(both(3000, 1))
  })

  it('leave a limit in brackets to the coverage whose deductible they are', () =>
    expect(
      withLines('Deductibles\nAll other perils     $2,500\nWater back-up ($10,000 limit)     $500').water_backup_limit,
    ).toBe(10_000))
})

it('takes options that one may still buy for what is not insured', () => {
  const offered =
    'Options you do not have. Ask your agent for a price.\nExtended Replacement Cost 25%     $61.00 per year'
  const { extended_dwelling_percentage, dwelling_settlement } = withLines(offered)
  expect([extended_dwelling_percentage, dwelling_settlement]).toEqual([null, null])
})

it('reads the share of an ordinance or law coverage from a row below its name', () =>
  expect(
    withLines('Ordinance or Law - Increased Amount\n   Total percentage of Coverage A             30%')
      .ordinance_or_law_percentage,
  ).toBe(30))

it('takes no part of a premium for the total that stands before its words above it', () =>
  expect(
    withLines(`$2,987.00     Total Premium for this Policy
              $2,761.00  Basic Premium
              $226.00  Additional Coverages`).total_annual_premium,
  ).not.toBe(2761))

it('is still a home policy where the owner’s umbrella policy asks for its limits', () =>
  expect(
    readPolicy(
      typedPages(
        `${HEAD}${LIMITS}\nYour umbrella policy U-4471 ($1,000,000) requires underlying limits of at least $100,000.`,
      ),
    ).document_kind,
  ).toBe('homeowners_declarations'))

it('takes no coverage for a person of whom a sentence says for how much it is insured', () =>
  expect(
    fieldsOf(`${HEAD}
Your home is insured for a Coverage A (Dwelling) limit of $300,000. Other Structures are insured for
$30,000 and Loss of Use for $60,000.`).policy_holder_name,
  ).toBe('Ana Flores'))

it('is a policy for a landlord, who is told that tenants should have one of their own', () =>
  expect(
    readPolicy(
      typedPages(`Lone Oak Insurance Company        DWELLING FIRE POLICY DECLARATIONS
Landlord - DP-3
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Elm Rentals LLC
A. Dwelling                        $200,000
We recommend that the lease require a renters policy (HO-4) of at least $100,000.`),
    ),
  ).toMatchObject({ document_kind: 'dwelling_declarations', fields: { policy_form: 'DP-3' } }))

it('takes no figure far below the number of the prior policy for one of the past', () =>
  expect(
    fieldsOf(`Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
POLICY NUMBER               BILLING
LO-448812-01                Direct
PRIOR POLICY                TERM
LO-448812-00                03/01/2026 to 03/01/2027

     A                      B                          C
  Dwelling            Other Structures          Personal Property
  $300,000                $30,000                   $150,000
   $1,712                 Incl.                       $58
`),
  ).toMatchObject({ coverage_a_dwelling: 300_000, coverage_c_personal_property: 150_000 }))
