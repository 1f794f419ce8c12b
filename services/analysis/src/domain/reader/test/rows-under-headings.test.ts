import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const GROUPS: Record<string, string> = {
  'figures beside their rows': `
Dwelling
Amount of coverage          $612,000
Payment basis               Extended replacement cost
Deductible                  $2,500

Other structures
Amount of coverage          $61,200

Contents
Amount of coverage          $306,000
Payment basis               Actual cash value

Liability
Amount of coverage          $500,000`,
  'rows in one piece, further in': `
Dwelling
    Amount of coverage $612,000
    Payment basis: extended replacement cost
    Deductible $2,500
Other structures
    Amount of coverage $61,200
Contents
    Amount of coverage $306,000
    Payment basis: actual cash value
Liability
    Amount of coverage $500,000`,
  'a colon, other words, the basis first': `
Your house:
  Loss settlement: extended replacement cost
  Limit of insurance: $612,000
  Deductible: $2,500

Other permanent structures:
  Limit of insurance: $61,200

Personal property:
  Loss settlement: actual cash value
  Limit of insurance: $306,000

Personal liability:
  Limit each occurrence: $500,000`,
  'the limit beside the heading': `
Dwelling                    $612,000
   Settlement basis         Replacement cost
   Deductible               $2,500
Other structures            $61,200
Contents                    $306,000
   Settlement basis         Actual cash value
Personal liability          $500,000`,
  'in capitals': `
COVERAGE A - DWELLING
LIMIT                       $612,000
SETTLEMENT                  REPLACEMENT COST
DEDUCTIBLE                  $2,500
COVERAGE B - OTHER STRUCTURES
LIMIT                       $61,200
COVERAGE C - PERSONAL PROPERTY
LIMIT                       $306,000
SETTLEMENT                  ACTUAL CASH VALUE
COVERAGE E - PERSONAL LIABILITY
LIMIT PER OCCURRENCE        $500,000`,
}

it.each(Object.entries(GROUPS))('%s', (_, groups) => {
  const fields = fieldsOf(`${HEAD}\n${groups}`)
  expect(fields).toMatchObject({
    coverage_a_dwelling: 612_000,
    coverage_b_other_structures: 61_200,
    coverage_c_personal_property: 306_000,
    coverage_e_personal_liability: 500_000,
    dwelling_settlement: 'RCV',
    personal_property_settlement: 'ACV',
  })
  expect(fields.deductibles.all_perils?.amount).toBe(2500)
})

it.each([
  'Jewelry\nAmount of coverage    $10,000\nDeductible            $250',
  'Water backup\nLimit                 $10,000\nDeductible            $1,000',
  'Equipment breakdown\n   Limit $50,000\n   Deductible $500',
  'Identity theft\n   Deductible: $100',
])('%s: the deductible is that of the thing alone', (group) => {
  expect(fieldsOf(`${HEAD}\n${LIMITS}\n${group}`).deductibles.all_perils).toBeNull()
})

it('a row below its heading and a deductible of a peril', () => {
  const { water_backup_limit, mold_limit, deductibles } = fieldsOf(
    `${HEAD}\n${LIMITS}
Deductible     $3,000

Windstorm or hail
   Deductible  2% ($6,000)
Water backup
   Limit       $10,000
   Deductible  $1,000
Mold
   Limit: $5,000
Jewelry
   Limit: $7,000`,
  )
  expect([water_backup_limit, mold_limit]).toEqual([10_000, 5_000])
  expect(deductibles).toMatchObject({ all_perils: { amount: 3000 }, wind_hail: { amount: 6000, percentage: 2 } })
})

it('reads rows that are called "Coverage" and "Basis" alone', () => {
  expect(
    fieldsOf(`${HEAD}
Dwelling
Coverage               $612,000
Basis                  Guaranteed replacement cost
Contents
Coverage               $306,000
Basis                  Actual cash value`),
  ).toMatchObject({
    coverage_a_dwelling: 612_000,
    dwelling_settlement: 'RCV',
    coverage_c_personal_property: 306_000,
    personal_property_settlement: 'ACV',
  })
})

it('reads rows below where the house is, below what the coverage is called', () => {
  expect(
    fieldsOf(`${HEAD}
Deluxe House Coverage
    House at 12 Elm St, Waco, TX 76710
    Amount of coverage            $612,000
    Payment basis                 Extended replacement cost
Deluxe Contents Coverage
    Amount of coverage            $306,000
    Payment basis                 Replacement cost`),
  ).toMatchObject({
    coverage_a_dwelling: 612_000,
    dwelling_settlement: 'RCV',
    coverage_c_personal_property: 306_000,
    personal_property_settlement: 'RCV',
  })
})

it('a heading of what is paid to others ends the list of deductibles above it', () => {
  const { coverage_e_personal_liability, coverage_f_medical_payments } = fieldsOf(`${HEAD}
Section I Deductibles - each loss
Wind or hail                                          $6,000
All other perils                                      $3,000

Section II - Personal Liability
Personal liability, each occurrence      $200,000        $61.00
Medical payments, each person              $2,000          incl`)
  expect([coverage_e_personal_liability, coverage_f_medical_payments]).toEqual([200_000, 2_000])
})
