import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

describe('premiums past an empty line are none but premiums', () => {
  it('by peril', () => {
    const { deductibles, water_backup_limit } = withLines(`Peril                      Annual premium
Fire                       $1,410

Windstorm or hail          $1,910

All other perils           $1,250

Water backup               $1,064`)
    expect([deductibles.all_perils, deductibles.wind_hail, water_backup_limit]).toEqual([null, null, null])
  })

  it('by endorsement', () =>
    expect(
      withLines(`Endorsement              Form       Premium
Equipment breakdown      LO-501     $50

Water backup             LO-208     $500`).water_backup_limit,
    ).toBeNull())
})

it('words in a column of deductibles end none', () => {
  const { water_backup_limit, mold_limit } = withLines(`Optional coverage          Limit       Deductible
Equipment breakdown        $50,000     $500 for any one accident or loss
Water backup                           $1,000
Limited mold                           $2,500`)
  expect([water_backup_limit, mold_limit]).toEqual([null, null])
})

describe('a row below a list of what was not purchased was bought', () => {
  it.each([
    [
      'Not purchased: earthquake, flood, identity theft, equipment breakdown, golf cart, home business\nWater backup   $10,000',
      'water_backup_limit',
      10_000,
    ],
    [
      'Declined by insured: earthquake coverage, identity fraud expense coverage, service line coverage\nOrdinance or law 25%',
      'ordinance_or_law_percentage',
      25,
    ],
    [
      'Not covered: losses by flood, surface water, earth movement, settling, cracking and vermin or birds\nRoof surfacing: actual cash value settlement applies to wind and hail',
      'roof_settlement',
      'ACV',
    ],
  ] as const)('%s', (text, field, value) => {
    expect(withLines(text)[field]).toBe(value)
  })
})

describe('the insurer of something else', () => {
  it.each([
    'This policy replaces your homeowners policy with Brazos Fire Insurance Company.',
    'Thank you for choosing to bundle your homeowners policy with Elm Auto Insurance Company',
    'Discounts: claim free while your home insurance with Brazos Mutual Insurance Company was in force',
  ])('%s', (text) => {
    expect(withLines(text).insurance_provider).toBe('Lone Oak Insurance Company')
  })
})

it('what an animal does has a sublimit of its own', () =>
  expect(
    fieldsOf(`${HEAD}
A. Dwelling                     $300,000
Animal liability      Sublimit
                      Personal liability     $25,000
E. Personal Liability           $100,000`).coverage_e_personal_liability,
  ).toBe(100_000))

describe('nobody is insured by', () => {
  it.each([
    'This policy, number LO-448812, is renewed for One Year from 03/01/2026.',
    'This policy is continued for Twelve Months from March 1.',
    'This policy is written for Texas Homeowners, by us.',
  ])('%s', (text) => {
    const bare = HEAD.replace('Named insured: Ana Flores', '')
    expect(fieldsOf(`${bare}\n${LIMITS}\n${text}`).policy_holder_name).toBeNull()
  })
})

describe('a share that a thing is insured for is its limit', () => {
  it.each([
    [
      'If a law requires changes, increased cost is insured at 10% of the Coverage A limit under ordinance or law.',
      'ordinance_or_law_percentage',
      10,
    ],
    [
      'If rebuilding costs more than Coverage A, your home is insured for 125% of that amount.',
      'extended_dwelling_percentage',
      25,
    ],
  ] as const)('%s', (text, field, value) => {
    expect(withLines(text)[field]).toBe(value)
  })
})

describe('numbered sections end with the next number', () => {
  it.each([
    '3. Deductible per loss\n   All perils        $2,500\n4. Sublimits\n   Water backup      $5,000\n   Mold             $10,000',
    '5. Deductible\nAll perils             $2,500\n6. Water backup        $5,000\n7. Limited fungi      $10,000',
  ])('%s', (text) => {
    const { deductibles, water_backup_limit, mold_limit } = withLines(text)
    expect([deductibles.all_perils?.amount, water_backup_limit, mold_limit]).toEqual([2_500, 5_000, 10_000])
  })

  it('rows of deductibles may be numbered themselves', () => {
    const { deductibles } = withLines(`8. Deductibles
1. Wind or hail         $6,000
2. All other perils     $2,500`)
    expect([deductibles.wind_hail?.amount, deductibles.all_perils?.amount]).toEqual([6_000, 2_500])
  })
})

describe('a deductible of one thing is not the home’s', () => {
  it.each([
    'Equipment Breakdown Coverage: limit $50,000. You are responsible for $500 of any loss.',
    'Equipment breakdown\nDeductible\n$500 per loss. If lightning, wind or hail did it, the deductible is $1,000.',
    'Refrigerated goods $500.\nLimit of liability         $500\nDeductible                 $100',
    'Losses covered under Section I are subject to a\n$100 inspection fee',
  ])('%s', (text) => {
    expect(withLines(text).deductibles.all_perils).toBeNull()
  })
})

describe('no settlement is', () => {
  it.each([
    [
      'Personal property losses below $500 are settled without deduction for depreciation.',
      'personal_property_settlement',
    ],
    ['No roof claim is paid without depreciation.', 'roof_settlement'],
    ['Last term: contents at replacement cost (was actual cash value).', 'personal_property_settlement'],
  ] as const)('%s', (text, field) => {
    expect(withLines(text)[field]).toBeNull()
  })
})

describe('no age of a roof is', () => {
  it.each(['Composition shingle, warranty, 30 years', 'Remaining life, 12 years', 'Unknown / 20 years'])(
    '%s',
    (age) => {
      expect(withLines(`Roof age      ${age}`).roof_year).toBeNull()
    },
  )
})

it('captions over their values are none of the line above', () => {
  const { year_built, roof_year } = withLines(`Rating 2026    Zone 4        Class
Year built     Roof year     Exterior

2013           2021          Brick`)
  expect([year_built, roof_year]).toEqual([2013, 2021])
})

it('a limit beside the block of premiums is a limit', () =>
  expect(
    fieldsOf(`${HEAD}
Policy Premium    $1,850.00      Dwelling Limit    $300,000.00
Policy Fee           $50.00      Deductible          $2,500.00`).coverage_a_dwelling,
  ).toBe(300_000))

it('what was transferred is no term', () =>
  expect(
    fieldsOf(`${HEAD.replace('Policy period: 03/01/2026 to 03/01/2027', '')}${LIMITS}
Transferred from:    03/01/2025
To:                  03/01/2026`).effective_date,
  ).toBeNull())

it('wind that is excluded for a dwelling is so, though its coverage was not purchased', () =>
  expect(withLines('Windstorm and hail coverage excluded for this dwelling     Not purchased').wind_hail_excluded).toBe(
    true,
  ))
