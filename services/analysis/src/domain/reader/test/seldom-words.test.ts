import { describe, expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const row = (words: string, value: string) => `${words.padEnd(60)}${value}`
const withRow = (text: string) =>
  fieldsOf(`${HEAD}
Coverages                             Limit
A. Dwelling                        $300,000
C. Personal Property               $150,000
${text}`)

describe('letters in their order tell what a carrier’s own words are for', () => {
  const NAMES = {
    A: 'Dwelling',
    B: 'Structures set apart',
    C: 'Personal property',
    D: 'Keeping up your standard',
    E: 'Personal liability',
    F: 'Bandages and the like',
  }
  const FIGURES = ['$300,000', '$30,000', '$150,000', '$60,000', '$200,000', '$2,000']
  const table = (as: (letter: string, name: string) => string, names: Record<string, string> = NAMES) =>
    fieldsOf(
      `${HEAD}\nWhat we insure\n${Object.entries(names)
        .map(([letter, name], index) => row(as(letter, name), FIGURES[index] ?? ''))
        .join('\n')}`,
    )

  it.each<[string, (letter: string, name: string) => string]>([
    ['before them', (letter, name) => `${letter} ${name}`],
    ['before them with a full stop', (letter, name) => `${letter}. ${name}`],
    ['behind them', (letter, name) => `${name} (${letter})`],
    ['in a column of their own', (letter, name) => `${letter}   ${name}`],
  ])('%s', (_, as) =>
    expect(table(as)).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 30_000,
      coverage_c_personal_property: 150_000,
      coverage_d_loss_of_use: 60_000,
      coverage_e_personal_liability: 200_000,
      coverage_f_medical_payments: 2_000,
    }),
  )

  it('but not where the letters are those of Texas forms', () =>
    expect(
      table((letter, name) => `${letter} ${name}`, {
        A: 'Dwelling',
        B: 'Personal property',
        C: 'Personal liability',
        D: 'Bandages and the like',
      }).coverage_d_loss_of_use,
    ).toBeNull())

  it('nor where the words are of something less, or the table has premiums', () => {
    const named = { ...NAMES, A: 'Dwelling', D: 'Glass breakage' }
    expect(table((letter, name) => `${letter} ${name}`, named).coverage_d_loss_of_use).toBeNull()
    expect(
      withLines(`
Premium by coverage
A Dwelling                    1,204
C Personal property             310
D Keeping up your standard      580
E Personal liability            100`).coverage_d_loss_of_use,
    ).toBeNull()
  })
})

describe('seldom words name a limit', () => {
  it.each<[keyof PolicyFields, string, number | null]>([
    ['coverage_b_other_structures', row('Oth bldgs, on site', '$30,000'), 30_000],
    ['coverage_b_other_structures', row('Buildings standing apart', '$30,000'), 30_000],
    ['coverage_d_loss_of_use', row('Added cost of temporary quarters', '$60,000'), 60_000],
    ['coverage_d_loss_of_use', row('Increased cost of living, or rent you lose', '$60,000'), 60_000],
    ['coverage_d_loss_of_use', row('Use loss, ALE/FRV', '$60,000'), 60_000],
    ['coverage_d_loss_of_use', row('Cost of living adjustment', '$60,000'), null],
    ['coverage_d_loss_of_use', row('Guest quarters', '$60,000'), null],
    ['coverage_e_personal_liability', row('Damages you owe others (each occurrence)', '$300,000'), 300_000],
    ['coverage_e_personal_liability', row('Legal liability, any one event', '$300,000'), 300_000],
    ['coverage_e_personal_liability', row('Third party property damage', '$300,000'), null],
    ['coverage_f_medical_payments', row('Medical outlay for guests, any one person', '$3,000'), 3_000],
    ['coverage_f_medical_payments', row('Medical aid to the public', '$3,000'), 3_000],
    ['coverage_f_medical_payments', row('Pet medical bills', '$3,000'), null],
    ['water_backup_limit', row('Stoppage of sewers, drains, sumps', '$5,000'), 5_000],
    ['water_backup_limit', row('Drain and septic overflow', 'Declined'), 0],
    ['water_backup_limit', row('Wtr bkup/sump', '$5,000'), 5_000],
    ['water_backup_limit', row('Septic tank replacement', '$5,000'), null],
    ['water_backup_limit', row('Stoppage of work', '$5,000'), null],
    ['ordinance_or_law_percentage', row('Cost to meet building law', '10%'), 10],
    ['ordinance_or_law_percentage', row('Conformity with building laws', '15% of A'), 15],
    ['ordinance_or_law_percentage', row('Code and ordinance cost, part of A', '10%'), 10],
    ['ordinance_or_law_percentage', row('Increased cost of compliance', '10%'), null],
    ['ordinance_or_law_percentage', row('Compliance with building code credit', '10%'), null],
    ['coverage_d_loss_of_use', row('Rehousing costs', '$60,000'), 60_000],
    ['coverage_f_medical_payments', row('Physician costs of visitors', '$3,000'), 3_000],
    ['water_backup_limit', row('Sewer stoppage', '$5,000'), 5_000],
    ['water_backup_limit', row('Sewer stoppage clearing', '$5,000'), null],
    ['ordinance_or_law_percentage', row('Enforcement of building laws', '10%'), 10],
    ['ordinance_or_law_percentage', row('Law and code credit', '10%'), null],
    ['foundation_water_limit', row('Water under the slab, seepage', '$10,000'), 10_000],
    ['extended_dwelling_percentage', row('Addl RC, DWELL, pct', '20%'), 20],
  ])('%s: %s', (field, text, expected) => expect(withRow(text)[field]).toBe(expected))
})

describe('seldom words name a deductible', () => {
  it.each<[keyof PolicyFields['deductibles'], string, number | null]>([
    ['all_perils', row('Other insured causes', '$1,500'), null],
    ['wind_hail', row('Storm deductible (wind, hail)', '$6,000'), 6_000],
    ['hurricane', row('Storm deductible (wind, hail)', '$6,000'), null],
    ['wind_hail', row('Storm deductible', '$6,000'), null],
    ['wind_hail', row('Named storm deductible (wind, hail)', '$6,000'), null],
    ['hurricane', row('Named trop storm deductible', '$6,000'), 6_000],
    ['all_perils', `Retained by you\n${row('Any one flood, items 1 to 3 together', '$5,000')}`, 5_000],
    ['all_perils', `Limits of the pool\n${row('Any one flood, items 1 to 3 together', '$50,000')}`, null],
  ])('%s: %s', (peril, text, amount) => expect(withLines(text).deductibles[peril]?.amount ?? null).toBe(amount))
})

describe('columns of two times', () => {
  it.each([
    ['As it was', 'As it now reads'],
    ['As it was', 'As it is'],
    ['It was', 'Now reads'],
    ['As it stood', 'As it now stands'],
  ])('%s beside %s', (was, is) => {
    const { coverage_c_personal_property, deductibles } = fieldsOf(`${HEAD}
Limits                        ${was.padEnd(18)}${is}
A Dwelling                    $300,000          $300,000
C Personal property           $120,000          $150,000
Deductible                    ${was.padEnd(18)}${is}
All other perils              $1,500 (0.5%)     $3,000 (1%)`)
    expect([coverage_c_personal_property, deductibles.all_perils?.amount]).toEqual([150_000, 3_000])
  })
})

describe('a finance agreement', () => {
  const kindOf = (text: string) => readPolicy(typedPages(text)).document_kind
  const TERMS = `
A. Total premiums, taxes and fees                  $2,622.25
B. Cash down payment                                 $655.56
C. Amount financed                                 $1,966.69
D. Finance charge                                    $163.40
E. Total of payments                               $2,130.09
Annual percentage rate                                19.62%`
  it('is no declarations, whatever it names', () =>
    expect(
      kindOf(`PREMIUM FINANCE AGREEMENT AND DISCLOSURE STATEMENT
Borrower (insured)      Ana Flores, 12 Elm St, Waco, TX 76710
Policy no.      Insurer                        Kind                                  Premium
LO-448812       Lone Oak Insurance Company     Homeowners HO-3, Coverage A $187,000  $2,310.00
${TERMS}`),
    ).toBe('not_home_insurance'))

  it('is not what declarations with a plan of payments are', () =>
    expect(
      kindOf(`${HEAD}${LIMITS}
Payment plan: down payment $200.00, finance charge $12.00, annual percentage rate 9%`),
    ).toBe('homeowners_declarations'))

  it('leaves the declarations before it what they are', () =>
    expect(fieldsOf(`${HEAD}${LIMITS}\n===\nPREMIUM FINANCE AGREEMENT\n${TERMS}`)).toMatchObject({
      coverage_a_dwelling: 300_000,
      total_annual_premium: null,
    }))
})

describe('who, where and when in seldom words', () => {
  const FACTS = `
Unit-Owner Policy Declarations                  Lone Oak Insurance Company
Our reference         Starts          Runs out
LO-448812-3           03/01/2026      03/01/2027
Unit owner(s)         Ana Flores and Luis Paredes
Unit insured          12 Elm St, Unit 6, Waco, TX 76710
Post to               PO Box 12, Waco, TX 76702
Mortgage on unit      Blue Bonnet Credit Union, Waco, TX
C. Household contents of the unit                $52,000
E. Personal liability                           $100,000
To pay for 12 months                             $704.00`
  it('are read', () =>
    expect(fieldsOf(FACTS)).toMatchObject({
      policy_number: 'LO-448812-3',
      policy_holder_name: 'Ana Flores',
      property_address: { street: '12 Elm St Unit 6' },
      mortgagee: 'Blue Bonnet Credit Union',
      effective_date: '2026-03-01',
      total_annual_premium: 704,
    }))
  it('but another’s reference is no number of the policy', () =>
    expect(fieldsOf(FACTS.replace('Our reference', 'Your reference')).policy_number).toBeNull())

  it('a term commences and terminates', () =>
    expect(
      fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812
Commencing March 1, 2026
Terminating March 1, 2027 (12:01 a.m.)
${LIMITS}`),
    ).toMatchObject({ effective_date: '2026-03-01', renewal_date: '2027-03-01' }))

  it.each([
    ['Mortgage interest noted    Blue Bonnet Lending Inc ISAOA, PO Box 12, Waco, TX 76702', 'Blue Bonnet Lending Inc'],
    [
      'Secured party of record (new): Blue Bonnet Lending Inc, ISAOA, PO Box 12, Waco, TX 76702',
      'Blue Bonnet Lending Inc',
    ],
    ['Secured party released: Blue Bonnet Lending Inc, loan 8827', null],
  ])('%s', (text, lender) => expect(withLines(text).mortgagee).toBe(lender))
})

describe('years', () => {
  it.each<[string, number | null, number | null]>([
    ['Home completed / roof renewed   1998 / 2026', 1998, 2026],
    ['Remodel completed / roof renewed   2015 / 2026', null, null],
    ['Model year of home   1948', 1948, null],
    ['Golf cart model year   2019', null, null],
    ['Structure    Frame, 3 floors, 72 units, completed 1995, sprinklers none', 1995, null],
    ['Frame, 2 stories, kitchen completed 2019', null, null],
  ])('%s', (text, built, roof) => expect(withLines(text)).toMatchObject({ year_built: built, roof_year: roof }))
})

describe('settlement in seldom words', () => {
  it.each<[string, PolicyFields['roof_settlement']]>([
    ['Roof surface, windstorm and hail: age table', 'schedule'],
    ['LO 390   07/17   AGE TABLE FOR ROOF SURFACE LOSSES', 'schedule'],
    ['Roof surface, windstorm and hail: replacement cost, no age table', 'RCV'],
    ['Roof valuation    Replacement cost. Roof age table: none', 'RCV'],
    ['Roof age table credit     -$97.00', null],
    ['Valuation, roof, wind/hail perils: RC. Roof style: gable.', 'RCV'],
  ])('%s', (text, settlement) => expect(withLines(text).roof_settlement).toBe(settlement))

  it('without depreciation', () =>
    expect(
      withLines(
        'Dwelling proper     Full replacement, no depreciation\nContents     Full replacement, no depreciation',
      ),
    ).toMatchObject({ dwelling_settlement: 'RCV', personal_property_settlement: 'RCV' }))

  it.each<[string, boolean]>([
    ['LO 391   07/17   APPEARANCE LOSS TO ROOF NOT COVERED', true],
    ['Exclusion of appearance damage, roof surfacing', true],
    ['Appearance damage to roof: covered', false],
    ['Appearance damage exclusion: does not apply', false],
    ['We do not pay for matching the appearance of siding.', false],
  ])('%s', (text, isExcluded) => expect(withLines(text).cosmetic_damage_excluded).toBe(isExcluded))
})

describe('forms by six figures', () => {
  const LIST = `
FORMS THAT APPLY TO YOUR POLICY
741380     07/17     HOMEOWNERS POLICY
741384     01/25     TEXAS CHANGES
741390     07/17     AGE TABLE FOR ROOF SURFACE LOSSES

HOW THE AGE TABLE WORKS (FORM 741390)
AGE OF ROOF AT LOSS       SHINGLE
0 to 5 years              100%`
  it('are listed with their editions, on the page that explains one of them, too', () =>
    expect(fieldsOf(`${HEAD}${LIMITS}\n===\n${LIST}`).endorsements).toEqual(['741380', '741384', '741390']))
})
