import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}${LIMITS}\n${rows}`)

describe('letters behind the carrier’s own words', () => {
  const table = (first: string) =>
    fieldsOf(`${HEAD}
What we insure
${first.padEnd(60)}$238,000
Sheds, fences, garages standing apart (B)                   $23,800
Things you keep there for the tenant (C)                    $5,000
Rent you lose while it is repaired (D, fair rental value)   $28,560
Someone sues you as the landlord (L, premises liability)    $500,000`)
  it('say which coverages they are', () =>
    expect(table('Your rental house (A)')).toMatchObject({
      coverage_a_dwelling: 238_000,
      coverage_b_other_structures: 23_800,
      coverage_c_personal_property: 5000,
      coverage_d_loss_of_use: 28_560,
      coverage_e_personal_liability: 500_000,
    }))

  it('alone say nothing', () =>
    expect(fieldsOf(`${HEAD}\nYour rental house (A)          $238,000`).coverage_a_dwelling).toBeNull())
})

describe('limits of two terms', () => {
  it('stand under heads of two lines, the later one’s with its premium', () =>
    expect(
      fieldsOf(`${HEAD}
COVERAGES                         EXPIRING      RENEWAL      RENEWAL
                                  LIMIT         LIMIT        PREMIUM
A DWELLING                        $290,000      $300,000     $900.00
B OTHER STRUCTURES                29,000        30,000       INCL
C PERSONAL PROPERTY               145,000       150,000      INCL
E PERSONAL LIABILITY              300,000       500,000      41.00`),
    ).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 30_000,
      coverage_c_personal_property: 150_000,
      coverage_e_personal_liability: 500_000,
    }))
})

describe('who, what and where in plain words', () => {
  it('is told by questions', () =>
    expect(
      fieldsOf(`
HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027

WHO OWNS IT                              WHERE THE RENTAL IS
Elm Row Holdings LLC                     12 Elm St
88 Oak Rd                                Waco, TX 76710
Waco, TX 76701

WHO INSURES IT
Lone Oak Insurance Company
${LIMITS}`),
    ).toMatchObject({
      policy_holder_name: 'Elm Row Holdings LLC',
      insurance_provider: 'Lone Oak Insurance Company',
      property_address: { street: '12 Elm St' },
    }))

  it('the owner on the policy is insured', () =>
    expect(
      fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Owner on the policy
Ana Flores
${LIMITS}`).policy_holder_name,
    ).toBe('Ana Flores'))

  it('a term runs from a day to another', () =>
    expect(
      fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number   LO-448812
Runs from       03/01/2026
Runs to         03/01/2027
${LIMITS}`).renewal_date,
    ).toBe('2027-03-01'))

  it.each<[string, number | null]>([
    ['Extra cost to live elsewhere, for up to 24 months (Coverage D)          $83,800', 83_800],
    ['Time away from home – loss of use          $83,800', 83_800],
    ['Cost of living adjustment          $83,800', null],
  ])('%s', (row, limit) => expect(read(row).coverage_d_loss_of_use).toBe(limit))

  it.each<[string, string | null]>([
    ['Roof, when wind or hail hits            Replacement cost', 'RCV'],
    ['When wind or hail damages the roof      Actual cash value', 'ACV'],
    ['When wind or hail damages the fence     Actual cash value', null],
  ])('%s', (row, value) => expect(read(row).roof_settlement).toBe(value))
})

describe('what the year costs', () => {
  it.each<[string, number | null]>([
    [
      'Premium          $1,842.00\nPolicy fee         $150.00\nInspection fee      $75.00\nEverything       $2,067.00',
      2067,
    ],
    [
      'Total of premiums               $1,578.00\nAnnual membership fee              $12.00\nANNUAL PREMIUM DUE FROM MEMBER  $1,590.00',
      1590,
    ],
  ])('%s', (rows, premium) => expect(read(rows).total_annual_premium).toBe(premium))
})

describe('facts', () => {
  it('the cosmetic exclusion that was not taken excludes nothing', () =>
    expect(
      read('Dents that let no water in are covered as well: you did not take the cosmetic damage exclusion.')
        .cosmetic_damage_excluded,
    ).toBe(false))

  it.each<[string, number | null]>([
    ['The house was finished in 2011 and has a 2019 roof of laminated shingle.', 2019],
    ['The house has a 2019 roof claim.', null],
    ['COMPOSITION ROOF, YEAR BUILT 2004', null],
  ])('%s', (words, year) => expect(read(words).roof_year).toBe(year))

  it('the first of the lenders of an item stands below its rank', () =>
    expect(
      read(`MORTGAGEE(S)
ITEM 1 - FIRST
FROST COMMUNITY CREDIT UNION ISAOA
PO BOX 12, WACO TX 76701`).mortgagee,
    ).toBe('FROST COMMUNITY CREDIT UNION'))

  it('a form is no part of what the one before it costs', () =>
    expect(
      read(`FORMS AND ENDORSEMENTS
LO-101    PERSONAL PROPERTY REPLACEMENT     $246 LO-0240    ORDINANCE OR LAW
LO-110    JEWELRY                           $67 LO-0305     WATER BACKUP`).endorsements.toSorted(),
    ).toEqual(['LO-0240', 'LO-0305', 'LO-101', 'LO-110']))

  it('numbers of forms end with a digit behind their state', () =>
    expect(
      read(`FORMS APPLICABLE TO THIS POLICY
LOM-7030/TXEP    6/20    HOMEOWNERS POLICY DECLARATIONS
LOM-7000/TXR3    2/21    HOMEOWNERS POLICY
LOM-7330/TX      2/21    ROOF SURFACING`).endorsements,
    ).toEqual(['LOM-7030/TXEP', 'LOM-7000/TXR3', 'LOM-7330/TX']))

  it('any other covered property loss has the deductible of all other perils', () =>
    expect(
      read(`Wind or hail                        $6,000
Any other covered property loss     $2,500`).deductibles.all_perils?.amount,
    ).toBe(2500))
})
