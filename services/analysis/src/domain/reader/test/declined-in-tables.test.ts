import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

describe('a row that ends in a refusal', () => {
  it.each([
    ['Coverage          Limit       Deductible    Status', 'Water backup      $10,000     $1,000        Declined'],
    ['Coverage                      Deductible    Purchased', 'Water backup                  $1,000        No'],
    [
      'Coverage or peril             Deductible    Do you have it?',
      'Water backup                  $1,000        No, not purchased',
    ],
  ])('is not bought: "%s"', (head, row) => {
    expect(withLines(`${head}\nService line      $10,000     $500          Yes\n${row}`).water_backup_limit).toBe(0)
  })

  it('is bought where a deductible or premium is none', () => {
    const { water_backup_limit } = withLines(`
Coverage          Limit       Deductible    Premium
Water backup      $10,000     None          $48.00
Service line      $10,000     $500          None`)
    expect(water_backup_limit).toBe(10_000)
  })

  it('takes nothing out of the policy', () => {
    const { cosmetic_damage_excluded, roof_settlement } = withLines(`
Choice                                 Change in price    Chosen
Replacement cost on roof surfaces      $0                 Yes
Actual cash value on roof surfaces     -$391              No
Exclude cosmetic roof damage           -$84               No`)
    expect([cosmetic_damage_excluded, roof_settlement]).toEqual([false, 'RCV'])
  })
})

it('gives what is excluded no figure that has a name of its own', () => {
  expect(withLines('SUBLIMITS     Mold: Excluded     Theft of jewelry: $1,500').mold_limit).toBe(0)
})

it.each([
  ['Perils not insured. Flood; earthquake. Windstorm and hail are insured.', false],
  ['Perils not insured: flood; earthquake; windstorm and hail.', true],
])('knows whether wind is insured by "%s"', (text, isExcluded) => {
  expect(withLines(text).wind_hail_excluded).toBe(isExcluded)
})

it.each([
  'Roof schedule           A table that some policies use for older roofs.',
  'Roof, wind or hail      A schedule, as most insurers use for older roofs',
])('takes what others do for nothing of this policy: "%s"', (text) => {
  expect(withLines(text).roof_settlement).toBeNull()
})

it('takes nothing from what has a price from so much a month on', () => {
  const { water_backup_limit, extended_dwelling_percentage } = withLines(`
Things people like you add
Sewer backup            from $4 a month for $5,000
Rebuild cushion         25% more dwelling limit from $5 a month`)
  expect([water_backup_limit, extended_dwelling_percentage]).toEqual([null, null])
})

it('does not take what a lender asks for', () => {
  const { coverage_a_dwelling, mortgagee } = fieldsOf(`${HEAD}
FOR YOUR LENDER              Lender asks for                On this policy
Dwelling                     at least $251,400 (loan)       $276,000`)
  expect([coverage_a_dwelling, mortgagee]).toEqual([276_000, null])
})

it('takes no price of a package for the premium', () => {
  const { total_annual_premium } = withLines(`
Package                      Basic               Plus                Premier (yours)
Yearly cost                  $0                  $68                 $147`)
  expect(total_annual_premium).toBeNull()
})

it('is not bought where it was optional', () =>
  expect(withLines('Water backup      $10,000     Optional      Not purchased').water_backup_limit).toBe(0))

it('a list of what was not selected goes on past the prices of its rows', () => {
  const { water_backup_limit, mold_limit } = withLines(`
Options available but not selected by you (premium shown)
Water backup $5,000   $61
Mold $5,000           $20`)
  expect([water_backup_limit, mold_limit]).toEqual([0, 0])
})

it('a figure behind the next box is not that of the one before it', () =>
  expect(withLines('[X] Water backup          [ ] Mold       $5,000').water_backup_limit).toBeNull())

it('a single word between a ticked option and another one is not ticked', () => {
  const { water_backup_limit, mold_limit } = withLines(`
Coverages selected
X  Water backup      $5,000
   Mold              $5,000
   Identity theft    $15,000`)
  expect([water_backup_limit, mold_limit]).toEqual([5_000, 0])
})

it('of several amounts that may be chosen none is the limit', () =>
  expect(withLines('Water backup options      $5,000     $10,000').water_backup_limit).toBeNull())
