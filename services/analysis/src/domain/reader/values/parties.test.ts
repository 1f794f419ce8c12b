import { describe, expect, it } from 'vitest'
import { insurerAt } from './company.ts'
import { lenderNameIn } from './lender.ts'
import { splitNames } from './names.ts'

describe('of the names in a line', () => {
  it.each([
    ['TREVINO, ALONZO R & MARY KAY', ['ALONZO R TREVINO', 'MARY KAY TREVINO']],
    ['DE LA GARZA, ANA MARIA', ['ANA MARIA DE LA GARZA']],
    ['SMITH, JOHN A AND SUE ANN', ['JOHN A SMITH', 'SUE ANN SMITH']],
    ['Luis Flores, Flores Family Trust', ['Luis Flores', 'Flores Family Trust']],
    [
      'Ana St. Clair and Luis St. Clair, and Oak Art Holdings Trust',
      ['Ana St. Clair', 'Luis St. Clair', 'Oak Art Holdings Trust'],
    ],
    [
      'Ana Flores and Luis Flores, and the Estate of Juan Flores',
      ['Ana Flores', 'Luis Flores', 'Estate of Juan Flores'],
    ],
    ['Ana Flores-Paredes and Estate of Juan Paredes', ['Ana Flores-Paredes', 'Estate of Juan Paredes']],
    ['Ana, Luis and Maria Flores', ['Ana Flores', 'Luis Flores', 'Maria Flores']],
  ])('%s names each', (line, names) => {
    expect(splitNames(line)).toEqual(names)
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
    ['Lone Oak Casualty Company - A Stock Insurance Company', 'Lone Oak Casualty Company'],
    ['Lone Oak - A Mutual Insurance Company', 'Lone Oak - A Mutual Insurance Company'],
    ['LONE OAK UNDERWRITERS, LLC', null],
    ['Lone Oak Underwriters', 'Lone Oak Underwriters'],
  ])('the insurer of %s', (text, name) => {
    expect(insurerAt(text)).toBe(name)
  })
})
