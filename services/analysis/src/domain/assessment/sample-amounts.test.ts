import { readFileSync } from 'node:fs'
import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Scenario } from '@plainpolicy/platform/report/report-sections'
import { expect, test } from 'vitest'
import type { PolicyDetails, PolicyReading } from '../policy-fields.ts'
import { buildReport } from './build-report.ts'
import { noDetails } from './testing/a-reading.ts'
import { AMOUNTS_BY_HAND, type AmountsByHand } from './testing/amounts-by-hand.ts'
import { MORE_AMOUNTS_BY_HAND } from './testing/more-amounts-by-hand.ts'

const fixtures = new URL('../../../fixtures/', import.meta.url)
const byHand = { ...AMOUNTS_BY_HAND, ...MORE_AMOUNTS_BY_HAND }
const samples = Object.keys(byHand)

/** The schedule that the Allstate packet prints on page 4, at the age in question and beside it. */
const KATY_ROOF: Partial<PolicyDetails> = {
  roof_material: 'Composition – asphalt shingle',
  roof_schedule: [
    ...[
      [8, 72, 91, 86, 71],
      [9, 68, 90, 84, 67],
      [10, 64, 88, 82, 63],
    ].flatMap(([age = 0, ...shares]) =>
      ['Composition', 'Tile, slate or concrete', 'Metal', 'All other'].map((material, index) => ({
        material,
        from_age: age,
        to_age: age,
        percentage: shares[index] ?? 0,
      })),
    ),
  ],
}

function reportOfSample(name: string, language: 'en' | 'es' = 'en'): ReportData {
  const truth = JSON.parse(readFileSync(new URL(`${name}.truth.json`, fixtures), 'utf8')) as Pick<
    PolicyReading,
    'document_kind' | 'fields'
  >
  const details = { ...noDetails, ...(name === 'allstate-katy-roof-schedule' ? KATY_ROOF : {}) }
  const reading = { ...truth, details, evidence: {}, refusal: null, warnings: [] }
  return buildReport({ reportId: 'sample', reading, today: '2026-11-21', language })
}

const pair = (scenario: Scenario | null) => scenario && [scenario.you_pay, scenario.insurance_pays]

function amountsOf(report: ReportData): Required<AmountsByHand> {
  const { storm_scenarios: storms, sections } = report
  const all = [
    ...Object.values(storms),
    ...(sections.roof?.damage_scenarios ?? []),
    ...(sections.mold?.scenarios ?? []),
    ...(sections.water?.scenarios ?? []),
  ].filter((one) => one !== null)
  const youPay = (scenarios: Scenario[] | undefined) => scenarios?.map((one) => one.you_pay) ?? null
  return {
    hail: pair(storms.spring_hailstorm),
    fire: pair(storms.fire_or_lightning),
    majorStorm: pair(storms.major_storm),
    roof: youPay(sections.roof?.damage_scenarios),
    roofLoss: sections.roof?.depreciation ?? undefined,
    mold: youPay(sections.mold?.scenarios),
    water: youPay(sections.water?.scenarios),
    additionalForStorms: sections.storm?.additional_for_storms ?? null,
    fund: sections.storm?.emergency_fund?.minimum ?? null,
    insuredValue: report.total_insured_value,
    score: report.scores.overall_protection_score,
    atLeast: all.filter((one) => one.not_counted !== undefined).map((one) => one.id),
  } as Required<AmountsByHand>
}

test('there are sixteen of them', () => expect(samples).toHaveLength(16))

test.each(samples)('the report of %s says what was worked out by hand', (name) => {
  const expected = byHand[name]
  expect(amountsOf(reportOfSample(name))).toEqual({
    roofLoss: undefined,
    ...expected,
    atLeast: expected?.atLeast ?? [],
  })
})

test.each(samples)('the Spanish report of %s has the same figures', (name) => {
  expect(amountsOf(reportOfSample(name, 'es'))).toEqual(amountsOf(reportOfSample(name)))
})

test('you and the policy pay the whole damage between you', () => {
  for (const name of samples) {
    const { storm_scenarios, sections } = reportOfSample(name)
    const all = [...Object.values(storm_scenarios), ...(sections.water?.scenarios ?? [])]
    for (const one of all) if (one) expect(one.you_pay + one.insurance_pays).toBe(one.damage_amount)
  }
})
