import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from '../testing/typed-pages.ts'
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
