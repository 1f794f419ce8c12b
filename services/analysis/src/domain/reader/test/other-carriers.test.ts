import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('a deductible', () => {
  it.each([
    'If losses are a result of Wind/Hail',
    'If the loss is caused by windstorm or hail',
    'For damage caused by wind or hail',
    'When damage results from wind or hail',
    'Losses due to windstorm and hail',
    'Claims arising out of wind or hail',
    'Any loss by windstorm or hail',
  ])('may be led to by "%s"', (words) => {
    const { deductibles } = read(`${LIMITS}
Deductibles
${words.padEnd(50)}2%: $6,000
If losses are a result of a Named Storm           5%: $15,000`)
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'both' })
    expect(deductibles.hurricane).toEqual({ amount: 15000, percentage: 5, stated: 'both' })
  })

  it.each([
    'Loss by windstorm or hail to roof surfaces is paid by the schedule. Roof installed:\n2017. Material: shingle.',
    'Wind or hail to the roof is settled by its age. Year of roof:\n2019',
    'Windstorm or hail damage to roof surfacing      2016',
    'Wind or hail            2021',
    'Wind/hail coverage for screens      $10,000',
    'Wind/hail claim 05/12/2022          $14,310',
    'Losses due to wind or hail reported 2022      $4,310',
    'Windstorm or hail losses paid       $14,310',
    'For losses by wind or hail in the last 3 years we surcharge    $250',
    'Damage by wind or hail to trees and shrubs      $500',
  ])('is not taken from "%s"', (words) => {
    expect(read(`${LIMITS}\n${words}`).deductibles.wind_hail).toBeNull()
  })

  it('of 2000 without a sign is one', () => {
    expect(read(`${LIMITS}\nDeductibles\nWind or hail            2000`).deductibles.wind_hail?.amount).toBe(2000)
  })
})

describe('limits in the column of premiums', () => {
  const table = `
SECTION I COVERAGES
Coverage                              Limits        Premium
A. Dwelling                         $300,000         $2,118
C. Personal Property                $150,000           $264
`
  it('are those of a section whose rows have one figure each', () => {
    const fields = read(`${table}
SECTION II COVERAGES
E. Personal Liability                              $300,000
F. Medical Payments to Others                        $5,000
Total, Sections I and II                             $2,382`)
    expect(fields).toMatchObject({ coverage_e_personal_liability: 300000, coverage_f_medical_payments: 5000 })
  })

  it.each([
    'E. Personal Liability                               $12,000\nF. Medical Payments to Others                          $550',
    'E. Personal Liability                                  $850\nF. Medical Payments to Others                          $550\nTotal premium                                       $28,400',
    'Fungi, mold                                            $625\nEquipment breakdown                                $100,000',
  ])('are premiums where they cannot all be limits: "%s"', (rows) => {
    const fields = read(`${table}\nSECTION II COVERAGES\n${rows}`)
    expect([fields.coverage_e_personal_liability, fields.coverage_f_medical_payments, fields.mold_limit]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('the premium', () => {
  it.each([
    ['Total premium           $1,980.91 per year ($165.08/mo)', 1980.91],
    ['Total premium           $165.08/mo ($1,980.91/yr)', 1980.91],
    ['Total premium: $165.08/mo ($1,980.91/yr)', 1980.91],
    ['Total policy cost       $1,980.91 annually', 1980.91],
    ['You pay $165.08 a month ($1,980.91 a year)', 1980.91],
    ['Total premium           $165.08 a month', null],
    ['Total premium: $165.08 per month', null],
  ])('of "%s" is %s', (words, dollars) => expect(read(`${LIMITS}\n${words}`).total_annual_premium).toBe(dollars))

  it('may be called an amount, where it is the sum of what stands over it', () => {
    const fields = read(`${LIMITS}
Annual Premium
Coverage premium               $1,731.00
Back-up of sewer or drain          96.00
Recoupment fee                      1.61
Premium Amount                 $1,828.61`)
    expect(fields.total_annual_premium).toBe(1828.61)
  })
})

it.each([
  ['+25% of Dwelling', 25],
  ['+ 20%', 20],
  ['+50% of Coverage A', 50],
])('"%s" extends the dwelling by %s percent', (words, percent) => {
  expect(read(`${LIMITS}\nExtended Reconstruction Cost       ${words}`).extended_dwelling_percentage).toBe(percent)
})

it.each([
  ['Roof age          Original to the home', 1998],
  ['Age of roof       Same as house', 1998],
  ['Roof age          As built', 1998],
  ['Roof age          Never replaced', 1998],
  ['Year of roof      Original, since construction', 1998],
  ['Roof last replaced      Never', 1998],
  ['Age of roof       Not original', null],
  ['Year of roof      Original replaced 2019', 2019],
])('of a home of 1998 with "%s" the roof is of %s', (words, year) => {
  expect(read(`${LIMITS}\nYear built        1998\n${words}`).roof_year).toBe(year)
})

it.each([
  ['Fungus (Including Mold) Excl                   LO-2266', 0],
  ['LO-2266  Excl - Mold and Fungi', 0],
  ['LO-2266  Mold and Fungus Exclusion', 0],
  ['Fungi, mold                     $10,000\nLO-2266  Fungus Excl Sect II', 10000],
  ['LO-2266  Mold Exclusion Amendment with Limited Coverage', null],
  ['LO-2267  Mold and Fungi Exclusion - Section II Liability', null],
])('with "%s" mold is insured for %s', (words, dollars) => {
  expect(read(`${LIMITS}\n${words}`).mold_limit).toBe(dollars)
})

describe('a page of its own that says how the home is settled', () => {
  const enclosed = (head: string, words: string) =>
    read(`${LIMITS}
=====
${head}

${words}
at the time of the loss, up to the limit that your declarations show for the coverage in question and to no more.

COSMETIC DAMAGE
When hail only marks a roof which still keeps out the water as it did before we do not pay for any part of it.`)
      .dwelling_settlement

  it.each([
    [
      'DWELLING LOSS SETTLEMENT\nBuildings under Coverage A and B are settled at replacement cost without deduction',
      'RCV',
    ],
    [
      'How we settle losses to your home\nThe dwelling is settled at actual cash value, with deduction for depreciation',
      'ACV',
    ],
  ])('counts where it bears the number of the policy: "%s"', (words, value) => {
    expect(enclosed('Policy LO-448812', words)).toBe(value)
  })

  it('does not count in a booklet that everybody gets', () => {
    expect(
      enclosed(
        'Form LO-3',
        'DWELLING LOSS SETTLEMENT\nBuildings under Coverage A and B are settled at replacement cost without deduction',
      ),
    ).toBeNull()
  })
})
