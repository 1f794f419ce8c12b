import { expect, test } from 'vitest'
import type { PolicyFields } from '../policy-fields.ts'
import { anEvidence, noDetails, reportOf } from './testing/a-reading.ts'

const checkOf = (county: string | null, city = 'Austin', fields: Partial<PolicyFields> = {}) =>
  reportOf({
    fields: { property_address: { street: '1 Gulf Rd', city, state: 'TX', zip: null }, ...fields },
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

test('without a county it lists those that count and guesses nothing', () => {
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
