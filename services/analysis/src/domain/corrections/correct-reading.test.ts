import { describe, expect, test } from 'vitest'
import { anEvidence, aReading, noDetails, TODAY } from '../assessment/testing/a-reading.ts'
import type { PolicyReading } from '../policy-fields.ts'
import { correctReading } from './correct-reading.ts'
import { correctedReport } from './corrected-report.ts'

const evidence = {
  coverage_a_dwelling: anEvidence('Dwelling $400,000'),
  'deductibles.wind_hail': anEvidence('Wind/Hail 2%'),
  'property_address.street': anEvidence('12 PECAN ST'),
  mold_limit: anEvidence('Fungi $10,000'),
}
const reading = aReading({ fields: { mold_limit: 10_000 }, reading: { evidence } })

interface Seen {
  of?: PolicyReading
  page?: number
  quote?: string
}

const correct = (path: string, value: string, { of = reading, ...place }: Seen = {}) =>
  correctReading(of, [{ path, value, ...place }]).reading

const refusal = (path: string, value: string, of = reading) => {
  try {
    correct(path, value, { of })
    return null
  } catch (error) {
    return (error as { code?: string }).code
  }
}

describe('a value is put right by its path in the report or its name in the reading', () => {
  test.each([
    ['property_coverage_limits.coverage_a_dwelling', 'coverage_a_dwelling'],
    ['sections.storm.coverage_limit', 'coverage_a_dwelling'],
    ['coverage_a_dwelling', 'coverage_a_dwelling'],
  ])('%s', (path, field) => {
    const { reading: corrected, fields } = correctReading(reading, [{ path, value: '$412,000' }])
    expect(corrected.fields.coverage_a_dwelling).toBe(412_000)
    expect(fields).toEqual([field])
  })

  test.each(['calculated_deductibles.wind_hail_deductible', 'deductibles.wind_hail'])('%s', (path) => {
    expect(correct(path, '$5,000').fields.deductibles.wind_hail).toEqual({
      amount: 5_000,
      percentage: null,
      stated: 'amount',
    })
  })
})

test.each([
  ['effective_date', '2026-05-01', '2026-05-01'],
  ['roof_settlement', 'acv', 'ACV'],
  ['wind_hail_excluded', 'yes', true],
  ['roof_year', '2019', 2019],
  ['ordinance_or_law_percentage', '25%', 25],
  ['total_annual_premium', '4,316.50', 4316.5],
  ['additional_insured_names', 'Nora Rivera; Eli Rivera', ['Nora Rivera', 'Eli Rivera']],
  ['mortgagee', 'Bank of Texas ISAOA', 'Bank of Texas ISAOA'],
] as const)('%s is written %s', (field, value, expected) => {
  expect(correct(field, value, { page: 3 }).fields[field]).toEqual(expected)
})

test('an address is read into its parts, and keeps one place', () => {
  const { fields, evidence: places } = correct('property_address', '14 Pecan St, Austin, TX 78701')
  expect(fields.property_address).toEqual({ street: '14 Pecan St', city: 'Austin', state: 'TX', zip: '78701' })
  expect(Object.keys(places).filter((path) => path.startsWith('property_address'))).toEqual(['property_address'])
})

describe('a deductible', () => {
  test('in percent is reckoned of Coverage A, also when that is corrected in the same breath', () => {
    const both = [
      { path: 'deductibles.wind_hail', value: '1%' },
      { path: 'coverage_a_dwelling', value: '500000' },
    ]
    expect(correctReading(reading, both).reading.fields.deductibles.wind_hail).toEqual({
      amount: 5_000,
      percentage: 1,
      stated: 'percentage',
    })
  })

  test('in percent is reckoned of the limit that the policy names', () => {
    const details = {
      ...noDetails,
      deductible_bases: { ...noDetails.deductible_bases, wind_hail: 'coverage_c_personal_property' as const },
    }
    expect(
      correct('deductibles.wind_hail', '1%', { of: { ...reading, details } }).fields.deductibles.wind_hail?.amount,
    ).toBe(2_000)
  })

  test('with both printed keeps both', () => {
    expect(correct('deductibles.wind_hail', '2% ($8,240)').fields.deductibles.wind_hail).toEqual({
      amount: 8_240,
      percentage: 2,
      stated: 'both',
    })
  })

  test('that nobody printed in dollars follows a corrected limit; a printed amount stays', () => {
    const wind = { amount: 8_000, percentage: 2, stated: 'percentage' as const }
    const printed = {
      ...reading,
      fields: { ...reading.fields, deductibles: { ...reading.fields.deductibles, wind_hail: wind } },
    }
    expect(correct('coverage_a_dwelling', '412000', { of: printed }).fields.deductibles.wind_hail?.amount).toBe(8_240)
    expect(correct('coverage_a_dwelling', '412000').fields.deductibles.wind_hail?.amount).toBe(8_000)
  })

  test('in percent of a limit that is not stated needs its amount', () => {
    const without = { ...reading, fields: { ...reading.fields, coverage_a_dwelling: null } }
    expect(refusal('deductibles.wind_hail', '2%', without)).toBe('base-missing')
  })
})

describe('where it stands', () => {
  test('is where the reader saw something, and the evidence says that a person found it', () => {
    expect(correct('coverage_a_dwelling', '412000').evidence.coverage_a_dwelling).toEqual({
      ...evidence.coverage_a_dwelling,
      confidence: 1,
      method: 'printed',
      found: 'person',
    })
  })

  test('is where the person says', () => {
    const { evidence: places } = correct('coverage_a_dwelling', '412000', { page: 3, quote: 'A $412,000' })
    expect(places.coverage_a_dwelling).toMatchObject({ page: 3, quote: 'A $412,000', box: [0, 0, 0, 0] })
  })

  test('has to be said where the reader found nothing', () => expect(refusal('roof_year', '2019')).toBe('page-unsaid'))

  test('is nowhere for a value that the policy does not state', () => {
    const corrected = correct('mold_limit', 'none')
    expect(corrected.fields.mold_limit).toBeNull()
    expect(corrected.evidence).not.toHaveProperty('mold_limit')
  })
})

test.each([
  ['scores.overall_protection_score', '99', 'not-correctable'],
  ['endorsements', 'HO 04', 'not-correctable'],
  ['deductibles.flood', '1%', 'not-correctable'],
  ['constructor', 'x', 'not-correctable'],
  ['coverage_a_dwelling', 'much', 'not-understood'],
  ['coverage_a_dwelling', '-5', 'not-understood'],
  ['effective_date', '2026-02-30', 'not-understood'],
  ['deductibles.wind_hail', '2% of it', 'not-understood'],
])('%s cannot be %s', (path, value, code) => expect(refusal(path, value)).toBe(code))

test('a value that was uncertain is read where it was seen, and is uncertain no more', () => {
  const box = [10, 20, 30, 40] as [number, number, number, number]
  const uncertain = [
    { path: 'roof_year', seems: '2O19', page: 4, box, confidence: 0.4 },
    { path: 'year_built', seems: '1998', page: 4, box, confidence: 0.4 },
  ]
  const corrected = correct('dwelling_valuation.roof_year', '2019', { of: { ...reading, uncertain } })
  expect(corrected.fields.roof_year).toBe(2019)
  expect(corrected.evidence.roof_year).toMatchObject({ page: 4, box, quote: '2O19', found: 'person', confidence: 1 })
  expect(corrected.uncertain?.map(({ path }) => path)).toEqual(['year_built'])
})

test('the report says first what was corrected, in its language, and works out again what depends on it', () => {
  const { reading: corrected, fields } = correctReading(reading, [
    { path: 'deductibles.wind_hail', value: '$5,000' },
    { path: 'mold_limit', value: '20000' },
  ])
  const request = { reportId: crypto.randomUUID(), reading: corrected, fields, today: TODAY }
  const report = correctedReport(request, 'en')
  expect(report.warnings.slice(0, 2)).toMatchObject([
    { code: 'corrected', section: 'general', message: expect.stringContaining('wind and hail deductible') },
    { code: 'corrected', section: 'mold' },
  ])
  expect(report.sections.storm?.emergency_fund).toMatchObject({ minimum: 5_000, recommended: 7_500, optimal: 10_000 })
  expect(correctedReport(request, 'es').warnings[0]?.message).toMatch(/^Una persona revisó/)
})

test('the reading itself is not changed', () => {
  const before = structuredClone(reading)
  correct('coverage_a_dwelling', '412000')
  expect(reading).toEqual(before)
})
