import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

describe('figures that stand near, and are of something else', () => {
  it('the premium of a peril, in the column of premiums', () => {
    const { deductibles } = fieldsOf(`${HEAD}
SECTION I AND II COVERAGES                   LIMIT OF LIABILITY      PREMIUM
A. DWELLING                                            $300,000       $6,208
B. OTHER STRUCTURES                                     $15,000         INCL
NAMED STORM                                            INCLUDED         $986
WATER BACK UP                                            $5,000         $100

ITEM 5. DEDUCTIBLES — SECTION I, EACH LOSS    PERCENT OF COVERAGE A      AMOUNT
ALL OTHER PERILS                                                         $5,000
WIND/HAIL OTHER THAN NAMED STORM                          2%             $6,000
NAMED STORM                                               5%            $15,000`)
    expect([deductibles.hurricane?.amount, deductibles.wind_hail?.amount]).toEqual([15_000, 6_000])
  })

  it('a number in groups, beside a deductible that a sentence tells', () =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
DEDUCTIBLE                                                                      MEMBER NUMBER
                                                                                429 117 40558 801
The deductible is $2,500 for each loss under Section I, whatever the peril.`).deductibles.all_perils?.amount,
    ).toBe(2_500))

  it('a deductible, beside what the home stands on', () =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
Foundation                    Slab on grade       Deductible option $5,000      - $143.00`).foundation_water_limit,
    ).toBeNull())

  it('the deductible of the next column, where this one does not apply', () => {
    const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
Windstorm or hail      Hurricane          All other losses      Water back up
2% of Coverage A       does not apply     $2,500                $1,000`)
    expect([deductibles.wind_hail?.amount, deductibles.hurricane, deductibles.all_perils?.amount]).toEqual([
      6_000,
      null,
      2_500,
    ])
  })

  it('the figure of the line above, where each label has its own below', () =>
    expect(
      fieldsOf(`${HEAD}
Coverage                     Limit
Dwelling (A)
                          $300,000
Other Structures (B)
                           $30,000
Personal Property (C)
                          $150,000
Personal Liability (E)
                          $100,000`),
    ).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 30_000,
      coverage_c_personal_property: 150_000,
      coverage_e_personal_liability: 100_000,
    }))

  it('how a roof was settled until a day, beside how it is now', () =>
    expect(
      fieldsOf(`${HEAD}
Section I                                     Until 10/12/2026     Now
A Dwelling                                    $280,000             $300,000
Roof surfaces, wind and hail settlement       Replacement cost     Actual cash value`),
    ).toMatchObject({ coverage_a_dwelling: 300_000, roof_settlement: 'ACV' }))

  it('a card of deductibles beside what a policy insures against flood', () =>
    expect(
      fieldsOf(`Lone Oak Flood Insurance Company                FLOOD POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Insured building: 12 Elm St, Waco, TX 76710

What we insure against flood                          Deductible
Coverage                   Limit                      $5,000
A. Building             $400,000                      per flood, for building and contents together
C. Contents             $150,000`).deductibles.all_perils?.amount,
    ).toBe(5_000))
})

it('a house with a garage is built when it is said to be', () => {
  const { year_built, roof_year } = fieldsOf(`${HEAD}${LIMITS}
Masonry house, four floors with garage, built 1987. Roof of natural slate, put on in 2021.`)
  expect([year_built, roof_year]).toEqual([1987, 2021])
})

it('a condo insures the building property that one owns or must insure', () =>
  expect(
    fieldsOf(`${HEAD}
A. Building property you own or must insure       $65,000
C. Personal property                              $48,000`).coverage_a_dwelling,
  ).toBe(65_000))

it.each([
  ['The Flores-Paredes\n2014 Living Trust', 'The Flores-Paredes 2014 Living Trust', []],
  ['Paredes Living Trust\nof 2011\nAna Flores', 'Paredes Living Trust of 2011', ['Ana Flores']],
  ['The Paredes Trust\ndated May 4, 2011\nAna Flores', 'The Paredes Trust dated May 4, 2011', ['Ana Flores']],
])('the name of a trust goes on in the next line: %s', (lines, trust, others) => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
NAMED INSURED
${lines}

MAILING ADDRESS
12 Elm St
Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, additional_insured_names]).toEqual([trust, others])
})

it('a list of forms at the foot of a page goes on with no zip of the next', () => {
  const forms = ['LO 1001', 'LO 1010', 'LO 1024', 'LO 1031'].map((code) => `    ${code}     03 22     Texas provisions`)
  expect(
    fieldsOf(`${HEAD}${LIMITS}${'\n'.repeat(40)}
    Forms and endorsements
${forms.join('\n')}
===
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
    FIRST MORTGAGEE              AGENT
    Pecan Valley Bank            Elm Agency
    PO Box 900, Waco, TX
    76701
    78148`).endorsements,
  ).toEqual(['LO 1001', 'LO 1010', 'LO 1024', 'LO 1031'])
})

it('a deductible that its own words tell is none of the premiums of the block beside', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
 DEDUCTIBLE        Every insured loss: 1% of Coverage A.        Premium for Section I      $2,114.00
 WIND AND HAIL     This policy does not cover hail or wind      Options                      $185.00
                   (see form LO 77).                            Total                      $2,299.00`)
  expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: 1, stated: 'percentage' })
  expect(deductibles.wind_hail).toBeNull()
})

it('deductibles may stand in the place of premiums further up, beside rows of another block', () => {
  const { deductibles } = fieldsOf(`${HEAD}
Coverage                      Share       Limit         Premium
A - Dwelling                   100%    $300,000          $3,104
B - Other structures            10%     $30,000           incl.

Options                                     Deductibles

Ordinance or law      25%    $75,000  $87   AOP - All other perils          $3,000

Water backup                 $10,000  $68   WH - Wind and hail              $6,000`)
  expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([3000, 6000])
})

it('what is remarked on a figure below it is not said of the next row', () => {
  const { extended_dwelling_percentage, coverage_b_other_structures } = fieldsOf(`${HEAD}
Coverage                      Share             Limit         Premium
A - Dwelling                   100%          $300,000          $3,104
A - Extra dwelling amount       50%          $150,000            $122
                    extended replacement cost

B - Other structures            10%           $30,000           incl.`)
  expect([extended_dwelling_percentage, coverage_b_other_structures]).toEqual([50, 30_000])
})

it('the parts of a limit in its name are not what they come to', () => {
  const { coverage_b_other_structures, coverage_e_personal_liability } = fieldsOf(`${HEAD}
                                                         Sum insured      Charge
A  Dwelling                                                 $300,000      $1,602
B  Other structures: garage $31,000; well house $9,000       $40,000        $231
E  Personal and farm liability, each occurrence             $500,000        $148`)
  expect([coverage_b_other_structures, coverage_e_personal_liability]).toEqual([40_000, 500_000])
})

it.each(['every other cause of loss', 'each other peril', 'everything else'])(
  'the dollars of the rest are not those of the storm before it: %s',
  (rest) => {
    const { wind_hail } = fieldsOf(
      `${HEAD}${LIMITS}\nDeductible. Hail and windstorm, 2% of Coverage A; ${rest}, $1,500`,
    ).deductibles
    expect(wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'percentage' })
  },
)
