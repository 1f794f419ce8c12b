import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

describe('limits in sentences', () => {
  it.each([
    'In return for the premium shown we insure the dwelling for $300,000 (Coverage A), other structures for\n$30,000 (Coverage B) and loss of use for $60,000 (Coverage D).',
    'We insure your home for $300,000 (A), detached structures for $30,000 (B) and loss of use for $60,000 (D).',
  ])('may have the letter of each coverage behind it: "%s"', (words) =>
    expect(fieldsOf(`${HEAD}\n${words}\nPersonal Property   $150,000`)).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 30_000,
      coverage_d_loss_of_use: 60_000,
    }),
  )
})

describe('limits below the name of their coverage', () => {
  it('are those of one person, not of an accident', () =>
    expect(
      withLines(
        'COVERAGE F\n  MEDICAL PAYMENTS TO OTHERS\n  EACH PERSON           $5,000\n  EACH ACCIDENT        $25,000',
      ).coverage_f_medical_payments,
    ).toBe(5_000))

  it('are the most that is paid', () =>
    expect(
      withLines(
        'Mold and rot (property)\n    The most we pay per loss      $15,000\n    of which testing               $2,500',
      ).mold_limit,
    ).toBe(15_000))
})

it.each([
  ['Sewer backup (declined)       $0.00', 0],
  ['Water backup - not purchased        $0', 0],
])('"%s" is no limit', (words, limit) => expect(withLines(words).water_backup_limit).toBe(limit))

it.each(['with Expanded Replacement Cost        125%', 'plus Extended Replacement Cost        25% of Coverage A'])(
  '"%s" is what the dwelling limit may grow by',
  (words) => expect(withLines(words).extended_dwelling_percentage).toBe(25),
)

it.each([
  ['Coverage B - Structures       $35,000', 'coverage_b_other_structures', 35_000],
  ['Extra structures              $35,000', 'coverage_b_other_structures', 35_000],
  ['Living somewhere else after a covered loss (Coverage D)     $60,000', 'coverage_d_loss_of_use', 60_000],
] as const)('"%s"', (words, field, dollars) => {
  expect(fieldsOf(`${HEAD}\nA. Dwelling   $300,000\nC. Personal Property   $150,000\n${words}`)[field]).toBe(dollars)
})

describe('the premium', () => {
  it.each([
    '12 month premium            Your discounts          Next payment\n$1,722.00                   $614.00                 $143.50',
    'Your annual premium with this deductible               $1,722.00',
    'Property, premium      $1,600.00\nLiability, premium       $122.00\nAll sections, one year      $1,722.00',
  ])('may be called "%s"', (words) => expect(withLines(words).total_annual_premium).toBe(1_722))
})

describe('flood in a homeowners policy', () => {
  it.each([
    'Inland flood, included in this policy       Yes       $50,000',
    'Flood endorsement                     $250,000        $487.00',
  ])('is insured: "%s"', (words) => expect(withLines(words).flood_coverage).toBe(true))

  it('may have a column of its own, on either side of that of the home', () => {
    const fields = fieldsOf(`${HEAD}
                               Flood limit        Home limit
Dwelling (A)                      $250,000          $520,000
Personal property (C)             $100,000          $260,000`)
    expect(fields).toMatchObject({
      flood_coverage: true,
      coverage_a_dwelling: 520_000,
      coverage_c_personal_property: 260_000,
    })
  })

  it.each([
    'Flood, included in your separate NFIP policy     $250,000',
    'Flood endorsement         Not included       $250,000',
    'Flood limit     None',
  ])('is not: "%s"', (words) => expect(withLines(words).flood_coverage).toBe(false))
})

describe('a limit that was increased', () => {
  it.each([
    ['Mold remediation    included $5,000, increased by $20,000 to $25,000', 25_000],
    ['Mold remediation    Basic $5,000, increased limit $25,000', 25_000],
    ['Mold remediation    $5,000 basic + $20,000 additional', 25_000],
    ['Mold remediation    $5,000 per loss, $10,000 total', 5_000],
    ['Mold remediation    $5,000 included, total premium $1,200', 5_000],
  ])('is all of it: "%s"', (words, limit) => expect(withLines(words).mold_limit).toBe(limit))
})

describe('a coverage behind the name of the home', () => {
  it.each([
    'Residence premises, Coverage A (Dwelling) $301,000                 $2,472.00',
    'Residence premises - Coverage A Dwelling         $301,000          $2,472.00',
    'Location 1: Coverage A - Dwelling                $301,000          $2,472.00',
  ])('"%s"', (words) =>
    expect(fieldsOf(`${HEAD}\n${words}\nPersonal property   $150,000`).coverage_a_dwelling).toBe(301_000),
  )
})

describe('ordinance or law in a column of its own', () => {
  it('is the share in the row of the dwelling', () => {
    const fields = fieldsOf(`${HEAD}
                                     Limit        Law & Ordinance        L&O amount
Coverage A - Dwelling             $300,000              10% of A           $30,000
Coverage B - Structures            $40,000              10% of B            $4,000`)
    expect(fields).toMatchObject({ ordinance_or_law_percentage: 10, coverage_b_other_structures: 40_000 })
  })

  it('is none in another row', () => {
    const { ordinance_or_law_percentage } = fieldsOf(`${HEAD}
                                     Limit        Law & Ordinance
Coverage B - Structures            $40,000                   15%
Coverage C - Personal Property    $150,000                     -`)
    expect(ordinance_or_law_percentage).toBeNull()
  })
})

describe('limits named in other words', () => {
  it.each<[string, 'coverage_d_loss_of_use' | 'coverage_f_medical_payments' | 'mold_limit', number | null]>([
    ['D - Living somewhere else (loss of use)        $60,000', 'coverage_d_loss_of_use', 60_000],
    ['E (Medical payments to others) each person      $2,500     $9.00', 'coverage_f_medical_payments', 2_500],
    ['E Medical payments, each person      $2,500     None     Incl.', 'coverage_f_medical_payments', 2_500],
    ['LO 04 32 (09 20)   Limited Mold Coverage, Section I $15,000, Section II $50,000    Incl.', 'mold_limit', 15_000],
    ['Limited Mold Coverage, Section II        $50,000', 'mold_limit', null],
    [
      'Limited mold, wet or dry rot, or bacteria (Section I) - per loss / policy aggregate    $10,000 / $20,000   $75.00',
      'mold_limit',
      10_000,
    ],
  ])('%s', (words, field, limit) => expect(withLines(words)[field]).toBe(limit))
})
