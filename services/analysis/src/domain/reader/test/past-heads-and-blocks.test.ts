import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

describe('a head over one value of its own is that of no figure further down', () => {
  it('what stands below an empty line is no premium', () => {
    const { coverage_c_personal_property, coverage_b_other_structures, total_annual_premium } = read(`
MORTGAGEE                 LOAN                     ANNUAL PREMIUM
Elm Savings Bank          0544182937               $1,968.12


$300,000                  $30,000                  $150,000
Coverage A: Dwelling      Coverage B: Structures   Coverage C: Personal property`)
    expect([coverage_b_other_structures, coverage_c_personal_property, total_annual_premium]).toEqual([
      30_000, 150_000, 1_968.12,
    ])
  })

  it('a table has its premiums under their head, past a group of its rows, too', () => {
    const { coverage_e_personal_liability } = read(`
Coverage                      Limit          Annual premium
A. Dwelling                   $300,000       $1,500.00

E. Personal liability         $100,000       $25.00`)
    expect(coverage_e_personal_liability).toBe(100_000)
  })

  it('a head over a sentence heads no column', () => {
    const { deductibles, mold_limit, water_backup_limit } = read(`${LIMITS}
Deductible                                                   Your home
$2,500 per claim. If wind or hail did it, the deductible is  Built 2007
3% of Coverage A instead.

Extra coverage                                               Forms
Water backup $5,000                                          HO 00 03 05 11
Mold $10,000 per loss                                        HO 04 95 01 14`)
    expect(deductibles.all_perils?.amount).toBe(2_500)
    expect(deductibles.wind_hail?.percentage).toBe(3)
    expect([mold_limit, water_backup_limit]).toEqual([10_000, 5_000])
  })
})

describe('a heading may be numbered', () => {
  it('and heads deductibles, whose figures are no premiums', () => {
    const { deductibles, coverage_a_dwelling } = read(`
7. Coverages                                   Limit            Premium
A Dwelling                                     $300,000         $1,172.00
C Personal property                             150,000           241.00

8. Deductibles – Section I
Wind or hail – 2% of Coverage A                                  $6,000
All other perils                                                 $1,000`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([1_000, 6_000])
    expect(coverage_a_dwelling).toBe(300_000)
  })

  it('and ends them', () => {
    const { water_backup_limit } = read(`${LIMITS}
8. Deductibles
All other perils               2,500
9. Additional coverages
Water back-up and sump         5,000`)
    expect(water_backup_limit).toBe(5_000)
  })
})

it('deductibles in a block of their own beside the coverages', () => {
  const { deductibles } = read(`
COVERAGE                    LIMIT        PREMIUM       DEDUCTIBLES
A. Dwelling                 $300,000     $2,417.00     All other perils
B. Other structures         $30,000      Included      1% of Coverage A = $3,000
C. Personal property        $150,000     Included      Windstorm or hail
D. Loss of use              $30,000      Included      2% of Coverage A = $6,000
Section II                                             Hurricane
E. Personal liability       $300,000     $18.00        5% of Coverage A = $15,000`)
  expect(deductibles).toMatchObject({
    all_perils: { amount: 3_000 },
    wind_hail: { amount: 6_000 },
    hurricane: { amount: 15_000 },
  })
})

it('a form in a list has no figure of the next one', () => {
  const { deductibles } = read(`${LIMITS}
Forms and endorsements                                      Limit      Premium
HO-312 (05-17) WINDSTORM OR HAIL PERCENTAGE DEDUCTIBLE
HO-455 (08-06) IDENTITY FRAUD EXPENSE COVERAGE              25,000     25.00`)
  expect(deductibles.wind_hail).toBeNull()
})

describe('premiums beside their heading', () => {
  it('are no limits', () => {
    const { coverage_c_personal_property } = read(`
Contents (replacement cost)              $150,000

Premium      House and contents         $1,872.00
             Personal liability            $18.00
             Total annual premium       $1,890.00`)
    expect(coverage_c_personal_property).toBe(150_000)
  })
})

describe('the block beside a name and its figures', () => {
  it('a figure on the second line of a name, with another block beside the first', () => {
    const { coverage_f_medical_payments } = read(`${LIMITS}
M Medical Payments to Others                Total Amount     $3,216.57
   (Each Person)                $5,000      Fees             $2.00`)
    expect(coverage_f_medical_payments).toBe(5_000)
  })

  it('a half of a coverage further in has its limit without a sign', () => {
    const { mold_limit } = read(`
Coverage                                          Limit      Premium
A. Dwelling                                     300,000     2,100.00
Limited fungi, wet or dry rot, or bacteria                      INCL
  Section I - Property, each loss                10,000
  Section II - Liability, aggregate              50,000`)
    expect(mold_limit).toBe(10_000)
  })
})

it('years over captions, some of which nobody knows', () => {
  const { year_built, roof_year } = read(`${LIMITS}
About your home

2013                   2021                Brick veneer      4,120 sq. ft.
Year of construction   Roof replaced       Exterior          Living area`)
  expect([year_built, roof_year]).toEqual([2013, 2021])
})
