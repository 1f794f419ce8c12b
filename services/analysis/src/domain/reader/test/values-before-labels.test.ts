import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const LABELS_FIRST = `
Year built                 1998
Roof year                  2019
Water backup               $5,000
Ordinance or law           10%
Total annual premium       $2,410.00
`

it('a block that prints each value before its label does so on a page that prints them behind', () => {
  const fields = fieldsOf(`${HEAD}${LABELS_FIRST}
SECTION I                                   SECTION II
$ 412,000   A  Dwelling                     $ 300,000   E  Personal Liability
$   8,240   B  Other Structures  (2%)       $   5,000   F  Medical Payments to Others
$ 206,000   C  Personal Property (50%)      $  10,000   Animal Liability sublimit
$  82,400   D  Loss of Use       (20%)
`)
  expect(fields).toMatchObject({
    coverage_a_dwelling: 412_000,
    coverage_b_other_structures: 8240,
    coverage_c_personal_property: 206_000,
    coverage_d_loss_of_use: 82_400,
    coverage_e_personal_liability: 300_000,
    coverage_f_medical_payments: 5000,
    water_backup_limit: 5000,
    total_annual_premium: 2410,
  })
})

it('so does a block of limits beside one of deductibles', () => {
  const { deductibles, ...fields } = fieldsOf(`${HEAD}${LABELS_FIRST}
LIMITS                               DEDUCTIBLES
$412,000   Dwelling                  $2,500     All other perils
$41,200    Other structures          2%         Wind/Hail
$206,000   Personal property         3%         Hurricane
$300,000   Personal liability
`)
  expect(fields).toMatchObject({ coverage_a_dwelling: 412_000, coverage_e_personal_liability: 300_000 })
  expect(deductibles.all_perils?.amount).toBe(2500)
  expect(deductibles.wind_hail).toMatchObject({ amount: 8240, percentage: 2 })
  expect(deductibles.hurricane).toMatchObject({ amount: 12_360, percentage: 3 })
})

it('deductibles below their title stand under the head of the limits above, too', () => {
  const { deductibles } = fieldsOf(`${HEAD}
Limits of Liability      Coverage                        Annual Premium
           $300,000      A - Dwelling                         $1,916.00
            $30,000      B - Other Structures                  Included
           $100,000      E - Personal Liability                  $12.00

Deductibles
             $3,000      All Other Perils (1%)
             $6,000      Windstorm or Hail Other Than Hurricane (2%)
            $12,000      Hurricane (4%)`)
  expect(deductibles).toEqual({
    all_perils: { amount: 3000, percentage: 1, stated: 'both' },
    wind_hail: { amount: 6000, percentage: 2, stated: 'both' },
    hurricane: { amount: 12_000, percentage: 4, stated: 'both' },
  })
})

it('two lines that begin with figures prove nothing', () => {
  const fields = fieldsOf(`${HEAD}
A. Dwelling                 $412,000
E. Personal liability
$300,000                    each occurrence
F. Medical payments
$5,000                      each person
`)
  expect(fields).toMatchObject({ coverage_a_dwelling: 412_000, coverage_e_personal_liability: 300_000 })
})

describe('a share stands between the figure and its label, or before both', () => {
  const limits = {
    coverage_a_dwelling: 341_900,
    coverage_b_other_structures: 17_095,
    coverage_c_personal_property: 119_665,
    coverage_d_loss_of_use: 34_190,
    coverage_e_personal_liability: 300_000,
  }

  it.each([
    `     LIMIT              COVERAGE
  $341,900              Coverage A: Dwelling
   $17,095      5%      Coverage B: Other Structures
  $119,665     35%      Coverage C: Personal Property
   $34,190     10%      Coverage D: Loss of Use
  $300,000              Coverage E: Personal Liability`,
    ` % of A      Limit      Coverage
           $341,900     A  Dwelling
   5%       $17,095     B  Other Structures
  35%      $119,665     C  Personal Property
  10%       $34,190     D  Loss of Use
           $300,000     E  Personal Liability`,
    `  $341,900    100% of A    Dwelling            $1,200.00
   $17,095      5% of A    Other Structures       $40.00
  $119,665     35% of A    Personal Property     $310.00
   $34,190     10% of A    Loss of Use              Incl
  $300,000                 Personal Liability     $22.00`,
    `  341,900              Dwelling
   17,095      5       Other Structures
  119,665     35       Personal Property
   34,190     10       Loss of Use
  300,000              Personal Liability`,
    `Limit        Share of dwelling     What it is for
$341,900     -                     Dwelling
$17,095      5%                    Other Structures
$119,665     35%                   Personal Property
$34,190      10%                   Loss of Use
$300,000     -                     Personal Liability`,
  ])('%s', (table) => {
    expect(fieldsOf(`${HEAD}\n${table}`)).toMatchObject(limits)
  })

  it('a row below the limits says that it is a deductible', () => {
    const rows = `     LIMIT              COVERAGE
  $341,900              Coverage A: Dwelling
   $17,095      5%      Coverage B: Other Structures
  $119,665     35%      Coverage C: Personal Property
    $3,419      1%      Deductible: All Perils Other Than Wind/Hail
   $10,257      3%      Deductible: Wind/Hail`
    expect(fieldsOf(`${HEAD}\n${rows}`).deductibles).toEqual({
      all_perils: { amount: 3419, percentage: 1, stated: 'both' },
      wind_hail: { amount: 10_257, percentage: 3, stated: 'both' },
      hurricane: null,
    })
  })
})

it('of two amounts around a name the greater is its limit, the other what it costs', () => {
  const rows = fieldsOf(`${HEAD}
$285,000   Dwelling             $2,210
$2,400     Other structures     $1,450
$114,000   Personal property      $395`)
  expect(rows).toMatchObject({ coverage_a_dwelling: 285_000, coverage_b_other_structures: 2_400 })
  const cells = fieldsOf(`${HEAD}
$285,000 Dwelling $2,210
$2,400 Other structures $1,450`)
  expect(cells).toMatchObject({
    coverage_a_dwelling: 285_000,
    coverage_b_other_structures: 2_400,
  })
})

describe('a stack of figures and names', () => {
  it('whose figures all stand over all the names says which is whose of none', () =>
    expect(
      fieldsOf(`${HEAD}
$1,500
$5,700
$8,550
All other perils
Wind or hail
Named storm`).deductibles,
    ).toMatchObject({ all_perils: null, wind_hail: null, hurricane: null }))

  it('that begins with a figure has each figure over its name', () => {
    const stack = (figures: [string, string]) =>
      fieldsOf(`${HEAD}
Deductibles
${figures[0]}
All other perils
${figures[1]}
Windstorm and hail`).deductibles
    expect(stack(['1,500', '5,700'])).toMatchObject({ all_perils: { amount: 1_500 }, wind_hail: { amount: 5_700 } })
    expect(stack(['$1,500', '$5,700'])).toMatchObject({ all_perils: { amount: 1_500 }, wind_hail: { amount: 5_700 } })
  })

  it('that begins with a name has each figure below its name', () =>
    expect(
      fieldsOf(`${HEAD}
All other perils
1,500
Windstorm and hail
5,700`).deductibles,
    ).toMatchObject({ all_perils: { amount: 1_500 }, wind_hail: { amount: 5_700 } }))
})

describe('figures over names', () => {
  it('in pairs, row after row, have the names below them', () =>
    expect(
      fieldsOf(`${HEAD}
$285,000              $28,500
Dwelling              Other structures
$142,500              $57,000
Personal property     Loss of use`),
    ).toMatchObject({
      coverage_a_dwelling: 285_000,
      coverage_b_other_structures: 28_500,
      coverage_c_personal_property: 142_500,
      coverage_d_loss_of_use: 57_000,
    }))

  it('below a stack of names belong to none of them', () =>
    expect(
      fieldsOf(`${HEAD}
Other structures
Loss of use
57,000
28,500`).coverage_d_loss_of_use,
    ).toBeNull())
})
