import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { type PlacedLine, placedPage } from '../../testing/placed-lines.ts'

const LIMITS: PlacedLine[] = [
  ['Dwelling', 50, 400, 9],
  ['$310,000', 300, 400, 9],
  ['Personal property', 50, 414, 9],
  ['$110,000', 300, 414, 9],
]

const TITLE: PlacedLine[] = [['Lone Oak Insurance Company Homeowners Declarations', 50, 60, 14]]

describe('captions in smaller print, as far from what stands over them as from what stands under', () => {
  it('belong to the value over them where the stack begins with a value', () => {
    const { fields } = readPolicy(
      placedPage([
        ...TITLE,
        ['Ana Flores and Luis Paredes', 50, 100, 11],
        ['Named insured(s)', 50, 116, 7],
        ['12 Elm St', 50, 131, 11],
        ['Waco, TX 76710', 50, 144, 11],
        ['Insured location', 50, 160, 7],
        ['LO-448812', 50, 175, 11],
        ['03/01/2026 – 03/01/2027', 230, 175, 11],
        ['Policy number', 50, 191, 7],
        ['Policy period', 230, 191, 7],
        ...LIMITS,
      ]),
    )
    expect(fields).toMatchObject({
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      policy_number: 'LO-448812',
      effective_date: '2026-03-01',
      property_address: { street: '12 Elm St', city: 'Waco', zip: '76710' },
    })
  })

  it('belong to the value under them where the stack begins with a caption', () => {
    const { fields } = readPolicy(
      placedPage([
        ...TITLE,
        ['Named insured(s)', 50, 100, 7],
        ['Ana Flores', 50, 115, 11],
        ['Policy number', 50, 130, 7],
        ['LO-448812', 50, 145, 11],
        ['Year built', 230, 100, 7],
        ['1991', 230, 115, 11],
        ['Roof year', 230, 122, 7],
        ['2014', 230, 137, 11],
        ...LIMITS,
      ]),
    )
    expect(fields).toMatchObject({
      policy_holder_name: 'Ana Flores',
      policy_number: 'LO-448812',
      year_built: 1991,
      roof_year: 2014,
    })
  })
})

it('rows of small heads close below the figures of the row above', () => {
  const item = (y: number, name: string, [limit, built, roof]: [string, string, string]): PlacedLine[] => [
    [name, 55, y, 8.5],
    ['Limit of liability', 55, y + 12, 6.8],
    ['Coinsurance', 182, y + 12, 6.8],
    ['Deductible (1%)', 310, y + 12, 6.8],
    ['Premium', 438, y + 12, 6.8],
    [limit, 55, y + 24, 8.5],
    ['80%', 182, y + 24, 8.5],
    ['$2,310', 310, y + 24, 8.5],
    ['$980.00', 438, y + 24, 8.5],
    ['Coverage', 55, y + 31, 6.8],
    ['Year built', 182, y + 31, 6.8],
    ['Construction', 310, y + 31, 6.8],
    ['Roof', 438, y + 31, 6.8],
    ['A', 55, y + 43, 8.5],
    [built, 182, y + 43, 8.5],
    ['Frame', 310, y + 43, 8.5],
    [roof, 438, y + 43, 8.5],
  ]
  const { fields } = readPolicy(
    placedPage([
      ['TEXAS WINDSTORM INSURANCE ASSOCIATION', 47, 51, 12],
      ['DECLARATIONS PAGE — DWELLING', 208, 95, 11],
      ['Policy Term 07/14/2026 to 07/14/2027', 311, 125, 8.5],
      ...item(260, 'Item 1. Dwelling, one family', ['$231,000', '1979', 'Metal, 2016']),
      ...item(325, 'Item 2. Other structure: detached garage', ['$14,000', '1999', 'Metal']),
    ]),
  )
  expect(fields).toMatchObject({ coverage_a_dwelling: 231_000, year_built: 1979, roof_year: 2016 })
})

it('a town over a street ends the address of the row above', () => {
  const { fields } = readPolicy(
    placedPage([
      ...TITLE,
      ['Named insured and', 40, 136, 9.4],
      ['mailing address:', 40, 148, 9.4],
      ['Ana Flores', 132, 136, 9.4],
      ['77 Pecan Ln', 132, 148, 9.4],
      ['Hewitt, TX 76643', 132, 160, 9.4],
      ['Property location:', 40, 170, 9.4],
      ['12 Elm St, Waco, TX 76710', 132, 170, 9.4],
      ...LIMITS,
    ]),
  )
  expect(fields.property_address).toMatchObject({ street: '12 Elm St', city: 'Waco' })
})
