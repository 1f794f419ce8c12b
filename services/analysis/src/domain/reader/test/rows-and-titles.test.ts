import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

it('reads a limit that nearly touches its premium', () =>
  expect(
    fieldsOf(`${HEAD}
                                        Amount of coverage      Premium
Dwelling                                     $1,240,000 $6,118.00
Contents                                       $620,000       Included`),
  ).toMatchObject({ coverage_a_dwelling: 1_240_000, coverage_c_personal_property: 620_000 }))

it('reads the limit of a dwelling whose name says by how much it may be exceeded', () =>
  expect(
    fieldsOf(`${HEAD}
                                                                              Limit        Premium
Dwelling - extended replacement cost, not to exceed 150% of the limit     $840,000      $4,118.00
Contents - replacement cost                                               $420,000       Included`),
  ).toMatchObject({ coverage_a_dwelling: 840_000, extended_dwelling_percentage: 50 }))

describe('titles of forms in a list', () => {
  it('say how roofs are settled, with a credit in their midst', () =>
    expect(
      withLines(`
LO 04 93 05 11    ACV LOSS SETTLEMENT WINDSTORM OR HAIL LOSSES      $ 207.00CR
                  TO ROOF SURFACING`).roof_settlement,
    ).toBe('ACV'))

  it('say by how much the limit may be exceeded, in short words', () =>
    expect(
      withLines('LO 04 20 05 11    SPECIFIED ADDL AMT OF INS COV A 25%      $ 61.00').extended_dwelling_percentage,
    ).toBe(25))

  it('have limits of both sections below them', () =>
    expect(
      withLines(`
LO 04 27 05 11    LIMITED FUNGI, WET OR DRY ROT, OR BACTERIA      INCL
                  SECTION I $15,000   SECTION II $50,000`).mold_limit,
    ).toBe(15_000))
})

describe('a column of premiums', () => {
  const table = `
Coverage                      Limit        Premium
A. Dwelling                 $300,000     $2,118.00
C. Personal property        $150,000        $61.00
`

  it('ends where deductibles stand under a title of their own', () =>
    expect(
      fieldsOf(`${HEAD}${table}
Deductibles for the property coverages
All other perils                            $4,000
Theft                                       $2,500`).deductibles.all_perils?.amount,
    ).toBe(4000))

  it('goes on where the title is not one of deductibles themselves', () =>
    expect(
      fieldsOf(`${HEAD}${table}
Deductible changes
All other perils                              $412`).deductibles.all_perils,
    ).toBeNull())

  it('goes on where what stands there has cents', () =>
    expect(
      fieldsOf(`${HEAD}${table}
Deductibles for the property coverages
All other perils                           $411.00`).deductibles.all_perils,
    ).toBeNull())
})

it('reads half a percent as such', () =>
  expect(
    withLines('Clause 2 - All other perils: one-half of 1% of Coverage A      $1,500').deductibles.all_perils,
  ).toEqual({
    amount: 1500,
    percentage: 0.5,
    stated: 'both',
  }))

describe('what is not purchased', () => {
  it('may be listed with dashes', () =>
    expect(
      withLines('Coverages not purchased: Golf cart - Sewer or drain backup - Ordinance or law').water_backup_limit,
    ).toBe(0))

  it('may stand beside its heading', () =>
    expect(
      withLines('Coverages not purchased:     Replacement cost on personal property').personal_property_settlement,
    ).toBeNull())
})

it('takes the day of a trust for a part of its name', () =>
  expect(
    fieldsOf(HEAD.replace('Ana Flores', 'The Flores Living Trust dated 3/11/2014') + LIMITS).policy_holder_name,
  ).toBe('The Flores Living Trust dated 3/11/2014'))

it('finds the home of a unit owner', () =>
  expect(
    fieldsOf(
      `${HEAD.replace('Residence premises: 12 Elm St, Waco, TX 76710', '')}\nUNIT OWNER PREMISES\n12 Elm St Unit 4, Waco, TX 76710\n${LIMITS}`,
    ).property_address.street,
  ).toBe('12 Elm St Unit 4'))

describe('another policy that excludes wind and hail', () => {
  const said = withLines(
    'This policy is written beside a fire policy of another insurer (Elm Lloyds, a DP-3 that excludes windstorm and hail).',
  )

  it('takes nothing out of this one', () => expect(said.wind_hail_excluded).toBe(false))
  it('leaves this one without wind and hail where this one says so itself', () =>
    expect(
      withLines('Windstorm and hail are excluded, and insured under another policy that does not cover fire.')
        .wind_hail_excluded,
    ).toBe(true))

  it('does not lend it its form', () => expect(said.policy_form).not.toBe('DP-3'))
})

describe('words that break in a narrow column', () => {
  it('are one answer, and no figure of the column before is taken for it', () =>
    expect(
      withLines(`
Building ordinance or law           $30,000      Foundation coverage (slab and foundation     Not
Equipment breakdown                 $50,000      water seepage)                           Covered`)
        .foundation_water_limit,
    ).toBeNull())

  it('are one edition', () =>
    expect(
      withLines(`
FORMS APPLICABLE
LO 00 05 05 11    Comprehensive form
LO NS TX 03       Named storm
24                deductible
LO 04 77 10 00    Ordinance or law`).endorsements,
    ).toEqual(['LO 00 05', 'LO NS TX', 'LO 04 77']))
})

it('takes two figures flush right for those of their heads in order', () =>
  expect(
    withLines(`
What was changed                  Before this change                  After this change
Coverage A dwelling                                   $280,000                                $300,000
Windstorm or hail deductible                                1%                                      2%`).deductibles
      .wind_hail,
  ).toMatchObject({ percentage: 2 }))

describe('an item that is described in a sentence', () => {
  it('has its limit in the column of limits', () =>
    expect(
      fieldsOf(`${HEAD}
Item    Description of property                                       Coins.    Deductible    Limit        Premium
1       One-family dwelling, frame, elevated, secondary residence.       80%            2%    $268,000   $2,113.00
2       Personal property in item 1.                                    None            2%     $67,000     $318.00`),
    ).toMatchObject({ coverage_a_dwelling: 268_000, coverage_c_personal_property: 67_000 }))
})

it('reads the age of a roof that shares its row with another value', () =>
  expect(withLines('Roof geometry / Age of roof:      Hip / 3 years').roof_year).toBe(2023))

it('reads the limit of mold of both sections from its first figure', () =>
  expect(withLines('Limited fungi, wet or dry rot - Section I / Section II      $10,000 / $50,000').mold_limit).toBe(
    10_000,
  ))

it('reads what a dwelling is insured for besides in percent and dollars', () =>
  expect(withLines('Coverage A Increased Amount of Insurance, 20%        $60,000').extended_dwelling_percentage).toBe(
    20,
  ))
