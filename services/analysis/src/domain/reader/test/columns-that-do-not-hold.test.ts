import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

/** Deductibles as [dollars, percent]. */
const read = (body: string): Record<string, unknown> => {
  const { deductibles, ...fields } = fieldsOf(`${HEAD}\n${body}`)
  const pairs = Object.entries(deductibles).map(([peril, one]) => [peril, one && [one.amount, one.percentage]])
  return { ...fields, ...Object.fromEntries(pairs) }
}

describe('columns and rows that do not hold now', () => {
  it('last year and this year', () => {
    expect(
      read(`
                            Last year's policy         This year's policy
Dwelling                              $249,000                   $258,000
Wind/hail deductible                2%  $4,980                 1%  $2,580
Roof, wind or hail           Actual cash value           Replacement cost
Contents settlement          Actual cash value           Replacement cost`),
    ).toMatchObject({
      coverage_a_dwelling: 258000,
      roof_settlement: 'RCV',
      personal_property_settlement: 'RCV',
      wind_hail: [2580, 1],
    })
  })

  it('as issued and as endorsed', () => {
    expect(
      read(`
                              Originally issued      As endorsed
Dwelling                               $249,000         $258,000
Contents                               $124,500         $129,000
Roof, wind or hail            Actual cash value    Replacement cost`),
    ).toMatchObject({ coverage_a_dwelling: 258000, roof_settlement: 'RCV', coverage_c_personal_property: 129000 })
  })

  it('a form and a package', () => {
    expect(
      read(`
DELUXE PACKAGE                     BASIC FORM PROVIDES     PACKAGE PROVIDES     IN FORCE
CONTENTS SETTLEMENT                ACTUAL CASH VALUE       REPLACEMENT COST     PACKAGE
ORDINANCE OR LAW                   10 PERCENT OF A         25 PERCENT OF A      PACKAGE
MOLD                               NONE                    10,000               PACKAGE
WATER BACKUP                       NONE                    10,000               PACKAGE`),
    ).toMatchObject({
      extended_dwelling_percentage: null,
      mold_limit: 10000,
      water_backup_limit: 10000,
      ordinance_or_law_percentage: 25,
      personal_property_settlement: 'RCV',
    })
  })

  it('without and with an endorsement', () => {
    expect(
      read(`
                          Without endorsement     With your endorsement
Contents settlement       Actual cash value       Replacement cost
Ordinance or law          10%                     25%
Water backup              Not covered             $10,000`),
    ).toMatchObject({ water_backup_limit: 10000, ordinance_or_law_percentage: 25, personal_property_settlement: 'RCV' })
  })

  it('standard and yours', () => {
    expect(
      read(`
                          Standard policy         Your policy
Ordinance or law          10%                     25%
Mold                      $5,000                  $10,000`),
    ).toMatchObject({ ordinance_or_law_percentage: 25, mold_limit: 10000 })
  })

  it('a history of losses', () => {
    expect(
      read(`
LOSS HISTORY USED IN RATING, LAST 60 MONTHS

NO.     CAUSE                       PAID        DEDUCTIBLE TAKEN     STATUS
1       HAIL, ROOF               8,914.22               1,870.00     CLOSED
2       WATER, SLAB LEAK         4,406.00               1,000.00     CLOSED
3       MOLD, SUPPLEMENT         5,000.00                    .00     CLOSED`),
    ).toMatchObject({
      coverage_a_dwelling: null,
      mold_limit: null,
      water_backup_limit: null,
      foundation_water_limit: null,
      wind_hail: null,
      roof_settlement: null,
    })
  })

  it('claims', () => {
    expect(
      read(`
Claims we know of
Date          Type              Amount paid
06/12/2023    Water backup      $5,000
04/02/2022    Mold              $2,500`),
    ).toMatchObject({
      coverage_a_dwelling: null,
      mold_limit: null,
      water_backup_limit: null,
      foundation_water_limit: null,
      wind_hail: null,
      roof_settlement: null,
    })
  })

  it('reported losses', () => {
    expect(
      read(`
Reported losses at this address
Cause               Reserve        Paid
Wind and hail       $2,000         $8,500
Slab leak           $1,000         $4,400`),
    ).toMatchObject({
      coverage_a_dwelling: null,
      mold_limit: null,
      water_backup_limit: null,
      foundation_water_limit: null,
      wind_hail: null,
      roof_settlement: null,
    })
  })

  it('limits that an umbrella requires', () => {
    expect(
      read(`
THE FOLLOWING MINIMUM UNDERLYING LIMITS MUST BE MAINTAINED AT ALL TIMES:
TYPE OF POLICY                  REQUIRED UNDERLYING LIMIT
HOMEOWNERS OR FARM              $300,000 EACH OCCURRENCE
RENTAL DWELLING                 $100,000 EACH OCCURRENCE`),
    ).toMatchObject({
      coverage_a_dwelling: null,
      mold_limit: null,
      water_backup_limit: null,
      foundation_water_limit: null,
      wind_hail: null,
      roof_settlement: null,
    })
  })

  it('a worksheet', () => {
    expect(
      read(`
RATING WORKSHEET - NOT PART OF THE POLICY
5        WIND/HAIL DED IF 1%                            1.0000
         WIND/HAIL DED IF 2%                             .8800
6        AOP DED IF 500                                 1.1200
7        ROOF SETTLEMENT IF ACV                          .9300
8        MOLD BUY-BACK IF 25,000                        1.0700`),
    ).toMatchObject({
      coverage_a_dwelling: null,
      mold_limit: null,
      water_backup_limit: null,
      foundation_water_limit: null,
      wind_hail: null,
      roof_settlement: null,
    })
  })

  it('what one would pay', () => {
    expect(
      read(`
All other perils deductible              $2,500
What you would pay
Roof settlement if actual cash value       $2,104
Wind/hail deductible if 5%                 $2,000`),
    ).toMatchObject({ all_perils: [2500, null] })
  })
})

it('what changed was only the table above: deductibles below it hold, wherever they stand', () => {
  const rows = `
                                 LIMIT OF LIABILITY        ANNUAL PREMIUM
  COVERAGE                       BEFORE       AFTER        BEFORE      AFTER
  A. Dwelling                    $310,000     $310,000     $4,415      $4,415
  C. Personal Property           $155,000     $124,000     $0          -$131

DEDUCTIBLES (not changed)
  All Other Wind and Hail        2% of Coverage A = $6,200
  All Other Perils               $3,000

FORMS                                                                  PREMIUM
  HO 00 03 05 11                 Homeowners 3 Special Form             Included`
  expect(read(rows)).toMatchObject({
    coverage_c_personal_property: 124000,
    wind_hail: [6200, 2],
    all_perils: [3000, null],
  })
})

it('compares no blocks that have their own names over their limits', () => {
  const { coverage_a_dwelling, coverage_b_other_structures, coverage_d_loss_of_use } = fieldsOf(`
Lone Oak Insurance Company
HOMEOWNERS DECLARATIONS PAGE                                    Renewal      issued 02/19/2026
Policy number          Policy period                            Agency
LO-448812              03/01/2026 to 03/01/2027                 Brazos Agency 80-221

A. Dwelling            B. Other structures                      D. Loss of use
$250,000               $100,000                                 $91,000
Fungi, rot, bacteria   Water back up                            Loss assessment
$10,000                $5,000                                   $5,000`)
  expect([coverage_a_dwelling, coverage_b_other_structures, coverage_d_loss_of_use]).toEqual([250_000, 100_000, 91_000])
})

it('a premium of the year before stands beside the total of this one', () => {
  const { total_annual_premium } = read(`Coverages             Limits      Annual Premium     Prior Annual Premium
Dwelling            $210,000              $2,190                   $1,902
Liability           $300,000                 $40                      $40
Total Annual Premium                      $2,230                   $1,942`)
  expect(total_annual_premium).toBe(2230)
})

it('an extension of the dwelling in a list of packages is no limit of other structures', () => {
  const { coverage_b_other_structures } = read(`                        Basic        Preferred (yours)       Best
Dwelling extension         none              25%               50%
Liability              $100,000         $300,000          $500,000

A - Dwelling                $300,000
B - Other structures         $30,000`)
  expect(coverage_b_other_structures).toBe(30_000)
})
