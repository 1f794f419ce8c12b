import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { placedPage } from '../testing/placed-lines.ts'

describe('limits of a list in a sentence', () => {
  it.each<[string, number | null]>([
    ['Also included: rebuilding to code, included; mold remediation, up to $25,000; data restoration, $2,500.', 25_000],
    ['Also included: rebuilding to code, included; mold remediation, included; data restoration, $2,500.', null],
    ['Last year: rebuilding to code, included; mold remediation, up to $25,000; data restoration, $2,500.', null],
  ])('%s', (list, limit) => expect(withLines(list).mold_limit).toBe(limit))
})

describe('what was not bought', () => {
  it.each<[string, number | null]>([
    ['The following coverages were offered and are not part of this policy: Water Back Up (not purchased).', 0],
    ['☐ WATER BACKUP OF SEWERS AND DRAINS - NOT PURCHASED', 0],
    ['► Other Coverages Not Purchased:\n  • Identity Theft        • Water Back-Up', 0],
    ['☒ WATER BACKUP OF SEWERS AND DRAINS - SEE LO-167', null],
  ])('%s', (words, limit) => expect(withLines(words).water_backup_limit).toBe(limit))

  it.each<[string, number | null]>([
    ['Not part of this policy: mold remediation is not covered.', 0],
    ['MOLD, FUNGI OR OTHER MICROBES. Remediation is not covered. It may be bought back.', 0],
    ['MOLD, FUNGI OR OTHER MICROBES. Testing is not covered.', null],
  ])('%s', (words, limit) => expect(withLines(words).mold_limit).toBe(limit))
})

describe('a row below a stray word', () => {
  it('is no past loss', () =>
    expect(
      withLines(`Limited Fungi, Rot or Bacteria, each covered       $10,000
loss
Water Back-Up and Sump Discharge                   $5,000`).water_backup_limit,
    ).toBe(5000))
})

describe('an extension of the dwelling', () => {
  it.each<[string, number | null]>([
    ['Dwelling Replacement Cost Plus     Up to 120%     $88.00', 20],
    ['Dwelling Replacement Cost, with Increased Replacement Cost of 20% of Coverage A     $60,000', 20],
    ['Debris removal                     Additional 5% of\n                                   Dwelling', null],
  ])('%s', (row, percent) =>
    expect(withLines(`BASIC POLICY PREMIUM      $2,644.00\n${row}`).extended_dwelling_percentage).toBe(percent),
  )

  it.each<[string, number | null]>([
    ['Dwelling Protection', 20],
    ['Other Structures Protection', null],
  ])('of the limit above it: %s', (name, percent) =>
    expect(
      fieldsOf(`${HEAD}
Coverage                                 Limits
${name.padEnd(41)}$300,000
with Extended Limits                     up to 120% of this limit
Personal Property Protection             $150,000`).extended_dwelling_percentage,
    ).toBe(percent),
  )
})

describe('how losses are paid', () => {
  it('is said behind a dash, over two lines', () =>
    expect(
      withLines(`LOSS SETTLEMENT: DWELLING - REPLACEMENT COST. ROOF COVERINGS, LOSS BY WINDSTORM OR HAIL - ACTUAL CASH
VALUE.`),
    ).toMatchObject({ dwelling_settlement: 'RCV', roof_settlement: 'ACV' }))

  it.each<[string, string | null]>([
    ['LO-9          ACTUAL CASH VALUE DWELLING          NONE', 'ACV'],
    ['LO-9          ACTUAL CASH VALUE DWELLING          NOT ATTACHED', null],
  ])('costs nothing: %s', (row, value) =>
    expect(
      fieldsOf(`${HEAD}
SECTION I                              LIMIT      PREMIUM
COVERAGE A    DWELLING              $300,000      $900.00
COVERAGE B    PERSONAL PROPERTY     $100,000         INCL

ENDORSEMENTS
LO-101        PERSONAL INJURY                      $102.00
${row}`).dwelling_settlement,
    ).toBe(value),
  )

  it('is not what rebuilding would cost, beside both lines of its name', () =>
    expect(
      fieldsOf(`
Lone Oak Insurance Company              FLOOD INSURANCE POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Building              $250,000
Contents              $100,000

Community                          4801
Building replacement cost
                                   $396,000
value`).dwelling_settlement,
    ).toBeNull())
})

describe('two terms by their first days', () => {
  const rows = (first: string, second: string) =>
    fieldsOf(`${HEAD}
What changed since your last policy
                                     ${first}          ${second}
Coverage A                           $290,000             $300,000
Windstorm or Hail deductible         1%                   2%
Roof surfacing, windstorm or hail    Replacement cost     Actual cash value
Policy premium                       $3,702.10            $3,535.53`)
  it('the later one holds', () =>
    expect(rows('Mar 1, 2025', 'Mar 1, 2026')).toMatchObject({ coverage_a_dwelling: 300_000, roof_settlement: 'ACV' }))
  it('days that are no year apart tell nothing', () =>
    expect(rows('Mar 1, 2025', 'May 9, 2025').coverage_a_dwelling).not.toBe(300_000))
})

describe('the roof', () => {
  it.each<[string, number | null]>([
    ['The home is brick. The roof is composition shingle\nand is 15 years old.', 2011],
    ['The home is brick. The roof of the garage is composition\nand is 15 years old.', null],
    ['Roof Surfaces Extended Coverage     Included     • same as Dwelling Protection', null],
  ])('%s', (words, year) => expect(withLines(`Year built: 1996\n${words}`).roof_year).toBe(year))
})

describe('persons', () => {
  it('have roles behind their names', () =>
    expect(withLines('Additional insured\nLuis Q. Paredes, resident co-owner').additional_insured_names).toEqual([
      'Luis Q. Paredes',
    ]))

  it('stand below each other where a number stands beside their label', () =>
    expect(
      readPolicy(
        placedPage([
          ['HOMEOWNERS DECLARATIONS', 69, 60, 10],
          ['POLICY NUMBER', 69, 110, 10],
          ['LO 00 77-4031', 177, 110, 10],
          ['INSURED', 69, 149, 10],
          ['00417', 123, 149, 10],
          ['LUPE C FLORES', 81, 162, 10],
          ['RAMON FLORES JR', 81, 175, 10],
          ['PO BOX 12', 81, 189, 10],
          ['WACO TX 76701', 81, 202, 10],
        ]),
      ).fields,
    ).toMatchObject({ policy_holder_name: 'Lupe C Flores', additional_insured_names: ['Ramon Flores Jr'] }))
})

describe('the home is not where the agent is', () => {
  it('whose address goes on beside its label', () =>
    expect(
      fieldsOf(`
LONE OAK INSURANCE COMPANY                   HOMEOWNERS POLICY DECLARATIONS
POLICY NUMBER: LO-448812      POLICY PERIOD: 03/01/2026 TO 03/01/2027

INSURED:
ANA FLORES
12 ELM ST                               AGENT:     ELM STREET AGENCY
WACO TX 76710                                      1601 OAK RD, WACO TX 76701
INSURED LOCATION:
SAME AS ABOVE
${LIMITS}`).property_address.street,
    ).not.toBe('1601 OAK RD'))
})

describe('the cover letter', () => {
  const packet = (sends: string) =>
    fieldsOf(`
LONE OAK INSURANCE COMPANY

Ana Flores
PO Box 12
Waco, TX 76701

Dear Ana,
${sends}
===
HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`).insurance_provider
  it('names the insurer of what it sends', () =>
    expect(packet('In this packet you will find your Policy Declarations.')).toBe('LONE OAK INSURANCE COMPANY'))
  it('and not that of what it does not', () => expect(packet('Thank you for your visit.')).toBeNull())
})

describe('pages of the declarations', () => {
  it('go on with limits and the list of forms, however much they explain', () => {
    const { water_backup_limit, endorsements } = fieldsOf(`${HEAD}${LIMITS}
===
Deductible
Each time that you file a claim under Coverage A, C or D, we subtract the deductible from what we pay to you.
There is no separate deductible for wind, for hail or for a hurricane, and none for what you lose in a theft.
Extra coverage that you picked
Water Backup                                             $5,000
Sewers, drains and sump pumps. It costs three dollars a month, in the price above, and you may end it.
What is not in the policy
Floods and surface water, earthquakes, the belongings of your tenants, and the parts of the building that your
association insures with its own policy. Ask us before you rent out your home for longer than thirty days.
Forms that make up the policy
LO-6 (04/22)       Condominium Unit-Owners Policy
LO-12 (01/24)      Texas Special Provisions
LO-14 (04/22)      Water Backup`)
    expect([water_backup_limit, endorsements]).toEqual([5000, ['LO-6', 'LO-12', 'LO-14']])
  })

  it('may hold an example that is not of the policy', () =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
===
Policy number: LO-448812
Forms and endorsements
Homeowner Policy - Texas                      LO-7700 (11-22)
Amendatory Endorsement                        LO-7742 (03-24)
Water Backup of Sewers                        LO-7718 (11-22)

Example: a home insured for $250,000 with a 2% deductible has a deductible of $5,000. The figures in this example are
not those of your policy.`),
    ).toMatchObject({ coverage_a_dwelling: 300_000, endorsements: ['LO-7700', 'LO-7742', 'LO-7718'] }))
})

describe('what looks like these and is something else', () => {
  it.each<
    [string, 'water_backup_limit' | 'mold_limit' | 'year_built' | 'roof_year' | 'coverage_f_medical_payments', unknown]
  >([
    ['Earthquake\n▪ Not included\nWater backup              $5,000', 'water_backup_limit', 5000],
    ['Not selected: mold (not sold here); identity theft\nLimited mold              $5,000', 'mold_limit', 5000],
    [
      'We paid in 2023: water backup, $4,120; limited mold, $5,000; medical payments, $3,000.',
      'coverage_f_medical_payments',
      null,
    ],
    ['Liability / Medical payments / Water backup      $1,045 / $500 / $1,064', 'water_backup_limit', null],
    ['Garage / Built / Attached      2 cars / 2005 / No', 'year_built', null],
    ['Square feet\nDwelling finished          1950', 'year_built', null],
    ['Our inspector saw the roof and the water heater, which\nis 12 years old.', 'roof_year', null],
    ['Wind and hail losses to a roof that is 15 years old, are settled by the schedule.', 'roof_year', null],
    ['Premium detail\nWater backup          New, +12%          $1,064.00', 'water_backup_limit', null],
  ])('%s', (words, field, value) => expect(withLines(words)[field]).toBe(value))

  it.each([
    'Household goods kept in storage units - actual cash value',
    'Your property away from home - actual cash value',
    'Roof of the detached garage - actual cash value',
  ])('settles nothing: %s', (words) =>
    expect(withLines(words)).toMatchObject({
      dwelling_settlement: null,
      roof_settlement: null,
      personal_property_settlement: null,
    }),
  )

  it('an option that costs nothing was not bought', () =>
    expect(
      withLines(`Optional coverages                              Premium
Replacement cost on personal property           None
Water backup                                    $45.00`).personal_property_settlement,
    ).toBeNull())

  it('the term of the policy is no two terms', () =>
    expect(
      fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812

                               Effective        Expires
                               03/01/2026       03/01/2027
A. Dwelling                    $300,000         $1,200
B. Other structures            $30,000          $120
C. Personal property           $150,000         $300`),
    ).toMatchObject({ coverage_a_dwelling: 300_000, effective_date: '2026-03-01' }))

  it('a page that says so of itself is no part of the policy, whatever it lists', () =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
===
Sample of a better policy
This page is not part of your policy. Ask us for a price.
A. Dwelling                        $500,000
B. Other Structures                 $50,000
C. Personal Property               $250,000
F. Medical payments                  $5,000
Forms: LO-208  LO-340  LO-501`),
    ).toMatchObject({ coverage_a_dwelling: 300_000, coverage_f_medical_payments: null, endorsements: [] }))

  it('a notice with the policy’s number sets no limits', () =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
===
Policy LO-448812
Notice to policyholders: what has changed in this form
The words of this form have changed since the last edition, and the limits that it names are those of all customers
who hold it. Nothing in this notice changes what your own policy insures, or how much we pay to you after a loss.
Water backup                                             $10,000
Limited mold                                              $5,000`),
    ).toMatchObject({ water_backup_limit: null, mold_limit: null }))

  it('a letter about another policy names no insurer', () =>
    expect(
      fieldsOf(`
Elm Auto Insurance Company

Ana Flores
PO Box 12

Dear Ana,
Enclosed are the declarations of your auto policy.
===
HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
${LIMITS}`).insurance_provider,
    ).toBeNull())

  it('a limit of debris is none of the dwelling', () =>
    expect(
      withLines(`Dwelling debris removal        $300,000
                               up to 110% of this limit`).extended_dwelling_percentage,
    ).toBeNull())
})
