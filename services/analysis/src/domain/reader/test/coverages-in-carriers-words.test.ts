import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

const alone = (body: string) => fieldsOf(`${HEAD}\n${body}`)
const A = 'Dwelling        $300,000\n'

describe('coverages in words of the carrier’s own', () => {
  it.each([
    'Barns, fences and sheds            $30,000',
    'Fences, sheds and other structures     $30,000',
    'Detached garage, fences and pool       $30,000',
    'Sheds & fences                 $30,000',
    'Garage, shed or fence           $30,000',
    'A, on other structures at the residence     $30,000',
    'On other structures            $30,000',
    'Your fences, sheds and carports          $30,000',
    'Outbuildings and fences        $30,000',
    'B - Unattached garages, barns and sheds      $30,000',
  ])('of other structures: "%s"', (row) => expect(alone(A + row).coverage_b_other_structures).toBe(30000))

  it.each([
    'Lawsuits against you            $300,000',
    'If you are sued (Coverage E)         $300,000',
    'Claims made against you      Each occurrence      $300,000',
    'When someone sues you       $300,000',
    'If someone sues you       $300,000',
    "If you're sued              $300,000",
    'Injury or damage you cause        $300,000',
    'Harm to others         $300,000',
    'Legal claims against you       $300,000',
    'Owners, landlords and tenants liability, each accident      $300,000',
    'Owners and landlords liability        $300,000',
    'C, personal liability, each occurrence      $300,000',
    'If you get sued      $300,000',
  ])('of liability: "%s"', (row) => expect(alone(A + row).coverage_e_personal_liability).toBe(300000))

  it.each([
    'Backed-up drains and sump           $15,000         $72',
    'Water that comes up through drains         $15,000',
    'Water that backs up from sewers or drains        $15,000',
    'Water coming up out of a drain        $15,000',
    'Water which backs up through the sewer       $15,000',
    'Water rising through drains         $15,000',
    'Backed up sewers and drains          $15,000',
    'Backing up of sewers and drains      $15,000',
    'Water entering through sewers or drains     $15,000',
    'Drains and sump that back up     $15,000',
    'Sewers or drains backing up      $15,000',
  ])('of drains: "%s"', (row) => expect(withLines(row).water_backup_limit).toBe(15000))

  it.each([
    'Building Items You Own (Coverage A)    Replacement Cost   $62,000      $214.00',
    'Interior of the unit (Cov. A)         $62,000',
    'Alterations and fixtures (Coverage A)      $62,000',
  ])('beside the letter in brackets: "%s"', (row) => {
    expect(alone(`${row}\nBelongings (Coverage C)     $38,000`).coverage_a_dwelling).toBe(62000)
  })

  it.each([
    'Deductible (Coverage A)        $6,200',
    'Inflation adjustment (Coverage A)        $6,200',
    'Roof surfaces (Coverage A)       $6,200',
  ])('what is said of a coverage is not its limit: "%s"', (row) => {
    expect(alone(`${row}\nBelongings (Coverage C)     $38,000`).coverage_a_dwelling).toBeNull()
  })

  it.each([
    'RetroFit Plus: Ordinance or Law, 15% of Coverage A       $45,000      $39',
    'Home Enhancer: Building Ordinance or Law, 15% of Coverage A       $45,000',
    'Platinum Package: Ordinance or law      15%',
  ])('after the name of a package: "%s"', (row) => expect(withLines(row).ordinance_or_law_percentage).toBe(15))

  it.each([
    'Not included: Ordinance or law     15%',
    'Discount: Building code 15%',
    'COVERAGES YOU CAN ADD: ORDINANCE OR LAW 15%',
    'Available options: Ordinance or law 15%',
    'Optional: Ordinance or law, 15% of Coverage A',
  ])('"%s" is none', (row) => expect(withLines(row).ordinance_or_law_percentage).toBeNull())
})

it('a letter behind the words for another coverage tells nothing', () => {
  const fields = alone(
    'Belongings (Coverage A)      $40,000\nLiving expense (Coverage B)      $12,000\nMedical bills (Coverage D)     $5,000',
  )
  expect([fields.coverage_a_dwelling, fields.coverage_b_other_structures]).toEqual([null, null])
  expect([fields.coverage_d_loss_of_use, fields.coverage_f_medical_payments]).toEqual([12_000, 5_000])
})

it('parts of a coverage, each behind its letter, are none of them the limit', () => {
  const rows = `${A}Fences (Coverage B)      $5,000\nBarn (Coverage B)      $20,000`
  expect(alone(rows).coverage_b_other_structures).toBeNull()
})

it('ends with No. what the next sentence does not go on with', () => {
  const { water_backup_limit, mold_limit } = withLines('Water backup: No. Mold $5,000. Roof at replacement cost.')
  expect(water_backup_limit).not.toBe(5000)
  expect(mold_limit).toBe(5000)
})

describe('the extension of the dwelling limit', () => {
  it.each([
    'Full Value Protection, 25% above Coverage A        $75,000      $48',
    'Dwelling Extended RC 25%        $75,000        $68.00',
    'Extended RC Dwelling        25%',
    'Replacement cost. Up to 125% with Extended Reconstruction.',
    'Dwelling, paid up to 125% with Extended Replacement Cost',
    'Rebuilding cushion, 25% over the dwelling limit',
    'Cost surge protection, 25% over Coverage A      $75,000',
  ])('"%s"', (row) => expect(withLines(row).extended_dwelling_percentage).toBe(25))

  it.each([
    'Debris removal, 5% above Coverage A',
    'Premium 25% above last year',
    'Ordinance or Law, 25% above Coverage A',
  ])('"%s" is none', (row) => expect(withLines(row).extended_dwelling_percentage).toBeNull())
})

describe('deductibles in tables', () => {
  const both = (amount: number, percentage: number) => ({ amount, percentage, stated: 'both' })
  const flat = (amount: number) => ({ amount, percentage: null, stated: 'amount' })

  it.each([
    'WHAT YOU PAY FIRST\n\nWater backup      $1,000\nA storm: wind or hail      2% of Coverage A, which is $6,000\nEverything else       $2,500',
    'YOUR SHARE OF A LOSS\n\nWater backup      $1,000\nWind or hail      2%   $6,000\nEverything else       $2,500',
    'What you pay before we pay\nWater backup      $1,000\nStorms: wind and hail      2%   $6,000\nMost other claims       $2,500',
    'Your part of a claim\n\nWater backup      $1,000\nWind, hail      2%   $6,000\nMost claims       $2,500',
    'The amount you pay first\n\nWater backup      $1,000\nWind, hail      2%   $6,000\nMost kinds of losses       $2,500',
    'Deductibles - Section I only\n1. Named hurricane    3 PCT OF COVERAGE A    $9,000\n2. Windstorm or hail other than hurricane    2 PCT OF COVERAGE A   $6,000\n3. All other perils       $2,500',
    'Deductibles\nAOP         WIND/HAIL          WATER LOSS\n$2,500      2.0%  $6,000       $5,000',
    'Deductibles\nAll other perils      Wind and hail\n$2,500                2%  $6,000',
  ])('under "%s"', (words) => {
    const { deductibles, water_backup_limit } = withLines(words)
    expect([deductibles.wind_hail, deductibles.all_perils, water_backup_limit]).toEqual([
      both(6000, 2),
      flat(2500),
      null,
    ])
  })

  it.each([
    'ALL PERILS INCLUDING WIND AND HAIL: 2% OF A-1 ($6,000)',
    'Deductible      All perils, including windstorm and hail     2%   $6,000',
    'Section I deductible, all losses incl. wind and hail     2%     $6,000',
    'Deductible\nAll Section I losses, including windstorm and hail: 2% of Coverage A      $6,000',
  ])('one for all perils, wind and hail among them: "%s"', (words) => {
    const { all_perils, wind_hail } = withLines(words).deductibles
    expect([all_perils, wind_hail]).toEqual([both(6000, 2), null])
  })

  it.each([
    'Loss assessment           $10,000\n     Wind or hail part      $2,000',
    'Loss assessment           $10,000\n     Windstorm or hail portion      $2,000',
    'Loss assessment           $10,000\n     Wind or hail sublimit      $2,000',
  ])('a part of another coverage is none: "%s"', (words) => expect(withLines(words).deductibles.wind_hail).toBeNull())

  it.each(['2% of $300,000 = $6,000', '2% x $300,000, or $6,000', '2% of the $300,000 limit, which is $6,000'])(
    'of what the share is, is no deductible: "%s"',
    (figure) =>
      expect(withLines(`Wind and hail deductible     ${figure}`).deductibles.wind_hail).toEqual(both(6000, 2)),
  )
})

it.each(['How much', 'Up to', 'Amount of coverage', 'We pay up to', 'How much we insure', 'The most we pay'])(
  'a column of limits is headed "%s"',
  (head) => {
    const rows = [
      ['Property coverages', head, 'Deductible'],
      ['Your home’s structure', '', '$2,000'],
      ['Dwelling', '$300,000', ''],
      ['Detached structures', '', '$2,000'],
      ['Other structures', '$30,000', ''],
    ]
    const table = rows.map(([name = '', limit = '', deductible = '']) =>
      [name.padEnd(30), limit.padStart(20), deductible.padStart(20)].join(''),
    )
    const { coverage_b_other_structures, deductibles } = alone(table.join('\n'))
    expect([coverage_b_other_structures, deductibles.all_perils?.amount]).toEqual([30000, 2000])
  },
)

it.each([
  'LOSS SETTLEMENT\nDwelling: RC        Other structures: ACV       Contents: ACV\n\nSUBLIMITS\nMold: $5,000        Ord/Law: 10% of A           Slab leak: $10,000',
  'HOW WE PAY\nDwelling: RCV       Contents: ACV       Roof: ACV\n\nOTHER LIMITS\nMold: $5,000        Theft: $2,500       Animal liability: $25,000',
])('a figure that names itself belongs to no label above: "%s"', (words) => {
  const row = 'PROPERTY COVERAGE         LIMIT\nCoverage A             $287,500\nCoverage B               $5,750\n\n'
  const { coverage_a_dwelling, coverage_b_other_structures } = alone(row + words)
  expect([coverage_a_dwelling, coverage_b_other_structures]).toEqual([287500, 5750])
})

it.each([
  ['Tangible Personal Property         $150,000', 'coverage_c_personal_property', 150000],
  ['Additional expense                 $60,000', 'coverage_d_loss_of_use', 60000],
  ['If you hurt someone or break their things      $300,000', 'coverage_e_personal_liability', 300000],
  ['Limited building law coverage      15% of A', 'ordinance_or_law_percentage', 15],
] as const)('"%s"', (row, field, value) => expect(alone(A + row)[field]).toBe(value))

it('names the deductible of each loss "unless stated below"', () => {
  const rows =
    'SECTION I DEDUCTIBLES\nEach loss, unless stated below          $5,000\nWindstorm or hail, 1% of Cov. A         $3,000'
  expect(alone(A + rows).deductibles).toMatchObject({ all_perils: { amount: 5000 }, wind_hail: { amount: 3000 } })
})
