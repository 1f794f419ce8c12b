import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

const bare = (body: string) => fieldsOf(`${HEAD}\n${body}`)

describe('columns of before and now', () => {
  it.each([
    ['Limit before', 'Limit now'],
    ['Amount was', 'Amount now'],
    ['2025-2026', '2026-2027'],
    ['2025/26', '2026/27'],
    ['Coverage prior', 'Coverage amended'],
  ])('%s and %s', (before, now) => {
    const row = (name: string, first: string, second: string) =>
      name.padEnd(30) + first.padStart(20) + second.padStart(20)
    const { coverage_a_dwelling, coverage_b_other_structures, deductibles } = bare(
      [
        row('Item', before, now),
        row('Dwelling', '$300,000', '$310,000'),
        row('Other structures', '$18,000', '$31,000'),
        row('All other perils deductible', '$1,000', '$2,500'),
      ].join('\n'),
    )
    expect([coverage_a_dwelling, coverage_b_other_structures]).toEqual([310_000, 31_000])
    expect(deductibles.all_perils?.amount).toBe(2_500)
  })

  it('a title ends the columns where nothing below it stands in the one that holds now', () => {
    const { water_backup_limit, ordinance_or_law_percentage } = bare(`
Section I                       Limit   Before change   Change in premium
A - Dwelling                 $300,000        $290,000             $86.00
B - Other Structures          $30,000         $29,000
C - Personal Property        $150,000        $145,000

OTHER COVERAGES
Water backup (added)                           $5,000            $143.00
Ordinance or Law                     10% of Coverage A`)
    expect([water_backup_limit, ordinance_or_law_percentage]).toEqual([5_000, 10])
  })

  it('a title within columns of before and now ends neither', () => {
    const { roof_settlement, dwelling_settlement } = bare(`
Coverage                                           Before this change              After this change
A - Dwelling                                                 $290,000                       $300,000
B - Other Structures                                          $29,000                        $30,000
Loss Settlement
Dwelling                                             Replacement Cost               Replacement Cost
Roof Surfacing, Wind and Hail                       Actual Cash Value               Replacement Cost`)
    expect([roof_settlement, dwelling_settlement]).toEqual(['RCV', 'RCV'])
  })

  it.each([
    'All other perils deductible: from $1,500 to $2,500',
    'All other perils deductible raised from 1% ($3,000) to $2,500',
  ])('"%s"', (words) => {
    expect(withLines(words).deductibles.all_perils?.amount).toBe(2_500)
  })

  it('a deductible for each peril in a table of rows by letters', () => {
    const { deductibles } = withLines(`
Coverage             All Other Perils      Windstorm or Hail        Hurricane
A, B and D                     $2,500       1% of A: $3,000   2% of A: $6,000
C                              $1,500       1% of A: $3,000   2% of A: $6,000`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount, deductibles.hurricane?.amount]).toEqual([
      2_500, 3_000, 6_000,
    ])
  })
})

describe('names of columns over options', () => {
  const head =
    'Lone Oak Insurance Company                  FLOOD DECLARATIONS\nPolicy number: LO-448812   Policy period: 03/01/2026 to 03/01/2027\n'
  it.each([
    'Option A   Current coverage                     $210,000           $40,000            $2,000',
    '1          With inflation factor                $231,000           $42,000            $2,000',
    'Present coverage                                $210,000           $40,000            $1,250',
  ])('%s', (row) => {
    const { coverage_a_dwelling, coverage_c_personal_property } = fieldsOf(`${head}
                                                Building          Contents        Deductible
${row}

Coverage                                               Limit              Deductible
Building                                            $205,000                  $2,000
Contents                                             $35,000                  $2,000
Replacement cost value                $268,000`)
    expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([205_000, 35_000])
  })

  it.each(['ADDITIONAL LIMITS WITHIN THE POLICY', 'Extended limits', 'Increased limits'])(
    'a heading %s has not the figure of its first row',
    (heading) => {
      const found = withLines(`${heading}
Ordinance or Law, 10% of Coverage A                                     30,000
Loss assessment                                                          1,000`)
      expect([found.extended_dwelling_percentage, found.ordinance_or_law_percentage]).toEqual([null, 10])
    },
  )
})

describe('deductibles named after the word', () => {
  it.each([
    'Deductible per loss: windstorm or hail $6,000 (2% of dwelling limit), other perils $3,000 (1% of dwelling limit)',
    'Deductible each loss: wind/hail $6,000, all other perils $3,000',
    'Deductibles per occurrence: hail and windstorm $6,000; other perils $3,000',
  ])('%s', (words) => {
    const { all_perils, wind_hail } = withLines(words).deductibles
    expect([wind_hail?.amount, all_perils?.amount ?? 3_000]).toEqual([6_000, 3_000])
  })
})

describe('where the home is', () => {
  const at = (lines: string) =>
    fieldsOf(`Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
${lines}
${LIMITS}`).property_address
  it.each([
    [
      'INSURED LOCATION 1 (dwelling and headquarters)\n77 County Road 209, Hico, TX 76457    Hamilton County',
      '77 County Road 209',
      'Hico',
    ],
    ['Insured location 1 - main house\n77 County Road 209, Hico, TX 76457', '77 County Road 209', 'Hico'],
    ['Insured location: 4124 Fort Boulevard, Units A-D, Hico, TX 76457', '4124 Fort Boulevard Units A-D', 'Hico'],
    ['Insured location: 1180 County Road 21, Lot 6, Hico, TX 76457', '1180 County Road 21 Lot 6', 'Hico'],
    ['Insured location: 1180 Palm Drive, Bldg 4, Hico, TX 76457', '1180 Palm Drive Bldg 4', 'Hico'],
    ['Insured location: 12 Lott Street, Lott, TX 76656', '12 Lott Street', 'Lott'],
  ])('%s', (lines, street, city) => {
    expect(at(lines)).toMatchObject({ street, city })
  })
})

it.each([
  `Dwelling data:  built 1992, brick

Item    Description                               Built            Limit        Deductible
1       Hay barn                                  2007           $78,000            $2,500
2       Shop and machine shed                     2013           $96,000            $2,500`,
  `Item    Building             Built
1       Dwelling             1992
2       Barn                 2013`,
  `Home built in 1992.
Item    Structure                Year built
1       Barn                     2007
2       Shed                     2007
3       Workshop                 2013`,
])('a column of years is that of several buildings', (lines) => {
  expect(withLines(lines).year_built).toBe(1992)
})

it.each([
  'Roof surfacing, wind and hail    Replacement cost, no schedule and no depreciation',
  'Roof surfacing                   Replacement cost, not by a payment schedule',
  'Roof surfacing                   Replacement cost without a roof schedule',
])('%s', (words) => {
  expect(withLines(words).roof_settlement).toBe('RCV')
})

describe('the mortgagee that stays', () => {
  it.each([
    `MORTGAGEE
From October 30, 2026           PHH Mortgage Services, PO Box 5954, Springfield, OH 45501
Until October 30, 2026          HomeBridge Financial Services`,
    `Mortgagee
Removed 07/21/2026                          Added 07/21/2026
HomeBridge Financial Services ISAOA         PHH Mortgage Services ISAOA ATIMA
PO Box 100565, Florence, SC 29502           PO Box 3302, Merrifield, VA 22119`,
    `MORTGAGEE
Interest           Name and address                    Loan            Status
First mortgagee    HomeBridge Financial Services       504417769       Removed 03/16/2027
First mortgagee    PHH Mortgage Services, ISAOA        2210 0638       Added 03/16/2027`,
    `Mortgagee       Added     PHH Mortgage Services ISAOA, PO Box 5954, Springfield OH 45501, Loan 81165
                Removed   HomeBridge Financial Services ISAOA, Loan 97700`,
  ])('%s', (lines) => {
    expect(withLines(lines).mortgagee).toBe('PHH Mortgage Services')
  })
})

it('a form with the day on which it was taken out is none of the list', () => {
  const { endorsements } = withLines(`
Forms and endorsements
LO 100 03 22     Special provisions            in force
LO 112 03 22     Water backup                  in force
LO 118 03 22     Loss of rents                 deleted 10-30-2026
LO 119 03 22     Sinkhole                      Removed October 30, 2026`)
  expect(endorsements).toEqual(['LO 100', 'LO 112'])
})

it.each([
  ['Amount payable', 'Insurance is afforded by'],
  ['Total payable', 'Insurance furnished by'],
  ['Payable', 'Coverage placed with'],
])('%s, %s', (total, by) => {
  const { total_annual_premium, insurance_provider } = fieldsOf(`RED OAK UNDERWRITERS, LLC
HOMEOWNERS POLICY DECLARATIONS
${by.padEnd(30)}     Lone Oak Insurance Company
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}
Premium                                                 $8,780.00
Inspection fee                                            $175.00
Surplus lines tax 4.85%                                   $434.32
${total.padEnd(54)}  $9,389.32`)
  expect([total_annual_premium, insurance_provider]).toEqual([9_389.32, 'Lone Oak Insurance Company'])
})

it.each(['North Carolina', 'Connecticut', 'the United States'])('Company of %s', (state) => {
  const { insurance_provider } =
    fieldsOf(`LONE OAK FIRE & CASUALTY COMPANY OF ${state.toUpperCase()}      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
${LIMITS}`)
  expect(insurance_provider?.toUpperCase()).toBe(`LONE OAK FIRE & CASUALTY COMPANY OF ${state.toUpperCase()}`)
})

describe('figures in US dollars by their letters', () => {
  it.each([
    ['USD 320,000', 'USD 12,500', 'USD 2,211.50'],
    ['US$ 320,000', 'US$ 12,500', 'US$ 2,211.50'],
    ['320,000 USD', '12,500 USD', '2,211.50 USD'],
  ])('%s', (limit, deductible, premium) => {
    const found = fieldsOf(`${HEAD}
ITEM 6. COVERAGE AND LIMITS
  Coverage A. Dwelling                    ${limit}
ITEM 7. DEDUCTIBLES
  All Other Perils                        ${deductible}
ITEM 8. CONSIDERATION
  Total annual premium                    ${premium}`)
    expect([found.coverage_a_dwelling, found.deductibles.all_perils?.amount, found.total_annual_premium]).toEqual([
      320_000, 12_500, 2_211.5,
    ])
  })
})

it.each([
  'Certain Underwriters at Lloyd’s, London',
  "Underwriters at Lloyd's London",
  "Certain Underwriters at Lloyd's",
])('the insurer %s', (name) => {
  expect(withLines(`Insurer:   ${name}`).insurance_provider).toBe(name)
})

describe('the insured location that is not printed again', () => {
  const at = (lines: string) =>
    fieldsOf(`Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
${lines}
${LIMITS}`).property_address.street
  it.each([
    'NAMED INSURED:          ANA FLORES\nADDRESS:                12 ELM ST\n                        WACO TX 76710\nRESIDENCE PREMISES:     SAME AS ABOVE',
    'Named insured           Ana Flores\nStreet address          12 Elm St, Waco, TX 76710\nInsured location        Same',
    'Named insured(s)\nANA FLORES\n12 ELM ST\nWACO, TX 76710\n\nProperty Location (if different from the mailing address):\n\nCoverage is provided where a limit is shown.',
    'Named insured and mailing address\nANA FLORES\n12 ELM ST\nWACO, TX 76710\n\nInsured location, if other than above:\n\n',
  ])('%s', (lines) => {
    expect(at(lines)?.toUpperCase()).toBe('12 ELM ST')
  })

  it('an address below a lender or an agent is not that of the home', () => {
    expect(
      at('Named insured   Ana Flores\nResidence premises   Same as above\nAgent\nAddress    9 Oak St, Waco, TX 76701'),
    ).toBeNull()
  })
})

it.each([
  ['A    Residence, replacement cost', 'C    Personal property, actual cash value'],
  ['A    Dwelling - Replacement Cost', 'C    Contents - ACV'],
  ['A    Dwelling, at full replacement cost', 'C    Personal property, replacement cost basis'],
])('%s and its limit', (dwelling, contents) => {
  const found = bare(`
Cov. Description                                              Limit
${dwelling.padEnd(60)}448,000
B    Other buildings and structures                          44,800
${contents.padEnd(60)}336,000`)
  expect([found.coverage_a_dwelling, found.coverage_c_personal_property]).toEqual([448_000, 336_000])
})

it.each(['Schedule of Endorsements', 'Endorsement pages', 'Forms schedule'])(
  '%s with the number of the policy goes on with the declarations',
  (title) => {
    const found = fieldsOf(`${HEAD}
${LIMITS}
====
Lone Oak Insurance Company                                   Policy LO-448812   ${title}

LIMITED WATER BACK UP

SCHEDULE
    Limit of liability                                $5,000

We pay for direct loss caused by water that backs up through sewers or drains or overflows from a sump. The limit is the most we
pay for one loss. The deductible of this schedule applies in place of any other.

FUNGI, MOLD, WET OR DRY ROT

SCHEDULE
    Section I limit, each loss                       $10,000
    Section II limit                                 $50,000

The amount is the most we pay for the total of all loss payable under Section I caused by fungi.

ORDINANCE OR LAW

SCHEDULE
    Percentage of Coverage A                             25%`)
    expect([found.water_backup_limit, found.mold_limit, found.ordinance_or_law_percentage]).toEqual([5_000, 10_000, 25])
  },
)

it('a capital word before the months of the year is no form', () => {
  expect(withLines('TOTAL 12 MONTH PREMIUM                     2,527.10').total_annual_premium).toBe(2_527.1)
})

it.each(['All other windstorm, and hail', 'Other wind and hail', 'Any other wind or hail'])('%s', (name) => {
  const { wind_hail, all_perils } = withLines(
    `DEDUCTIBLES\nNamed storm:  5% of Coverage A     $15,000\n${name}       $10,000`,
  ).deductibles
  expect([wind_hail?.amount, all_perils]).toEqual([10_000, null])
})
