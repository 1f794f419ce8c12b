import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from './testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)

describe('the share of a deductible in dollars', () => {
  const both = (amount: number, percentage: number) => ({ amount, percentage, stated: 'both' })
  const TABLE = 'Wind and hail deductible       $6,000\nAll other perils deductible    $3,000\n'

  it.each([
    'The Windstorm and Hail deductible is 2% and the All other perils deductible is 1% of the Dwelling limit, rounded to the\nnearest dollar.',
    'Deductibles are percentages of Coverage A: 1% for all other perils, 2% for wind or hail.',
    'Your All Perils deductible is 1 percent of the dwelling limit. The deductible for wind or hail is 2 percent of it.',
  ])('may be told in a sentence: "%s"', (words) => {
    const { wind_hail, all_perils } = read(TABLE + words).deductibles
    expect([wind_hail, all_perils]).toEqual([both(6000, 2), both(3000, 1)])
  })

  it.each([
    'The deductible for wind and hail is 1% on policies of other companies.',
    'The hurricane deductible is 1% of Coverage A.',
  ])('is not that of another peril: "%s"', (words) => {
    expect(read(`All other perils deductible    $3,000\n${words}`).deductibles.all_perils).toEqual({
      amount: 3000,
      percentage: null,
      stated: 'amount',
    })
  })
})

it.each([
  'Deductibles\n  Section I, except Wind and Hail      1.0%  $3,000\n  Wind and Hail       2.0%  $6,000',
  'Deductibles\n  Perils other than windstorm or hail   1%  $3,000\n  Windstorm or hail       2%  $6,000',
  'Deductibles\n  Losses not excepted below, but not wind   1%  $3,000\n  All other perils   1%  $3,000\n  All other windstorm, and hail       2%  $6,000',
])('what is said to be other than wind is all the rest: "%s"', (words) => {
  const { wind_hail, all_perils } = read(words).deductibles
  expect([wind_hail?.amount, all_perils?.amount]).toEqual([6000, 3000])
})

describe('what the year costs', () => {
  it.each([
    'Total annual premium      $1,648.00\nRural fire recoupment         $4.66\nAmount for the year       $1,652.66',
    'Total premium       $1,500.00\nPolicy fee            $100.00\nStamping fee           $52.66\nYou pay in all      $1,652.66',
  ])('has what stands between the premium and its sum: "%s"', (words) => {
    expect(read(words).total_annual_premium).toBe(1652.66)
  })

  it.each([
    'Total annual premium      $1,648.00\nInstallment fee              $36.00\nTotal if paid monthly     $1,684.00',
    'Total annual premium      $1,648.00\nAuto premium             $1,000.00\nTotal, home and auto     $2,648.00',
  ])('is no more than its own parts: "%s"', (words) => expect(read(words).total_annual_premium).toBe(1648))
})

it.each([
  'Coverage A. Dwelling        USD 620,000\nCoverage C. Personal Property       USD 155,000',
  'Coverage A. Dwelling        US$620,000\nCoverage C. Personal Property       US$155,000',
  'Dwelling (reconstruction of your home)\nUp to $620,000\n\nPersonal property\nUp to $155,000',
  'Cov.   Description                              Limit\nA      Residence, replacement cost            620,000\nC      Personal property, replacement cost    155,000',
  `Coverage A      Coverage B      Coverage C
Dwelling        Other           Personal
                Structures      Property

$620,000        $62,000         $155,000`,
])('limits stand so as well: "%s"', (words) => {
  const { coverage_a_dwelling, coverage_c_personal_property } = fieldsOf(`${HEAD}\n${words}`)
  expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([620000, 155000])
})

it.each([
  ['Option K - Water Backup of Sewers or Drains               $5,000', 5000],
  ['CNX 204, Water back up of sewers and drains               $5,000', 5000],
  ['Limited Water - Sewer and Drain        $5,000', 5000],
  ['BACKUP OF SEWERS OR DRAINS.  This coverage is not part of your policy.', 0],
  ['FORMS: 00001D 1103, 00477D 0912 (SEWER BACKUP EXCLUSION)', 0],
])('"%s" limits back-up of water', (words, limit) => expect(read(words).water_backup_limit).toBe(limit))

it.each([
  ['The limit for remediation of fungus (including mold) under HO-2650 is $10,000 during the policy period.', 10000],
  ['The most we pay for mold is $10,000.', 10000],
  ['Mold, Fungi or Other Microbes: no coverage', 0],
])('"%s" limits mold', (words, limit) => expect(read(words).mold_limit).toBe(limit))

it.each(['Water damage from plumbing, foundation   $15,000', 'Leakage of plumbing under slab    $15,000'])(
  '"%s" limits water below the home',
  (words) => expect(read(words).foundation_water_limit).toBe(15000),
)

it.each([
  'Dwelling Replacement Cost - 20% additional  $60,000     $ 44.00',
  'Your house is rebuilt at replacement cost, up to 120%',
])('"%s" extends the dwelling', (words) => expect(read(words).extended_dwelling_percentage).toBe(20))

describe('years', () => {
  it.each([
    ['Brick veneer; constructed 1988; last re-roofing 2017; hip roof', 1988, 2017],
    ['Year of home 1988. Certificate WPI-8, re-roof completed April 2017', 1988, 2017],
    [
      'Roof: Wind or hail losses to roof surfacing are settled at replacement cost. Roof age at renewal: 9 years. Metal\nstanding seam. Home built 1988.',
      1988,
      2017,
    ],
    [
      'Roof: Wind or hail losses are settled at replacement cost. Roof age at renewal: 9 years. Home built 1988.',
      1988,
      2017,
    ],
    ['RATED ON: PRIMARY HOME, 1 FAMILY, YEAR OF HOME 1988, FRAME, ROOF AGE 9 YEARS', 1988, 2017],
  ])('are told by "%s"', (words, built, roof) => {
    const { year_built, roof_year } = read(words)
    expect([year_built, roof_year]).toEqual([built, roof])
  })
})

describe('a page after the declarations that is full of notices', () => {
  const NOTICE = `
The policy described in these declarations does not cover loss by flood. If your home is in a flood zone or close to a
body of water you may want to ask your agent about coverage. The insurance that you bought is that of the pages before.
This contract is issued and delivered under the statutes of this state, and the department does not review what it says.`

  it('goes on with their tables under the number of the policy', () => {
    const page = `Lone Oak Insurance Company      LO-448812\n\nYEAR BUILT      AGE OF ROOF\n1999            9 YEARS\n\nFIRST MORTGAGEE\nFROST BANK ISAOA\nPO BOX 1600, SAN ANTONIO TX 78296\n${NOTICE}`
    const { year_built, roof_year } = read(`\n=====\n${page}`)
    expect([year_built, roof_year]).toEqual([1999, 2017])
  })

  it('does not where it only speaks of them', () => {
    const page = `Lone Oak Insurance Company      LO-448812\n\nWater back-up        $10,000\n${NOTICE}`
    expect(read(`\n=====\n${page}`).water_backup_limit).toBeNull()
  })
})
