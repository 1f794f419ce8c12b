import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { type PlacedLine, placedPage } from '../testing/placed-lines.ts'

const TITLE: PlacedLine[] = [
  ['Lone Oak Insurance Company', 50, 40, 11],
  ['HOMEOWNERS POLICY DECLARATIONS', 50, 56, 11],
  ['Policy number: LO-448812', 50, 72, 9],
  ['Policy period: 03/01/2026 to 03/01/2027', 250, 72, 9],
]
const placed = (...lines: PlacedLine[]) => readPolicy(placedPage([...TITLE, ...lines])).fields

describe('a figure over its caption', () => {
  it('may stand further off where it is larger', () => {
    const { coverage_a_dwelling, coverage_c_personal_property, coverage_d_loss_of_use } = placed(
      ['$300,000', 51, 183, 13],
      ['$30,000', 231, 183, 13],
      ['$150,000', 411, 183, 13],
      ['Coverage A: Dwelling', 51, 201.5, 8],
      ['Coverage B: Other structures', 231, 201.5, 8],
      ['Coverage C: Personal property', 411, 201.5, 8],
      ['$90,000', 51, 237, 13],
      ['$500,000', 231, 237, 13],
      ['$5,000', 411, 237, 13],
      ['Coverage D: Loss of use', 51, 255.5, 8],
      ['Coverage E: Personal liability', 231, 255.5, 8],
      ['Coverage F: Medical payments', 411, 255.5, 8],
    )
    expect([coverage_a_dwelling, coverage_c_personal_property, coverage_d_loss_of_use]).toEqual([
      300_000, 150_000, 90_000,
    ])
  })

  it('is not that of a label right over its own', () => {
    const { coverage_a_dwelling, coverage_c_personal_property } = placed(
      ['Coverage A: Dwelling', 51, 183, 8],
      ['Coverage C: Personal property', 231, 183, 8],
      ['$300,000', 51, 199, 13],
      ['$150,000', 231, 199, 13],
      ['Coverage D: Loss of use', 51, 219, 8],
      ['Coverage E: Personal liability', 231, 219, 8],
      ['$90,000', 51, 235, 13],
      ['$500,000', 231, 235, 13],
    )
    expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([300_000, 150_000])
  })
})

describe('what stands in a box with a number', () => {
  const boxes: PlacedLine[] = [
    ['1. INSURED’S NAME AND MAILING ADDRESS', 44, 130, 7.2],
    ['2. LOCATION OF DESCRIBED PREMISES', 310, 130, 7.2],
  ]
  it('is named by its caption further up', () =>
    expect(
      placed(
        ...boxes,
        ['ANA & LUIS FLORES', 44, 158, 9],
        ['12 ELM ST', 310, 158, 9],
        ['P O BOX 12', 44, 170, 9],
        ['WACO TX 76710', 310, 170, 9],
        ['WACO TX 76701', 44, 182, 9],
      ),
    ).toMatchObject({
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Flores'],
      property_address: { zip: '76710' },
    }))

  it('is none where another block stands below one of them alone', () =>
    expect(
      placed(...boxes, ['ELM STREET AGENCY LLC', 44, 158, 9], ['WACO TX 76701', 44, 170, 9]).policy_holder_name,
    ).toBeNull())
})

describe('names and values that slashes part', () => {
  const read = (row: string) => fieldsOf(`${HEAD}${LIMITS}\n${row}`)

  it('belong together one by one', () => {
    const { year_built, roof_year } = read('Construction / Year Built / Roof      Brick / 1987 / Metal, installed 2011')
    expect([year_built, roof_year]).toEqual([1987, 2011])
  })

  it('are not parted where there are two', () =>
    expect(read('Wind / Hail Deductible      2% / $6,000').deductibles.wind_hail).toMatchObject({ percentage: 2 }))
})

describe('a title with the number of its item', () => {
  it.each(['MORTGAGEES', 'MORTGAGEE'])('%s', (title) =>
    expect(
      fieldsOf(`${HEAD}${LIMITS}
ITEM 7.  ${title}
First: Frost Bank NA ISAOA/ATIMA, P.O. Box 12, Waco, TX 76701, Loan No. 4471
Second: Elm Credit Union, 301 E 13th St, Waco, TX 76701, Loan No. 88`).mortgagee,
    ).toBe('Frost Bank NA'),
  )
})

describe('a copy for the lender', () => {
  const to = (first: string) =>
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027

ISSUED TO                                YOUR CUSTOMER
${first.padEnd(41)}ANA & LUIS FLORES
P.O. Box 20                              12 Elm St
Waco, TX 76701                           Waco, TX 76710
${LIMITS}`)

  it('is issued to the lender, who is not insured', () =>
    expect(to('Frost Mortgage LLC ISAOA/ATIMA')).toMatchObject({
      policy_holder_name: null,
      mortgagee: 'Frost Mortgage LLC',
    }))

  it('names nobody who is insured beside a lender', () =>
    expect(to('Ana Flores and Frost Bank ISAOA/ATIMA')).toMatchObject({ mortgagee: null }))

  it('names no lender that has no such clause', () => expect(to('Elm Street Agency LLC').mortgagee).toBeNull())
})

describe('the place of the home in the title of a page', () => {
  const home = (size: number) =>
    placed(
      ['12 Elm St', 43, 93.3, size],
      ['Waco, TX 76710', 43, 104.5, 9.3],
      ['McLennan County', 162, 104.5, 9.3],
      ['Policyholder', 43, 140, 9],
      ['Ana Flores', 43, 152, 9],
    ).property_address.street
  it('stands in large letters', () => expect(home(19)).toBe('12 Elm St'))
  it('is not that of a block of a letter', () => expect(home(9.3)).toBeNull())
})

describe('a table of deductibles', () => {
  it('ends at the next title of its size', () => {
    const { mold_limit, deductibles } = placed(
      ['A. Dwelling', 43, 110, 8.3],
      ['$526,000', 540, 110, 8.3],
      ['Deductibles', 43, 171, 9.2],
      ['Type of Loss', 43, 193, 8.3],
      ['Deductible', 527, 193, 8.3],
      ['All other perils', 43, 204, 8.3],
      ['$5,260', 544, 204, 8.3],
      ['Wind or Hail', 43, 215, 8.3],
      ['$10,520', 540, 215, 8.3],
      ['Policy Features', 43, 234, 9.2],
      ['Limited Mold Coverage', 43, 255, 8.3],
      ['$5,000', 544, 255, 8.3],
    )
    expect([mold_limit, deductibles.wind_hail?.amount]).toEqual([5000, 10_520])
  })
})

describe('what looks like a caption under a figure', () => {
  it('is another’s label, where the figure has one above', () =>
    expect(
      placed(
        ['Annual premium', 50, 140, 10],
        ['$1,559', 50, 158, 14],
        ['Medical payments to others', 50, 182, 10],
        ['See your policy', 50, 222, 10],
      ).coverage_f_medical_payments,
    ).toBeNull())
})

describe('what looks like cards', () => {
  it.each<[string, string]>([
    ['Dwelling limit         $300,000', 'Replacement cost       $410,000'],
    ['Roof                   Composition shingle', 'Replacement cost       $308,450'],
  ])('is a list: %s', (first, second) =>
    expect(
      fieldsOf(`${HEAD}
${first}
${second}`),
    ).toMatchObject({ dwelling_settlement: null, roof_settlement: null }),
  )
})
