import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'
import { inPlainNotation } from './figure-notation.ts'

it.each([
  ['$ 620,000', '$620,000'],
  ['$620000', '$620,000'],
  ['$1250.00', '$1,250.00'],
  ['US$ 620,000', '$620,000'],
  ['620,000 USD', '$620,000'],
  ['2 percent of Coverage A', '2% of Coverage A'],
  ['(2.5 %)', '(2.5%)'],
  ['1½ per cent', '1½%'],
])('%j is read as %j', (printed, plain) => {
  expect(inPlainNotation(printed)).toBe(plain)
})

it.each([
  'Policy 620000',
  'Square feet 2914',
  'percent of Coverage A',
  'Roof installed 2014',
  '$35,000 percentage deductible',
])('%j stays as it is', (printed) => {
  expect(inPlainNotation(printed)).toBe(printed)
})

it('an amount without commas is no form of the list above it', () => {
  const page = `
Homeowners Policy Declarations
Named insured       Priya Raman
Policy number       TXH-448127
A Dwelling                            $312000

Forms and endorsements
HO 04 90   Personal property replacement cost
HO 04 77   Ordinance or law, 10 percent of Coverage A     $31200`
  const { fields } = readPolicy(typedPages(page))
  expect(fields).toMatchObject({
    coverage_a_dwelling: 312000,
    ordinance_or_law_percentage: 10,
    endorsements: ['HO 04 90', 'HO 04 77'],
  })
})

it.each([
  ['Wind and hail deductible   2 percent of Coverage A', 'deductibles.wind_hail', '2 percent of Coverage A'],
  ['Policy deductible          $2500', 'deductibles.all_perils', '$2500'],
  ['Water backup               USD 10,000', 'water_backup_limit', 'USD 10,000'],
  [
    'Flood is not insured here. Water backup of sewers or drains is insured for US$ 10,000.',
    'water_backup_limit',
    'US$ 10,000',
  ],
])('what is quoted is what the page has: %s', (line, path, printed) => {
  const { evidence } = readPolicy(typedPages(`${HEAD}${LIMITS}\n${line}`))
  expect(evidence[path]?.quote).toContain(printed)
})

it('thousands and millions may have a letter', () => {
  const { fields, evidence } = readPolicy(
    typedPages(`${HEAD}\nDwelling             $400K\nPersonal property    $200k\nPersonal liability   $1 million`),
  )
  expect(fields).toMatchObject({
    coverage_a_dwelling: 400_000,
    coverage_c_personal_property: 200_000,
    coverage_e_personal_liability: 1_000_000,
  })
  expect(evidence.coverage_a_dwelling?.quote).toContain('$400K')
})

it('a document without dollar signs is quoted without them', () => {
  const { evidence } = readPolicy(typedPages(`${HEAD}${LIMITS.replaceAll('$', '')}\nMold   up to 10,000`))
  expect(evidence.coverage_a_dwelling?.quote).toBe('A. Dwelling 300,000')
})
