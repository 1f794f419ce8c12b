import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../testing/lone-oak.ts'

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

const HEAD = 'LONE OAK INSURANCE COMPANY                       HOMEOWNERS POLICY DECLARATIONS\n'

const pageOf = (label: (english: string, spanish: string) => string): string =>
  [HEAD, ...ROWS.map(([english, spanish, value]) => `${label(english, spanish).padEnd(80)}${value}`)].join('\n')

/** The Spanish on a line of its own. */
const linesBelow = (indent: string): string =>
  [HEAD, ...ROWS.map(([english, spanish, value]) => `${english.padEnd(50)}${value}\n${indent}${spanish}`)].join('\n')

describe('a page in English and Spanish', () => {
  it.each([
    ['Spanish first', pageOf((english, spanish) => `${spanish} / ${english}`)],
    ['English first', pageOf((english, spanish) => `${english} / ${spanish}`)],
    ['a dash between', pageOf((english, spanish) => `${spanish} – ${english}`)],
    ['Spanish in brackets', pageOf((english, spanish) => `${english} (${spanish})`)],
    ['a colon behind', pageOf((english, spanish) => `${english} / ${spanish}:`)],
    ['a bar between', pageOf((english, spanish) => `${english} | ${spanish}`)],
    ['a column each, Spanish first', pageOf((english, spanish) => `${spanish.padEnd(40)}${english}`)],
    ['a column each, English first', pageOf((english, spanish) => `${english.padEnd(40)}${spanish}`)],
    ['Spanish below', linesBelow('')],
    ['Spanish below, further in', linesBelow('   ')],
  ])('is read as the English says: %s', (_, page) => {
    const fields = fieldsOf(page)
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

  it('keeps names of people and towns that Spanish gave', () => {
    const page = pageOf((english, spanish) => `${spanish} / ${english}`)
      .replace('Ana Flores Cantú', `Maria de la Garza\n${' '.repeat(81)}Al Casas`)
      .replaceAll('Waco', 'Los Fresnos')
    const fields = fieldsOf(page)
    expect([fields.policy_holder_name, ...fields.additional_insured_names]).toEqual(['Maria de la Garza', 'Al Casas'])
    expect(fields.property_address.city).toBe('Los Fresnos')
  })

  it('is parted at the mark between the languages, not behind the letter', () => {
    const letters: [string, string, string][] = [
      ['Coverage A - Dwelling', 'Vivienda', '$300,000'],
      ['Coverage B - Personal Property', 'Propiedad personal', '$150,000'],
      ['Coverage C - Personal Liability', 'Responsabilidad personal', '$100,000'],
      ['Coverage D - Medical Payments', 'Pagos médicos', '$5,000'],
    ]
    const rows = letters.map(([english, spanish, value]) => `${`${english} / ${spanish}`.padEnd(80)}${value}`)
    expect(fieldsOf([HEAD, 'Policy number / Número de póliza: LO-448812', ...rows].join('\n'))).toMatchObject({
      coverage_a_dwelling: 300_000,
      coverage_b_other_structures: null,
      coverage_c_personal_property: 150_000,
      coverage_d_loss_of_use: null,
      coverage_e_personal_liability: 100_000,
      coverage_f_medical_payments: 5_000,
    })
  })

  it('leaves pairs of words in one language alone', () => {
    const page = `${HEAD}
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
A. Dwelling                   $300,000
Fence / Shed                  $12,000
Wind / Hail deductible        2%
Water / Sewer backup          $5,000`
    const fields = fieldsOf(page)
    expect(fields.water_backup_limit).toBe(5000)
    expect(fields.deductibles.wind_hail?.percentage).toBe(2)
  })
})
