import { documentKindSchema, reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { describe, expect, test } from 'vitest'
import type { PolicyFields, PolicyReading } from '../policy-fields.ts'
import { buildReport } from './build-report.ts'
import { KINDS } from './kinds.ts'
import { aHome, anEvidence, aReading, nothingPrinted, reportOf, TODAY } from './testing/a-reading.ts'

const nothing: PolicyFields = {
  ...(Object.fromEntries(Object.keys(aHome).map((field) => [field, null])) as unknown as PolicyFields),
  property_address: { street: null, city: null, state: null, zip: null },
  additional_insured_names: [],
  deductibles: nothingPrinted,
  wind_hail_excluded: false,
  cosmetic_damage_excluded: false,
  flood_coverage: false,
  endorsements: [],
}

test.each(documentKindSchema.options)('a report of %s has the agreed shape, full or empty', (kind) => {
  expect(() => reportDataSchema.parse(reportOf({ kind }))).not.toThrow()
  expect(() => reportDataSchema.parse(reportOf({ kind, fields: nothing }))).not.toThrow()
})

test.each(documentKindSchema.options)('%s show the sections of their table', (kind) => {
  const { sections } = reportOf({ kind })
  const { roof, storm, mold, water } = KINDS[kind]
  expect([sections.roof, sections.storm, sections.mold, sections.water].map((one) => one !== null)).toEqual([
    roof,
    storm,
    mold,
    water,
  ])
})

test('a policy that states nothing makes no figure outside the scenarios', () => {
  const report = reportOf({ fields: nothing })
  expect(Object.values(report.property_coverage_limits)).toEqual([null, null, null, null, null, null])
  expect(report.coverage_cards.map(({ status }) => status)).toEqual(Array(4).fill('Not found in your policy'))
  expect(report.calculated_deductibles.wind_hail_deductible).toBeNull()
  expect(report.sections.storm).toMatchObject({
    coverage_limit: null,
    additional_for_storms: null,
    emergency_fund: null,
  })
  expect(report.sections.water).toMatchObject({ sewer_backup: null, water_deductible: null })
  expect(report.scores.overall_protection_score).toBeNull()
  const outside = JSON.stringify({ ...report, sections: null, storm_scenarios: null })
  expect(outside).not.toMatch(/570,?000|11,?400|5,?700/)
})

test('the insured value is Coverage A with its extension, null where none is stated', () => {
  expect(reportOf({ fields: { extended_dwelling_percentage: 20 } }).total_insured_value).toBe(480_000)
  expect(reportOf({ fields: { extended_dwelling_percentage: 0 } }).total_insured_value).toBe(400_000)
  expect(reportOf().total_insured_value).toBeNull()
  expect(
    reportOf({ fields: { extended_dwelling_percentage: 20, coverage_a_dwelling: null } }).total_insured_value,
  ).toBeNull()
})

describe('details come straight from the fields', () => {
  test('the address in one line', () => {
    expect(reportOf().policy_holder_details.property_address).toBe('12 Pecan St, Austin, TX 78701')
    expect(reportOf().dwelling_valuation.location).toBe('12 Pecan St, Austin, TX 78701')
  })

  test('the parts of an address that were found', () => {
    const property_address = { street: null, city: 'Austin', state: 'TX', zip: null }
    expect(reportOf({ fields: { property_address } }).policy_holder_details.property_address).toBe('Austin, TX')
  })

  test('dates, names and the premium', () => {
    expect(reportOf()).toMatchObject({
      policy_holder_details: {
        renewal_date: '2027-03-02',
        policy_holder_name: 'Ada Rivera',
        policy_number: 'TX-100-2',
      },
      premium_details: { total_annual_premium: 4316 },
    })
  })
})

describe('evidence', () => {
  const evidence = {
    coverage_a_dwelling: anEvidence('A Dwelling $400,000'),
    policy_number: anEvidence('Policy Number TX-100-2'),
    'property_address.street': anEvidence('12 PECAN ST'),
    'deductibles.wind_hail': anEvidence('Wind or Hail 2% $8,000'),
    mold_limit: anEvidence('Fungi $5,000'),
    extended_dwelling_percentage: anEvidence('Extended 20%'),
  }
  const report = reportOf({ fields: { extended_dwelling_percentage: 20, mold_limit: 5000 }, reading: { evidence } })

  test.each([
    ['property_coverage_limits.coverage_a_dwelling', 'A Dwelling $400,000'],
    ['calculated_deductibles.dwelling_coverage_amount', 'A Dwelling $400,000'],
    ['policy_holder_details.policy_number', 'Policy Number TX-100-2'],
    ['policy_holder_details.property_address', '12 PECAN ST'],
    ['dwelling_valuation.location', '12 PECAN ST'],
    ['deductibles.wind_hail', 'Wind or Hail 2% $8,000'],
    ['calculated_deductibles.wind_hail_deductible', 'Wind or Hail 2% $8,000'],
    ['calculated_deductibles.hurricane_deductible', 'Wind or Hail 2% $8,000'],
    ['coverage_summary.mold_coverage.coverage_limit', 'Fungi $5,000'],
    ['sections.mold.limit', 'Fungi $5,000'],
  ])('%s opens where the value stands', (path, quote) => expect(report.evidence[path]?.quote).toBe(quote))

  test('the insured value is derived from the line of the extension', () => {
    expect(report.evidence.total_insured_value).toMatchObject({ quote: 'Extended 20%', method: 'derived' })
  })

  test('every source that a sentence names can be opened', () => {
    const sources = JSON.stringify(report).matchAll(/"sources":(\[[^\]]*\])/g)
    const paths = [...sources].flatMap(([, list]) => JSON.parse(list ?? '[]') as string[])
    expect(paths).toContain('calculated_deductibles.wind_hail_deductible')
    for (const path of paths) expect(report.evidence).toHaveProperty([path])
  })
})

test('the same reading on the same day gives the same report', () => {
  expect(reportOf()).toEqual(reportOf())
})

test('a stored reading from before there were details makes a report', () => {
  const { details: _, ...stored } = aReading()
  const request = { reportId: 'r', reading: stored as PolicyReading, today: TODAY, language: 'en' } as const
  expect(buildReport(request).claims_clock?.map(({ origin }) => origin)).not.toContain('policy')
})
