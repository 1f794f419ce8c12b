import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

describe('the whole of a premium and its fees', () => {
  it.each([
    ['in one line', 'PREMIUM $1,900.00    MEMBERSHIP $45.00    TOTAL FOR POLICY PERIOD $1,945.00'],
    ['with what subscribers contribute', 'Premium $1,800.00     Surplus Contribution $145.00     Total $1,945.00'],
    ['below a subtotal', 'Subtotal $1,850.00   Surplus contribution $55.00   Policy fee $40.00   Total $1,945.00'],
    [
      'in two lines',
      'Premium $1,700.00   MGA fee $125.00   Inspection $75.00\nRecoupments $45.00   Total $1,945.00      Form: HO-3',
    ],
    [
      'below fees that one line tells',
      'Total premium                    $1,725.00\nFees and Assessments: MGA Fee $150.00; Surplus Contribution $70.00\nTotal policy charges             $1,945.00',
    ],
  ])('stands %s', (_, body) => expect(withLines(body).total_annual_premium).toBe(1945))

  it('stands below the prices of additional coverages', () => {
    const { total_annual_premium, water_backup_limit } = withLines(`
Additional Coverages                              Additional Premium
  Contents replacement cost                       $85.00
  Water backup                                    Not covered
  State recoupment                                $14.00
Total Annual Premium                              $1,945.00`)
    expect([total_annual_premium, water_backup_limit]).toEqual([1945, 0])
  })
})

describe('options below a table of limits and deductibles', () => {
  it('have limits where the deductibles of the table stood', () => {
    const { mold_limit, water_backup_limit } = fieldsOf(`${HEAD}
                       Limit of Liability    Deductible                 Premium
Dwelling                         $300,000    Wind/Hail 2%   $6,000       $1,488
                                             Other Perils 1%  $3,000
Personal Property                $150,000    same as Dwelling          Included
Endorsement Options
Foundation Water Damage, 15% of Dwelling     $45,000                       $141
Mold, Fungi Remediation                       $5,000                   Included
Sewer Backup                                 $10,000                        $45`)
    expect([mold_limit, water_backup_limit]).toEqual([5000, 10_000])
  })

  it('have a limit of each loss and one of all, below their heading', () => {
    const { mold_limit, deductibles } = fieldsOf(`${HEAD}
COVERAGE                             LIMIT               DEDUCTIBLE
DWELLING                             $300,000            $2,500 ALL OTHER PERILS
                                                         $6,000 (2%) WINDSTORM OR HAIL
                                                         $9,000 (3%) NAMED STORM
CONTENTS                             $150,000
SUBLIMITS
MOLD (PER OCCURRENCE / AGGREGATE)                        $15,000 / $30,000`)
    expect(mold_limit).toBe(15_000)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail, deductibles.hurricane]).toEqual([
      2500,
      { amount: 6000, percentage: 2, stated: 'both' },
      { amount: 9000, percentage: 3, stated: 'both' },
    ])
  })
})

describe('a deductible', () => {
  it.each([
    'DEDUCTIBLES\n   $2,500 for all perils except wind or hail\n   $6,000 (2%) for wind or hail',
    'Policy notes\nDeductible-Section I: $2,500 all perils except Wind/Hail 2%, $6,000\nForms made part of this policy',
    'DEDUCTIBLE   Section I losses $2,500 except windstorm or hail 2% of Coverage A, $6,000',
    'Deductible                                  Amount\nWindstorm or Hail, 2% of Dwelling limit      $6,000\nAll covered perils other than windstorm or hail      $2,500',
    'DEDUCTIBLES\nCOVERED PERILS                 $2,500\nWIND OR HAIL                   $6,000 (2% OF COV A)',
  ])('is told of each peril: "%s"', (body) => {
    const { all_perils, wind_hail } = withLines(body).deductibles
    expect([all_perils?.amount, wind_hail?.amount, wind_hail?.percentage]).toEqual([2500, 6000, 2])
  })

  it('of wind may name in brackets the storm that has another', () => {
    const { wind_hail, hurricane } = withLines(`SECTION I COVERAGES ARE SUBJECT TO:
  3.0% - $9,000 HURRICANE DEDUCTIBLE PER CALENDAR YEAR.
  2.0% - $6,000 WINDSTORM OR HAIL (OTHER THAN HURRICANE) DEDUCTIBLE PER LOSS.`).deductibles
    expect([wind_hail?.amount, hurricane?.amount]).toEqual([6000, 9000])
  })
})

describe('what is paid beyond the dwelling’s limit', () => {
  it.each([
    ['Dwelling Replacement Cost         A + 25%         Included', 25],
    ['Dwelling Replacement Cost A + 25%                 $41.00', 25],
    ['Dwelling replacement cost         +25%            Package', 25],
    ['Dwelling replacement cost         100%            Package', null],
  ])('"%s"', (row, percent) => expect(withLines(row).extended_dwelling_percentage).toBe(percent))
})

it.each(['Buildings ordinance or law', 'Rebuilding ordinance or law'])('"%s" is ordinance or law', (name) => {
  expect(withLines(`${name}      10%      Included`).ordinance_or_law_percentage).toBe(10)
})

it('two forms of one family beside each other are not the names of one thing, before and after', () => {
  const { coverage_a_dwelling, endorsements } = fieldsOf(`${HEAD}
                                       Expiring Policy      Renewal Policy
Property Coverage                      Limit                Limit
Dwelling                               $280,000             $300,000
Contents                               $140,000             $150,000
Forms Schedule
LOPV-POL-001 01 22    Homeowners Policy        LOPV-TX-001 03 24     Texas Amendatory
LOPV-END-031 06 21    Water Backup             LOPV-END-044 06 21    Roof Surfaces`)
  expect(coverage_a_dwelling).toBe(300_000)
  expect([...endorsements].sort()).toEqual(['LOPV-END-031', 'LOPV-END-044', 'LOPV-POL-001', 'LOPV-TX-001'])
})

it('the policy’s form on a line right below a list of forms is none of them', () => {
  const { endorsements, policy_form } = withLines(
    'FORMS AND ENDORSEMENTS:  LODEC 0119, LO.HO3SP 0118, LO.SL 0118,\nLO.IDT 0118, HO-105 0192\nPolicy form HO-3',
  )
  expect(policy_form).toBe('HO-3')
  expect(endorsements).not.toContain('HO-3')
  expect(endorsements).toContain('HO-105')
})
