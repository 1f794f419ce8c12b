import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { expect, test } from 'vitest'
import { aReading } from './assessment/testing/a-reading.ts'
import { keepEvidenced } from './keep-evidenced.ts'
import type { PolicyReading } from './policy-fields.ts'

const somewhere: Evidence = {
  page: 1,
  quote: 'Dwelling $400,000',
  box: [0, 0, 1, 1],
  confidence: 0.9,
  method: 'printed',
}

test('a value that has no place in the document is taken out', () => {
  const reading = { ...aReading({ fields: { coverage_a_dwelling: 400_000, mold_limit: 0 } }), evidence: {} }
  const { fields } = keepEvidenced({
    ...reading,
    fields: { ...reading.fields, flood_coverage: true, endorsements: ['HO 04 90'] },
  })
  expect(fields).toMatchObject({
    coverage_a_dwelling: null,
    mold_limit: null,
    flood_coverage: false,
    endorsements: [],
    property_address: { street: null, city: null, state: null, zip: null },
    deductibles: { all_perils: null, wind_hail: null, hurricane: null },
  })
})

test('a value with its place stays', () => {
  const wind = { amount: 8_000, percentage: 2, stated: 'both' as const }
  const reading = aReading({
    fields: { coverage_a_dwelling: 400_000, deductibles: { all_perils: wind, wind_hail: wind, hurricane: null } },
  })
  const { fields } = keepEvidenced({
    ...reading,
    evidence: { coverage_a_dwelling: somewhere, 'deductibles.wind_hail': somewhere },
  })
  expect(fields.coverage_a_dwelling).toBe(400_000)
  expect(fields.deductibles).toEqual({ all_perils: null, wind_hail: wind, hurricane: null })
})

test('a reading that was stored before there were details keeps its values', () => {
  const { details: _, ...stored } = aReading({ fields: { coverage_a_dwelling: 400_000 } })
  const reading = { ...stored, evidence: { coverage_a_dwelling: somewhere } } as unknown as PolicyReading
  const { fields, details } = keepEvidenced(reading)
  expect(fields.coverage_a_dwelling).toBe(400_000)
  expect(details).toMatchObject({ county: null, roof_schedule: [], forms: [] })
})
