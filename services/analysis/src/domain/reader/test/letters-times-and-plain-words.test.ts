import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

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

describe('plain words', () => {
  it('the owner on the policy is insured', () =>
    expect(
      fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Owner on the policy
Ana Flores
${LIMITS}`).policy_holder_name,
    ).toBe('Ana Flores'))

  it.each<[string, number | null]>([
    ['Extra cost to live elsewhere, for up to 24 months (Coverage D)          $83,800', 83_800],
    ['Time away from home – loss of use          $83,800', 83_800],
    ['Cost of living adjustment          $83,800', null],
  ])('%s', (row, limit) => expect(withLines(row).coverage_d_loss_of_use).toBe(limit))
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
  ])('%s', (rows, premium) => expect(withLines(rows).total_annual_premium).toBe(premium))
})

describe('facts', () => {
  it('the cosmetic exclusion that was not taken excludes nothing', () =>
    expect(
      withLines('Dents that let no water in are covered as well: you did not take the cosmetic damage exclusion.')
        .cosmetic_damage_excluded,
    ).toBe(false))

  it.each<[string, number | null]>([
    ['The house was finished in 2011 and has a 2019 roof of laminated shingle.', 2019],
    ['The house has a 2019 roof claim.', null],
    ['COMPOSITION ROOF, YEAR BUILT 2004', null],
  ])('%s', (words, year) => expect(withLines(words).roof_year).toBe(year))

  it('the first of the lenders of an item stands below its rank', () =>
    expect(
      withLines(`MORTGAGEE(S)
ITEM 1 - FIRST
FROST COMMUNITY CREDIT UNION ISAOA
PO BOX 12, WACO TX 76701`).mortgagee,
    ).toBe('FROST COMMUNITY CREDIT UNION'))

  it('a form is no part of what the one before it costs', () =>
    expect(
      withLines(`FORMS AND ENDORSEMENTS
LO-101    PERSONAL PROPERTY REPLACEMENT     $246 LO-0240    ORDINANCE OR LAW
LO-110    JEWELRY                           $67 LO-0305     WATER BACKUP`).endorsements.toSorted(),
    ).toEqual(['LO-0240', 'LO-0305', 'LO-101', 'LO-110']))

  it('numbers of forms end with a digit behind their state', () =>
    expect(
      withLines(`FORMS APPLICABLE TO THIS POLICY
LOM-7030/TXEP    6/20    HOMEOWNERS POLICY DECLARATIONS
LOM-7000/TXR3    2/21    HOMEOWNERS POLICY
LOM-7330/TX      2/21    ROOF SURFACING`).endorsements,
    ).toEqual(['LOM-7030/TXEP', 'LOM-7000/TXR3', 'LOM-7330/TX']))

  it('any other covered property loss has the deductible of all other perils', () =>
    expect(
      withLines(`Wind or hail                        $6,000
Any other covered property loss     $2,500`).deductibles.all_perils?.amount,
    ).toBe(2500))
})

describe('what looks like these and is something else', () => {
  const lettered = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

  it.each([
    'Your house (A)          $300,000\nFurniture and clothes (B)          $150,000\nLawsuits (C)          $500,000',
    'Diamond ring (A)          $9,000\nOil painting (B)          $12,000\nTennis bracelet (D)          $20,000',
    'Money and coins (A)          $200\nSecurities (B)          $1,500\nFirearms (F)          $2,500',
  ])('no letters of coverages: %s', (rows) =>
    expect(lettered(rows)).toMatchObject({
      coverage_b_other_structures: null,
      coverage_d_loss_of_use: null,
      coverage_f_medical_payments: null,
    }),
  )

  it.each<[string, unknown]>([
    ['Golf cart          2019 Yamaha\nWho owns it          Pedro Gomez', 'Ana Flores'],
    ['Your loan          Frost Bank\nWho holds it          Elm Credit Union', 'Ana Flores'],
  ])('no owner of the home: %s', (rows, holder) => expect(withLines(rows).policy_holder_name).toBe(holder))

  it.each<
    [
      string,
      (
        | 'mold_limit'
        | 'roof_year'
        | 'year_built'
        | 'coverage_d_loss_of_use'
        | 'extended_dwelling_percentage'
        | 'total_annual_premium'
      ),
    ]
  >([
    ['Mold over the limit. Its remediation is not covered.', 'mold_limit'],
    ['Your file has a 2019 roof inspection.', 'roof_year'],
    ['If your home has a 2010 roof, we pay 60%.', 'roof_year'],
    ['The roof is settled at actual cash value when\n10 years old.', 'roof_year'],
    ['Inspection of the brick walls; completed 2024; no faults found', 'year_built'],
    ['Time away from work          $1,000', 'coverage_d_loss_of_use'],
    ['Living costs          $1,000 a month', 'coverage_d_loss_of_use'],
    ['Garage increased replacement cost 25% of its limit', 'extended_dwelling_percentage'],
    ['Fees\nPolicy fee          $100\nInspection fee          $50\nEverything          $150', 'total_annual_premium'],
    ['Annual premium due from the mortgagee          $1,500', 'total_annual_premium'],
  ])('%s', (words, field) => expect(withLines(words)[field]).toBeNull())

  it('the exclusion applies where what would delete it was not taken', () =>
    expect(
      withLines(
        'Cosmetic damage exclusion: applies, as you did not choose the endorsement that deletes this exclusion.',
      ).cosmetic_damage_excluded,
    ).toBe(true))

  it.each(['$50 CLASS 4', '$25 AGE 55'])('no form: %s', (cell) =>
    expect(
      withLines(`FORMS AND ENDORSEMENTS
LO-101    PERSONAL PROPERTY
LO-110    JEWELRY
${cell}   PROTECTION`).endorsements,
    ).toEqual(['LO-101', 'LO-110']),
  )
})

describe('two columns', () => {
  it('a limit is not the figure of the block beside', () =>
    expect(
      withLines(`B  Personal Property off premises     $15,000
C. Personal Property              228,000      Jewelry and Furs $2,500 / $5,000`).coverage_c_personal_property,
    ).not.toBe(2500))
})

describe('an insurer called after homeowners', () => {
  const insurer = (upper: string) =>
    fieldsOf(`
${upper}
Insurance Company
HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
${LIMITS}`).insurance_provider
  it('has both lines of its name', () =>
    expect(insurer('Homeowners of Waco')).toBe('Homeowners of Waco Insurance Company'))
  it('is none where the line above is a title', () => expect(insurer('Homeowners Policy')).toBeNull())
})
