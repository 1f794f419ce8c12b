import { describe, expect, it } from 'vitest'
import { fieldsOf } from './testing/lone-oak.ts'

const ROWS: [string, string, string][] = [
  ['Policy Number', 'Número de póliza', 'LO-448812'],
  ['Policy Period', 'Vigencia de la póliza', '03/01/2026 - 03/01/2027'],
  ['Named Insured', 'Asegurado', 'Ana Flores Cantú'],
  ['Mailing Address', 'Dirección postal', 'PO Box 12, Waco, TX 76702'],
  ['Insured Location', 'Ubicación asegurada', '12 Elm St, Waco, TX 76710'],
  ['Mortgagee', 'Acreedor hipotecario', 'Frost Bank, ISAOA, Loan 5510093'],
  ['Year built', 'Año de construcción', '1999'],
  ['Year of roof', 'Año del techo', '2014'],
  ['A. Dwelling', 'Vivienda', '$300,000'],
  ['B. Other Structures', 'Otras estructuras', '$30,000'],
  ['C. Personal Property', 'Bienes personales', '$150,000'],
  ['E. Personal Liability', 'Responsabilidad personal', '$100,000'],
  ['Wind / Hail Deductible', 'Deducible de viento o granizo', '2%'],
  ['All Other Perils', 'Demás peligros', '$2,500'],
  ['Total Annual Premium', 'Prima total anual', '$1,425.00'],
]

const pageOf = (label: (english: string, spanish: string) => string): string =>
  [
    'LONE OAK INSURANCE COMPANY',
    label('Homeowners Policy Declarations', 'Declaraciones de la póliza de vivienda'),
    '',
    ...ROWS.map(([english, spanish, value]) => `${label(english, spanish).padEnd(70)}${value}`),
  ].join('\n')

describe('a page in English and Spanish', () => {
  it.each<[string, (english: string, spanish: string) => string]>([
    ['Spanish first', (english, spanish) => `${spanish} / ${english}`],
    ['English first', (english, spanish) => `${english} / ${spanish}`],
    ['a dash between', (english, spanish) => `${spanish} – ${english}`],
    ['Spanish in brackets', (english, spanish) => `${english} (${spanish})`],
    ['a colon behind', (english, spanish) => `${english} / ${spanish}:`],
  ])('is read as the English says: %s', (_, label) => {
    const fields = fieldsOf(pageOf(label))
    expect(fields).toMatchObject({
      policy_number: 'LO-448812',
      policy_holder_name: 'Ana Flores Cantú',
      property_address: { street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' },
      effective_date: '2026-03-01',
      renewal_date: '2027-03-01',
      total_annual_premium: 1425,
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: 30_000,
      coverage_c_personal_property: 150_000,
      coverage_e_personal_liability: 100_000,
      year_built: 1999,
      roof_year: 2014,
      mortgagee: 'Frost Bank',
    })
    expect(fields.deductibles.all_perils?.amount).toBe(2500)
    expect(fields.deductibles.wind_hail?.percentage).toBe(2)
  })
})
