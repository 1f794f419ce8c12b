import { describe, expect, it } from 'vitest'
import { readPolicy } from './read-policy.ts'
import { typedPages } from './testing/typed-pages.ts'
import { insurerAt } from './values/company.ts'
import { lenderNameIn } from './values/lender.ts'
import { splitNames } from './values/names.ts'

const FACTS = `
Named Insured: Ana Flores      Policy Number: LOH 448812
Property location: 12 Elm St, Waco, TX 76710
Policy period: 03/01/2026 to 03/01/2027`
const LIMITS = `
Coverages                             Limit       Premium
A. Dwelling                        $300,000     $1,900.00
C. Personal Property               $150,000        incl
E. Personal Liability              $100,000        $15.00`
const read = (rest: string) =>
  readPolicy(typedPages(`LONE OAK INSURANCE COMPANY\nHOMEOWNERS DECLARATIONS${FACTS}${LIMITS}\n${rest}`))

describe('papers of a loan and of taxes that name a policy', () => {
  it.each([
    `ESCROW ACCOUNT STATEMENT
Principal and interest   $1,204.77
Escrow deposit   $741.20
Escrow shortage   $61.90
Homeowners insurance   LONE OAK INSURANCE COMPANY   Policy LOH 448812   $4,188.00
Coverage amount (dwelling)  $331,000   Deductible  2%`,
    `CLOSING DISCLOSURE
Loan amount   $280,000     Interest rate   6.125%
Closing costs   $9,410.00     Cash to close   $41,200.00
Homeowners insurance, 12 months, Lone Oak Insurance Company   $2,400.00
Dwelling coverage   $300,000`,
    `2026 PROPERTY TAXES
McLennan County Appraisal District
Appraised value   $310,000     Homestead exemption   $100,000
Taxing unit   Tax rate   Levy
Dwelling   $280,000`,
  ])('%s', (paper) => {
    expect(readPolicy(typedPages(`${paper}\nAna Flores, 12 Elm St, Waco, TX 76710`)).document_kind).toBe(
      'not_home_insurance',
    )
  })

  it('declarations that a servicer pays from escrow stay what they are', () => {
    const bill = 'Billed to the escrow account of loan number 4410. Your escrow payment may change.'
    expect(read(bill).document_kind).toBe('homeowners_declarations')
  })
})

describe('a home policy that speaks of wind or of vehicles', () => {
  it.each([
    'Wind   $6,000 Windstorm and Hail\n====\nPolicy Number: LOH 448812\nA. Dwelling   $300,000',
    'Wind is insured by the Texas Windstorm Insurance Association',
  ])('%s', (rest) => {
    expect(read(rest).document_kind).toBe('homeowners_declarations')
  })
})

it('a page that names its company and the garage is none of vehicles', () => {
  const page = `VEHICLE AND PROPERTY INSURANCE COMPANY\nHOMEOWNERS DECLARATIONS${FACTS}
Provided by: Lone Oak Vehicle and Property Insurance Company
Garage: attached garage, 2 car garage\n====\nHOMEOWNERS DECLARATIONS   Policy Number: LOH 448812${LIMITS}`
  expect(readPolicy(typedPages(page)).fields.policy_holder_name).toBe('Ana Flores')
})

describe('names', () => {
  it.each([
    ['TREVINO, ALONZO R & MARY KAY', ['ALONZO R TREVINO', 'MARY KAY TREVINO']],
    ['DE LA GARZA, ANA MARIA', ['ANA MARIA DE LA GARZA']],
    ['SMITH, JOHN A AND SUE ANN', ['JOHN A SMITH', 'SUE ANN SMITH']],
    ['Luis Flores, Flores Family Trust', ['Luis Flores', 'Flores Family Trust']],
    ['Ana, Luis and Maria Flores', ['Ana Flores', 'Luis Flores', 'Maria Flores']],
  ])('%s', (line, names) => {
    expect(splitNames(line)).toEqual(names)
  })

  it('a county is nobody', () => {
    expect(read('ADDITIONAL NAMED INSURED   Bell County').fields.additional_insured_names).toEqual([])
  })

  it.each([
    [['DELETED 08/03/2026 - LONE OAK MORTGAGE, LOAN 44018827'], undefined],
    [['Removed: Lone Oak Bank'], undefined],
    [['Lone Oak Bank, mortgage released 2024'], undefined],
    [['LONE OAK FEDERAL', 'CREDIT UNION, ISAOA'], 'LONE OAK FEDERAL CREDIT UNION'],
    [['Old Oak National Bank', 'Mortgage'], 'Old Oak National Bank'],
  ])('the lender of %s', (lines, name) => {
    expect(lenderNameIn(lines)).toBe(name)
  })

  it.each([
    ['Lone Oak Insurance SE (100%)', 'Lone Oak Insurance SE'],
    ['Lone Oak Insurance Limited', 'Lone Oak Insurance Limited'],
    ['LONE OAK UNDERWRITERS, LLC', null],
    ['Lone Oak Underwriters', 'Lone Oak Underwriters'],
  ])('the insurer of %s', (text, name) => {
    expect(insurerAt(text)).toBe(name)
  })
})

it.each([
  ['$5,000 each and every loss, increasing to $10,000 in respect of water damage', 5000],
  ['$2,500 each loss, reduced to $1,000 in respect of theft', 2500],
  ['$5,000 each loss, but 2% for windstorm or hail', 5000],
])('the deductible of all else in %s', (words, amount) => {
  expect(read(`Deductible   ${words}`).fields.deductibles.all_perils).toEqual({
    amount,
    percentage: null,
    stated: 'amount',
  })
})

it('forms of a list that dashes part', () => {
  const { endorsements } = read(
    'POLICY FORMS: LO HO3 TX 09 20 - LO TX AE 01 24 - LO HO ACR 05 18 -\nLO HO WHD 02 19',
  ).fields
  expect(endorsements).toEqual(['LO HO3 TX', 'LO TX AE', 'LO HO ACR', 'LO HO WHD'])
})

it('values beside labels are no rows of a table of forms', () => {
  const rows = `Policy Number:   CTX 0041927 06      Policy Effective:    11/03/2026
Renewal Of:      CTX 0041927 05      Policy Expiration:   11/03/2027
Date Issued:     09/18/2026          Change Effective:    N/A
Policy Form:     HO-3 Special Form   Payor:               Mortgagee`
  const page = `LONE OAK INSURANCE COMPANY\nHOMEOWNERS DECLARATIONS\n${rows}${LIMITS}`
  expect(readPolicy(typedPages(page)).fields.endorsements).toEqual([])
})

it('rows that follow closely are no sentence where one is denied', () => {
  const rows = `Replacement Cost on Contents            Selected
Extended Dwelling Replacement Cost      Not Selected
Roof Loss Settlement                    Not Selected`
  expect(read(rows).fields.dwelling_settlement).toBeNull()
})

it('a policy without wind and hail settles no roof after them', () => {
  const { fields } = read('This policy excludes windstorm and hail.\nRoof settlement   Actual cash value')
  expect(fields).toMatchObject({ wind_hail_excluded: true, roof_settlement: null })
})
