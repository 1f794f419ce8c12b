import { expect, test } from 'vitest'
import type { PolicyFields } from '../policy-fields.ts'
import { anEvidence, noDetails, reportOf } from './testing/a-reading.ts'

const at = (city: string, zip: string | null = null) => ({ street: '1 Gulf Rd', city, state: 'TX', zip })

const checkOf = (county: string | null, city = 'Austin', fields: Partial<PolicyFields> = {}) =>
  reportOf({
    fields: { property_address: at(city), ...fields },
    reading: { details: { ...noDetails, county }, evidence: county ? { county: anEvidence(`${county} County`) } : {} },
  }).coastal_check

test.each([
  ['Galveston', 'Galveston', 'first_tier'],
  ['SAN PATRICIO', 'Portland', 'first_tier'],
  ['Harris', 'La Porte', 'east_harris'],
  ['Harris', 'LAPORTE', 'east_harris'],
  ['Harris', 'Shore Acres', 'east_harris'],
  ['Harris', 'Houston', 'elsewhere'],
  ['Travis', 'Austin', 'elsewhere'],
  ['Travis', 'Pasadena', 'elsewhere'],
  [null, 'Galveston', 'unknown'],
])('%s County and the city of %s are %s', (county, city, area) => {
  expect(checkOf(county, city)?.area).toBe(area)
})

test('a county on the coast says what this policy does about wind and flood', () => {
  expect(checkOf('Nueces', 'Corpus Christi', { wind_hail_excluded: true })?.text).toMatch(
    /Nueces County.*leaves out wind and hail\. We found no flood coverage/,
  )
})

test.each([
  ['Galveston', '77550', 'first_tier', /names no county\. We assumed Galveston County: the ZIP code 77550/],
  ['Corpus Christi', '78401-2210', 'first_tier', /We assumed Nueces County/],
  ['La Porte', '77571', 'east_harris', /We assumed Harris County.*The part of La Porte east of Highway 146/],
  ['Dallas', '75201', 'elsewhere', /We assumed one away from the coast, by the ZIP code 75201/],
  ['Katy', '77494', 'unknown', /Aransas, Brazoria/],
  ['Pasadena', '77005', 'elsewhere', /away from the coast/],
])('without a county, %s with the ZIP code %s is assumed to be %s', (city, zip, ...[area, words]) => {
  const check = checkOf(null, city, { property_address: at(city, zip) })
  expect(check).toMatchObject({ county: null, area })
  expect(check?.text).toMatch(words)
})

test('a ZIP code of another state says nothing', () => {
  const address = { ...at('Erie', '77550'), state: 'PA' }
  expect(checkOf(null, 'Erie', { property_address: address })?.area).toBe('unknown')
})

test('without a county and a ZIP code it lists those that count and guesses nothing', () => {
  const check = checkOf(null, 'Galveston')
  expect(check).toMatchObject({ county: null, sources: [] })
  expect(check?.text).toContain('Aransas, Brazoria')
})

test('it opens the place of the county and names the statute', () => {
  expect(checkOf('Brazoria')).toMatchObject({
    sources: ['coastal_check.county'],
    law: { name: 'Tex. Ins. Code 2210.003' },
  })
})
