import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

it('limits of one sentence, one of them a share', () => {
  const { water_backup_limit, mold_limit, foundation_water_limit, ordinance_or_law_percentage } = withLines(
    `Also included: water backup $10,000; mold remediation $5,000; ordinance or law 10% of Coverage A; foundation
water damage $15,000; refrigerated goods $500.`,
  )
  expect([water_backup_limit, mold_limit, foundation_water_limit, ordinance_or_law_percentage]).toEqual([
    10_000, 5_000, 15_000, 10,
  ])
})

describe('how losses are settled, in one sentence', () => {
  it('each part, with what it was before in brackets', () => {
    const { dwelling_settlement, roof_settlement, personal_property_settlement } = withLines(
      `How losses are settled: dwelling, replacement cost; roof, wind or hail, replacement cost (was actual cash value before
the new roof); personal property, actual cash value.`,
    )
    expect([dwelling_settlement, roof_settlement, personal_property_settlement]).toEqual(['RCV', 'RCV', 'ACV'])
  })

  it('roofs paid alike', () =>
    expect(
      withLines('Roof surfaces damaged by wind or hail are paid the same way, without deduction for depreciation.')
        .roof_settlement,
    ).toBe('RCV'))
})

describe('what was not selected goes on in the next line', () => {
  it('and extends nothing', () =>
    expect(
      withLines(`Not selected: Water Back-Up of Sewers or Drains; Replacement Cost on Contents; Ordinance or Law;
Increased Dwelling Limit (25%, $75,000); Equipment Breakdown.`).extended_dwelling_percentage,
    ).toBeNull())

  it('what is below another line of the list was bought', () =>
    expect(
      withLines(`Not selected: Water Back-Up of Sewers or Drains; Equipment Breakdown.
Increased Dwelling Limit (25%, $75,000)`).extended_dwelling_percentage,
    ).toBe(25))
})

describe('damage to looks', () => {
  it('is told in two sentences', () =>
    expect(
      withLines(
        `Dents and marks by hail in a metal roof that do not let water in are cosmetic damage. They are not covered.`,
      ).cosmetic_damage_excluded,
    ).toBe(true))

  it('an exclusion that was not chosen', () =>
    expect(
      withLines(`Added features                                   Limit          Premium
Service line                                    $20,000        $44.00
Cosmetic damage exclusion for metal roofs       Not chosen`).cosmetic_damage_excluded,
    ).toBe(false))
})

describe('what one bears of a loss', () => {
  it('one is responsible for it', () => {
    const { deductibles } = withLines(
      `You are responsible for $2,500 of each covered loss. For a loss by wind or hail the deductible is 2% of the
Dwelling limit.`,
    )
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([2_500, 6_000])
  })

  it('losses under Section I are subject to it', () => {
    const { deductibles } = withLines(`Losses covered under Section I are subject to a                   $3,000
deductible of: 1%
If losses are a result of wind/hail your deductible will be:      $6,000
2%`)
    expect(deductibles).toMatchObject({
      all_perils: { amount: 3_000, percentage: 1 },
      wind_hail: { amount: 6_000, percentage: 2 },
    })
  })
})

describe('more than the limit', () => {
  it.each([
    [
      'Under Expanded Replacement Cost we pay up to 20% more than the Coverage A limit if you keep the dwelling\ninsured to 100% of its estimated replacement cost.',
      20,
    ],
    ['Dwelling, with Additional Replacement Cost      120% of A', 20],
  ])('%s', (text, percent) => {
    expect(withLines(text).extended_dwelling_percentage).toBe(percent)
  })
})

it('the roof’s age behind its material', () =>
  expect(
    withLines(`YEAR BUILT     CONSTRUCTION       ROOF TYPE / AGE    OCCUPANCY
2002           Frame on piling    Metal, 7 years     Secondary`).roof_year,
  ).toBe(2019))

it('sewage that backs up is not covered', () =>
  expect(withLines('Water or sewage that backs up through sewers or drains is not covered.').water_backup_limit).toBe(
    0,
  ))

it('building to code by its name and what it is', () =>
  expect(
    withLines('Buildings up to code ordinance or law, 10% of Coverage A      $30,000 included')
      .ordinance_or_law_percentage,
  ).toBe(10))

it('a premium that says what is in it', () =>
  expect(withLines('ANNUAL PREMIUM\n$1,968.12, taxes and fees included').total_annual_premium).toBe(1_968.12))

it('the form of the state stands in a list', () =>
  expect(
    withLines(`FORMS AND ENDORSEMENTS
TX HO-A 07/20     Homeowners Form A
HO-105 02/92      Residence glass
LO 204 07/20      Water damage`).endorsements,
  ).toEqual(['TX HO-A', 'HO-105', 'LO 204']))
